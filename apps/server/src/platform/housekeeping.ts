const everyMs = 10 * 60 * 1000;

/** Something that is cleared away from time to time. */
export type MaintenanceTask = () => Promise<unknown>;

/** Runs the chores every ten minutes, one after the other; a failed one is reported and tried again next time. */
export function startHousekeeping(chores: readonly MaintenanceTask[], onFailure: (cause: unknown) => void): () => void {
  const timer = setInterval(async () => {
    for (const chore of chores) await chore().catch(onFailure);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
