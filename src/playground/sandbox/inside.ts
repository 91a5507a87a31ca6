/**
 * The script in the frame of a lane: it starts the worker and answers pings.
 * The page hands it the script of the worker, a port for that and one for
 * itself.
 */
import { awaitPage } from "../port";

awaitPage((script, [port, ping]) => {
  if (!port || !ping) return;
  const fail = () => ping.postMessage("failed");
  ping.onmessage = () => ping.postMessage("pong");
  try {
    const worker = new Worker(URL.createObjectURL(script as Blob));
    worker.onerror = fail;
    worker.postMessage(null, [port]);
  } catch {
    fail();
  }
});
