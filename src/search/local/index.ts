export { localClient } from "./client";
