import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const interrupted = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Uses a temporary folder that is deleted after the work, also when a signal ends it. */
export async function inScratchFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `halyard-${name}-`));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const stop = (signal: NodeJS.Signals) => process.exit(interrupted[signal as keyof typeof interrupted]);
  // An immediate exit also passes here, once for each folder.
  process.on('exit', clear);
  for (const signal of Object.keys(interrupted)) process.once(signal, stop);
  try {
    return await work(folder);
  } finally {
    for (const signal of Object.keys(interrupted)) process.off(signal, stop);
    process.off('exit', clear);
    clear();
  }
}
