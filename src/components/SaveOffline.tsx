import useBaseUrl from "@docusaurus/useBaseUrl";
import { useEffect, useMemo, useRef, useState } from "react";

import { register } from "../offline/keep";
import { cancelled, SavedSite, type Progress } from "../offline/saved";
import type { FileList } from "../offline/shape";
import styles from "./SaveOffline.module.css";

/** What is known of the files of the site, and of those that are saved. */
interface Known {
  /** Undefined without a network. */
  readonly current?: FileList;
  readonly saved?: FileList;
}

/** Saves the whole documentation for when there is no network. */
export default function SaveOffline() {
  const base = useBaseUrl("/");
  const site = useMemo(() => new SavedSite(base), [base]);
  const [known, setKnown] = useState<Known>();
  const [progress, setProgress] = useState<Progress>();
  const [message, setMessage] = useState("");
  const cancel = useRef<AbortController>(null);

  useEffect(() => {
    void look(site).then(setKnown);
  }, [site]);

  const save = async (list: FileList) => {
    const controller = new AbortController();
    cancel.current = controller;
    setMessage("");
    setProgress({ done: 0, total: 1 });
    try {
      if (!(await register(base)))
        throw new DOMException("No service worker", "SecurityError");
      // Refused, the browser may delete the files when it needs the space.
      await navigator.storage.persist().catch(() => false);
      await site.save(list, setProgress, controller.signal);
      setMessage("Saved.");
    } catch (error) {
      setMessage(messageFor(error));
    }
    setProgress(undefined);
    setKnown(await look(site));
  };
  const remove = async () => {
    await site.remove();
    setMessage("Removed.");
    setKnown(await look(site));
  };

  return (
    <div className={styles.box} data-mdast="ignore">
      {progress ? (
        <>
          <progress
            className={styles.bar}
            aria-label="Saving the documentation"
            value={progress.done / progress.total}
          />
          <p>
            <button
              type="button"
              className="button"
              onClick={() => cancel.current?.abort()}
            >
              Cancel
            </button>
            <span>{inPercent(progress)}</span>
          </p>
        </>
      ) : (
        <p>
          <Actions known={known} save={save} remove={remove} />
        </p>
      )}
      <p role="status">{message}</p>
    </div>
  );
}

interface ActionsProps {
  readonly known: Known | undefined;
  readonly save: (list: FileList) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** What the reader can do, and how much it takes. */
function Actions({ known, save, remove }: ActionsProps) {
  const { current, saved } = known ?? {};
  const isSaved = saved !== undefined;
  const isOld = isSaved && current && current.version !== saved.version;
  return (
    <>
      {(!isSaved || isOld) && (
        <button
          type="button"
          className="button"
          disabled={!current}
          onClick={() => current && void save(current)}
        >
          {isOld ? "Update" : "Save for offline"}
        </button>
      )}
      {isSaved && (
        <button type="button" className="button" onClick={() => void remove()}>
          Remove
        </button>
      )}
      <span>{describe(known)}</span>
    </>
  );
}

/** Says what is saved, and what saving takes, as a sentence. */
function describe(known: Known | undefined): string {
  if (!known) return "";
  const { current, saved } = known;
  if (saved) {
    const space = inMegabytes(saved, "bytes");
    return current && current.version !== saved.version
      ? `Saved: ${space}. The site has a newer version.`
      : `Saved: ${space}. The documentation works without a network.`;
  }
  return current
    ? `Downloads ${inMegabytes(current, "packed")} and takes up ${inMegabytes(current, "bytes")}.`
    : "The list of files did not load: check the connection, then reload.";
}

async function look(site: SavedSite): Promise<Known> {
  const [current, saved] = await Promise.all([
    site.list().catch(() => undefined),
    site.saved().catch(() => undefined),
  ]);
  return { current, saved };
}

function inMegabytes({ files }: FileList, size: "bytes" | "packed"): string {
  const bytes = files.reduce((sum, file) => sum + file[size], 0);
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function inPercent({ done, total }: Progress): string {
  return `${Math.floor((100 * done) / total).toString()}%`;
}

/** Says what went wrong and what to do, as a sentence. */
function messageFor(error: unknown): string {
  if (error === cancelled) return "Cancelled.";
  console.warn("The documentation was not saved", error);
  const { name } = error as { readonly name?: string };
  switch (name) {
    case "QuotaExceededError":
      return "Not saved: the browser has no more space for this site.";
    case "SecurityError":
      return "Not saved: this browser does not let the site store files.";
    default:
      return "Not saved: a file did not load. Check the connection, then try again.";
  }
}
