import { watch } from "node:fs";

const REST_MS = 200;

/** Does `work` when files in the folders have changed and rest since, one run after another. */
export function onChange(folders: string[], work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, REST_MS);
  };
  for (const folder of folders) watch(folder, { recursive: true }, note);
}
