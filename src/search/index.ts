export type {
  Answer,
  Area,
  Kind,
  Marked,
  Query,
  Result,
  SearchClient,
  SearchRecord,
} from "./types";
