/** Bytes that are put through a stream at once. */
const SLICE = 1024;

/**
 * Compresses bytes as raw DEFLATE.
 *
 * @see https://www.rfc-editor.org/rfc/rfc1951
 */
export function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new CompressionStream("deflate-raw");
  return collect(sliced(bytes).pipeThrough(stream), Infinity);
}

/**
 * Undoes {@link deflate}.
 *
 * It goes in small steps and ends where the result becomes too long: a
 * kilobyte can stand for a thousand of them.
 *
 * @param most - Longest result, in bytes.
 * @throws RangeError when it would be longer.
 * @throws TypeError when the bytes are not what `deflate` makes.
 */
export function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const stream = new DecompressionStream("deflate-raw");
  return collect(sliced(bytes).pipeThrough(stream), most);
}

/** Gives the next slice when it is asked for, and not before. */
function sliced(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (start >= bytes.length) {
          controller.close();
          return;
        }
        controller.enqueue(new Uint8Array(bytes.slice(start, start + SLICE)));
        start += SLICE;
      },
    },
    { highWaterMark: 0 },
  );
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * Bytes in the alphabet of addresses, without padding.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4648#section-5
 */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte));
  const text = btoa(binary.join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Undoes {@link toBase64Url}.
 *
 * @returns Nothing for what it never makes.
 */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
