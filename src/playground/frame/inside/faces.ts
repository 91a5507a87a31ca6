import type { Face } from "../types";

/** Stands in for a face until its bytes come: no system has a font of this name. */
const NOWHERE = 'local("no such font")';

/** By place in the list, the stand-in and the face. */
const waiting = new Map<number, { standIn: FontFace; face: Face }>();

/**
 * Adds the faces of a document. Those that came with their bytes are ready
 * before a formula is laid out. Each other one is asked for when a formula first
 * uses it: the browser then looks for its stand-in, in vain.
 *
 * @param need - Asks for the bytes of a face, by its place in the list.
 * @see https://drafts.csswg.org/css-font-loading/#font-face-load
 */
export async function addFaces(
  faces: readonly Face[],
  need: (place: number) => void,
): Promise<void> {
  const added = faces.map(async (face, place) => {
    if (face.data) {
      await add(face, face.data);
      return;
    }
    const standIn = new FontFace(face.family, NOWHERE, descriptors(face));
    waiting.set(place, { standIn, face });
    standIn.loaded.catch(() => need(place));
    document.fonts.add(standIn);
  });
  await Promise.allSettled(added);
}

/** Puts a face that was asked for in the place of its stand-in. */
export function fillFace(place: number, data: Blob | ArrayBuffer): void {
  const entry = waiting.get(place);
  if (!entry) return;
  waiting.delete(place);
  add(entry.face, data).then(
    () => document.fonts.delete(entry.standIn),
    // Text stays in the font that the browser has put there.
    () => undefined,
  );
}

async function add(face: Face, data: Blob | ArrayBuffer): Promise<void> {
  const bytes = data instanceof Blob ? await data.arrayBuffer() : data;
  const loaded = new FontFace(face.family, bytes, descriptors(face));
  document.fonts.add(await loaded.load());
}

function descriptors({ style, weight }: Face): FontFaceDescriptors {
  return { style, weight };
}
