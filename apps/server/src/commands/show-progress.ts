const everyMs = 100;

/** Shows the progress of work on a terminal, on one line; elsewhere nothing is written. */
function showProgress() {
  const { stderr } = process;
  let shownAt = 0;
  return {
    on(what: string, done: number) {
      if (!stderr.isTTY || performance.now() - shownAt < everyMs) return;
      shownAt = performance.now();
      stderr.write(`\r\u001b[K${what}: ${done}`);
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
}

/** Work whose progress is shown. */
export async function withProgress<T>(work: (on: (what: string, done: number) => void) => Promise<T>): Promise<T> {
  const progress = showProgress();
  try {
    return await work(progress.on);
  } finally {
    progress.end();
  }
}
