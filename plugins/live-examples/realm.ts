/** What each example's realm is given besides its packages: the runner. */
import { execute } from "../../src/playground/runner/index";

Object.assign(globalThis, { execute });
