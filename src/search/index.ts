export { hostedClient, type HostedSettings } from "./hosted";
export { localClient } from "./local-client";
export {
  FIRST_FILE,
  FORMAT,
  packNames,
  unpackRecord,
  type FirstPart,
  type TextsPart,
} from "./parts";
export { suggesting } from "./suggesting";
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
