/**
 * The compiler of JSX, for the frames whose example imports React: it comes
 * before the script of the frame, in the same element.
 */
import { compileJsx } from "../../jsx";

Object.assign(globalThis, { $compileJsx: compileJsx });
