import type { FileStorage } from './file-storage.ts';

const dayMs = 86_400_000;
/** How long a file that no row of the database names is kept aside. */
export const keptForDays = 14;

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Moves files to `kept/<day>/`, where they stay for `keptForDays`. */
export async function keepAside(storage: FileStorage, keys: readonly string[], now: number): Promise<void> {
  for (const key of keys) await storage.move(key, `kept/${dayOf(now)}/${key}`);
}

/** Files kept aside, with the day and their former key. */
async function* listKept(storage: FileStorage) {
  for await (const { key } of storage.list('kept/')) {
    const [, day = '', ...rest] = key.split('/');
    yield { key, day, formerKey: rest.join('/') };
  }
}

/** Deletes files kept aside for longer than `keptForDays`; returns their days. */
export async function dropKept(storage: FileStorage, now: number): Promise<string[]> {
  const over = dayOf(now - keptForDays * dayMs);
  const [keys, days]: [string[], Set<string>] = [[], new Set()];
  for await (const { key, day } of listKept(storage)) if (day < over) keys.push(key) && days.add(day);
  await storage.remove(keys);
  return [...days];
}

export type Restored = {
  readonly restored: readonly string[];
  /** Unreferenced files, which therefore stay where they are. */
  readonly unnamed: readonly string[];
};

/** Restores missing files that the database references. */
export async function restoreKept(storage: FileStorage, isNamed: (key: string) => boolean): Promise<Restored> {
  const [restored, unnamed]: [string[], string[]] = [[], []];
  for await (const { key, day, formerKey } of listKept(storage)) {
    if (!isNamed(formerKey)) unnamed.push(`${day}/${formerKey}`);
    else if (!(await storage.find(formerKey))) {
      await storage.move(key, formerKey);
      restored.push(formerKey);
    }
  }
  return { restored, unnamed };
}
