const everyMs = 10 * 60 * 1000;

/** A periodic cleanup task. */
export type MaintenanceTask = () => Promise<unknown>;

/** Runs the tasks every ten minutes, one after the other; a failed one is reported and retried next time. */
export function startHousekeeping(chores: readonly MaintenanceTask[], onFailure: (cause: unknown) => void): () => void {
  const timer = setInterval(async () => {
    for (const chore of chores) await chore().catch(onFailure);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
