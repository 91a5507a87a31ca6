// Change: there is a search. The theme leaves its place empty.
export { default } from "@site/src/features/search/bar";
