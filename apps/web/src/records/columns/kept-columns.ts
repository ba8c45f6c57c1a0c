/** URL parameters of a list's layout; a saved view stores them. */
export const layoutNames = ['columns', 'density'] as const;

export const listDensities = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof listDensities)[number];

/** The columns of a table: all in default order, and the default visible ones. */
export type Columns<Name extends string> = {
  readonly all: readonly Name[];
  /** They name the record: always shown. */
  readonly required: readonly Name[];
  readonly usual: readonly Name[];
};

/** The user's choice; absent parts have the defaults. */
export type Layout = { readonly columns?: string | undefined; readonly density?: string | undefined };

/** The columns that a choice shows, in its order: `severity,status`. Required ones that it leaves out are first. */
export function readColumns<Name extends string>(
  { all, required, usual }: Columns<Name>,
  chosen = '',
): readonly Name[] {
  const wanted = chosen.split(',').flatMap((name) => all.find((one) => one === name) ?? []);
  const shown = wanted.length === 0 ? usual : [...new Set(wanted)];
  return [...required.filter((name) => !shown.includes(name)), ...shown];
}

/** Serialized; nothing for the default. */
export function writeColumns<Name extends string>(
  { usual }: Columns<Name>,
  shown: readonly Name[],
): string | undefined {
  const written = shown.join(',');
  return written === usual.join(',') ? undefined : written;
}

/** Moves a column by one position; at the ends it stays. */
export function moveColumn<Name extends string>(shown: readonly Name[], name: Name, by: -1 | 1): readonly Name[] {
  const from = shown.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, name);
}

const keyOf = (list: string) => `halyard.columns.${list}`;
const changed = 'halyard:columns';

/** The user's choice for a list in this browser, as stored; null if there is none. */
export const keptLayout = (list: string): string | null => localStorage.getItem(keyOf(list));

export function readLayout(kept: string | null): Layout {
  try {
    return JSON.parse(kept ?? '{}') as Layout;
  } catch {
    // Written by another release: the default columns are used.
    return {};
  }
}

/** Stores a choice and notifies the list. */
export function keepLayout(list: string, layout: Layout): void {
  localStorage.setItem(keyOf(list), JSON.stringify(layout));
  dispatchEvent(new Event(changed));
}

/** Calls back on a choice made here or in another tab, until the returned function is called. */
export function watchLayouts(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}
