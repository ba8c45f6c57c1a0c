import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateMonth, sampleMonths } from '../generate-month.ts';
import { serveWorker } from '../process/serve-worker.ts';

/** The request to the child: the months up to `now` (milliseconds since 1970), the same for the same seed. */
export type SampleOrder = { readonly folder: string; readonly now: number; readonly seed: number };

serveWorker({
  async write({ folder, now, seed }: SampleOrder, { signal }) {
    for (const { month, asOf, forces } of sampleMonths(new Date(now))) {
      await mkdir(join(folder, month), { recursive: true, mode: 0o700 });
      for (const { force, rows } of forces) {
        signal.throwIfAborted();
        const text = generateMonth({ month, force, rows, asOf, seed });
        await writeFile(join(folder, month, `${month}-${force}-street.csv`), text, { mode: 0o600 });
      }
    }
  },
});
