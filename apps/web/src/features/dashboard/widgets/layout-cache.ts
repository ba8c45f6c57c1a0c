import { dashboardLayout, type Widget } from '@halyard/contracts/work/dashboard.ts';

const keyOf = (personId: string) => `halyard.dashboard-layout.${personId}`;
const unsavedKeyOf = (personId: string) => `halyard.dashboard-layout-unsaved.${personId}`;

/** The arrangement that the server has not confirmed: the page was left, or the line was down, before it could. */
export function readUnsavedLayout(storage: Storage, personId: string): readonly Widget[] | null | undefined {
  return storage.getItem(unsavedKeyOf(personId)) === null ? undefined : readCachedLayout(storage, personId);
}

/** The last layout seen by this browser, to render before the server responds. Anything unreadable counts as none. */
export function readCachedLayout(storage: Storage, personId: string): readonly Widget[] | null | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(personId)) ?? '');
    const layout = dashboardLayout.safeParse({ widgets: kept });
    return layout.success ? layout.data.widgets : undefined;
  } catch {
    return undefined;
  }
}

type Cached = { readonly isSaved: boolean };

export function cacheLayout(
  storage: Storage,
  personId: string,
  widgets: readonly Widget[] | null,
  { isSaved }: Cached,
) {
  try {
    storage.setItem(keyOf(personId), JSON.stringify(widgets));
    if (isSaved) storage.removeItem(unsavedKeyOf(personId));
    else storage.setItem(unsavedKeyOf(personId), 'yes');
  } catch {
    // Storage is full or closed: the server has the layout, only the first paint waits for it.
  }
}
