const prefix = 'halyard.draft.';
/** An abandoned draft expires after a day. */
export const draftGoodMs = 86_400_000;

type Kept<T> = {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** The address of the screen it was typed on. */
  readonly place: string;
  readonly value: T;
};

/** Unsent input of one user, as stored by this browser. Never for passwords, codes or keys. */
export type Drafts = ReturnType<typeof createDrafts>;

function parse<T>(text: string | null): Kept<T> | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Kept<T> | null) ?? undefined;
  } catch {
    // Something else is under our key: as good as nothing.
    return undefined;
  }
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form can show it: another version of the console may have kept other fields under the same name. */
function fits(value: unknown, empty: unknown): boolean {
  if (empty === undefined) return true;
  if (!isFields(value) || !isFields(empty)) return typeof value === typeof empty && !isFields(value);
  return Object.keys(empty).every((field) => field in value);
}

type Ports = { readonly storage: Storage; readonly now: () => number };

/** The drafts of the user with this id. If the browser's storage is full, a form keeps its input only in memory. */
export function createDrafts(personId: string, { storage, now }: Ports) {
  const own = `${prefix}${personId}.`;

  function read<T>(name: string, empty?: T): T | undefined {
    const kept = parse<T>(storage.getItem(own + name));
    return kept && now() - kept.keptAt < draftGoodMs && fits(kept.value, empty) ? kept.value : undefined;
  }

  return {
    read,
    write<T>(name: string, value: T, place: string): void {
      try {
        storage.setItem(own + name, JSON.stringify({ keptAt: now(), place, value } satisfies Kept<T>));
      } catch {
        // The storage is full or unavailable: an older state of the draft must not be restored in place of this one.
        storage.removeItem(own + name);
      }
    },
    drop: (name: string): void => storage.removeItem(own + name),
    /** Deletes drafts older than a day, and those of other users in this browser. */
    removeOthers(): void {
      for (const key of keysOf(storage)) {
        const keptAt = parse(storage.getItem(key))?.keptAt ?? 0;
        if (!key.startsWith(own) || now() - keptAt >= draftGoodMs) storage.removeItem(key);
      }
    },
    /** The suffixes of draft names with this prefix. */
    readEndings: (start: string): readonly string[] =>
      keysOf(storage)
        .filter((key) => key.startsWith(own + start) && read(key.slice(own.length)) !== undefined)
        .map((key) => key.slice(own.length + start.length)),
    /** The location of the newest draft; undefined if there is none. */
    newestPath(): string | undefined {
      const kept = keysOf(storage)
        .filter((key) => key.startsWith(own))
        .map((key) => parse(storage.getItem(key)));
      return kept.sort((one, other) => (other?.keptAt ?? 0) - (one?.keptAt ?? 0))[0]?.place;
    },
  };
}
