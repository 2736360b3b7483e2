// The second worker: reviews, rankings and rollouts, a line in and lines out. It starts when somebody asks for one.
/* global postMessage */
import { load } from "./loading.mjs";

const ready = load(() => {}, true).then(({ python, engine }) => {
  const worker = python.pyimport("marrakech.lite.worker");
  return worker.Study((line) => postMessage(line), engine);
});
ready.catch(() => postMessage(""));

let last = ready;
self.onmessage = ({ data }) => {
  last = last.then(async () => (await ready).take(data));
  last.catch(() => postMessage(""));
};
