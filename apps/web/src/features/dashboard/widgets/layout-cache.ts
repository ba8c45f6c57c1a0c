import { dashboardLayout, type Widget } from '@halyard/contracts/dashboard.ts';

const keyOf = (personId: string) => `halyard.dashboard-layout.${personId}`;

/** The arrangement this browser last saw, to paint before the server answers. Anything unreadable counts as none. */
export function readCachedLayout(storage: Storage, personId: string): readonly Widget[] | null | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(personId)) ?? '');
    const layout = dashboardLayout.safeParse({ widgets: kept });
    return layout.success ? layout.data.widgets : undefined;
  } catch {
    return undefined;
  }
}

export function cacheLayout(storage: Storage, personId: string, widgets: readonly Widget[] | null) {
  try {
    storage.setItem(keyOf(personId), JSON.stringify(widgets));
  } catch {
    // Storage is full or closed: the server has the layout, only the first paint waits for it.
  }
}
