export { SearchIndex } from "./search-index";
