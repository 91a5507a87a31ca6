export { mathSyntax } from "./syntax/index.ts";
