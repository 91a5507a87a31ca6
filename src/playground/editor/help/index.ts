/**
 * Help with names: lists to complete from, names that are misspelt, what calls
 * take. A chunk of its own, which the editor loads once a reader is in it.
 */
export { help } from "./help";
