/** Parameters of the address that say how a list is laid out; a saved view keeps them. */
export const layoutNames = ['columns', 'density'] as const;

export const listDensities = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof listDensities)[number];

/** The columns of a table: all there are in their usual order, and those that are shown unless someone chose others. */
export type Columns<Name extends string> = {
  readonly all: readonly Name[];
  /** They name the record: always shown. */
  readonly required: readonly Name[];
  readonly usual: readonly Name[];
};

/** What someone chose; absent parts are as usual. */
export type Layout = { readonly columns?: string | undefined; readonly density?: string | undefined };

/** The columns that a choice shows, in its order: `severity,status`. Required ones that it leaves out stand first. */
export function readColumns<Name extends string>(
  { all, required, usual }: Columns<Name>,
  chosen = '',
): readonly Name[] {
  const wanted = chosen.split(',').flatMap((name) => all.find((one) => one === name) ?? []);
  const shown = wanted.length === 0 ? usual : [...new Set(wanted)];
  return [...required.filter((name) => !shown.includes(name)), ...shown];
}

/** The same as it is written; nothing where it is the usual one. */
export function writeColumns<Name extends string>(
  { usual }: Columns<Name>,
  shown: readonly Name[],
): string | undefined {
  const written = shown.join(',');
  return written === usual.join(',') ? undefined : written;
}

/** Moves a column by one place; at either end it stays. */
export function moveColumn<Name extends string>(shown: readonly Name[], name: Name, by: -1 | 1): readonly Name[] {
  const from = shown.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, name);
}

const keyOf = (list: string) => `halyard.columns.${list}`;
const changed = 'halyard:columns';

/** What this person chose for a list in this browser, as it is kept; null where they chose nothing. */
export const keptLayout = (list: string): string | null => localStorage.getItem(keyOf(list));

export function readLayout(kept: string | null): Layout {
  try {
    return JSON.parse(kept ?? '{}') as Layout;
  } catch {
    // Written by another release: the usual columns are better than none.
    return {};
  }
}

/** Keeps a choice; whoever shows the list hears of it. */
export function keepLayout(list: string, layout: Layout): void {
  localStorage.setItem(keyOf(list), JSON.stringify(layout));
  dispatchEvent(new Event(changed));
}

/** Calls back when a choice was made here or in another tab, until the returned function is called. */
export function watchLayouts(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}
