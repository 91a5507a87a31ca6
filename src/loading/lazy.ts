import { retry, type Schedule } from "./retry";

/**
 * Something that is loaded when it is first asked for, and once.
 *
 * @param load - Loads it; {@link retry} calls it by the schedule.
 * @returns What asks for it. It rejects as the last try does, and a later call
 * tries again.
 */
export function lazy<Result>(
  load: () => Promise<Result>,
  schedule: Schedule,
): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= retry(load, schedule).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
