export { default } from "./parts/Workspace";
