export { hostedClient, type HostedSettings } from "./hosted";
export { localClient } from "./local";
export {
  FORMAT,
  packNames,
  unpackNames,
  type Manifest,
  type NamesPart,
  type TextsPart,
} from "./parts";
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
