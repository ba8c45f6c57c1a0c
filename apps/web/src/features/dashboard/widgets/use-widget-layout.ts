import {
  getDashboardLayout,
  putDashboardLayout,
  type Widget,
  type WidgetType,
} from '@halyard/contracts/work/dashboard.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../api/call.ts';
import { useSession } from '../../../session/session.ts';
import { firstWidgets, inReadingOrder, type PlacedWidget, placeWidgets } from './arrange-widgets.ts';
import { cacheLayout, readCachedLayout, readUnsavedLayout } from './layout-cache.ts';

const layoutKey = ['dashboard', 'layout'] as const;

/** A burst of moves is one save. */
const saveAfterMs = 600;

/** The maximum of the contract. */
export const mostWidgets = 24;

type Layout = { readonly widgets: readonly Widget[] | null };

/**
 * The user's widgets, stored on the server; every change shows immediately and is saved shortly after (decision G-084).
 */
export function useWidgetLayout(onSaveFailed: () => void) {
  const call = useApi();
  const queries = useQueryClient();
  const person = useSession().currentUser;
  const personId = person?.id ?? '';
  const latest = useRef<Layout['widgets']>(null);
  const send = async (widgets: Layout['widgets']) => {
    await call(putDashboardLayout, { body: { widgets: widgets && [...widgets] } });
    if (latest.current === widgets) cacheLayout(localStorage, personId, widgets, { isSaved: true });
  };
  const save = useDebouncedSave(async (widgets) => {
    try {
      await send(widgets);
    } catch {
      onSaveFailed();
    }
  });

  /** Saves a change that an earlier page failed to save; nothing if there is none, or it cannot be saved. */
  async function sendUnsaved(): Promise<Layout | undefined> {
    const widgets = readUnsavedLayout(localStorage, personId);
    if (widgets === undefined) return undefined;
    latest.current = widgets;
    try {
      await send(widgets);
      return { widgets };
    } catch {
      // The server's version is shown instead.
      return undefined;
    }
  }
  const layout = useQuery<Layout>({
    queryKey: layoutKey,
    queryFn: async ({ signal }) => {
      const reply = (await sendUnsaved()) ?? (await call(getDashboardLayout, { signal }));
      cacheLayout(localStorage, personId, reply.widgets, { isSaved: true });
      return { widgets: reply.widgets && inReadingOrder(reply.widgets) };
    },
    placeholderData: () => {
      const widgets = readCachedLayout(localStorage, personId);
      return widgets === undefined ? undefined : { widgets };
    },
    refetchOnWindowFocus: false,
  });

  function change(widgets: readonly Widget[] | null) {
    void queries.cancelQueries({ queryKey: layoutKey });
    queries.setQueryData<Layout>(layoutKey, { widgets });
    cacheLayout(localStorage, personId, widgets, { isSaved: false });
    latest.current = widgets;
    save(widgets);
  }

  const first = firstWidgets(person ? Date.parse(person.createdAt) : 0);
  return { widgets: toPlaced(layout.data, layout.isError, first), hasFailed: layout.isError && !layout.data, change };
}

/** A widget of `type`, not placed yet; its id carries the moment it was added. */
export function newWidget(type: WidgetType, now: number): Widget {
  return { id: `${type}-${now}`, type };
}

function toPlaced(
  layout: Layout | undefined,
  hasFailed: boolean,
  first: readonly Widget[],
): PlacedWidget[] | undefined {
  if (!layout) return hasFailed ? placeWidgets(first) : undefined;
  return placeWidgets(layout.widgets ?? first);
}

function useDebouncedSave(save: (widgets: readonly Widget[] | null) => Promise<void>) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.send();
    },
    [],
  );
  return (widgets: readonly Widget[] | null) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    const send = () => {
      waiting.current = null;
      void save(widgets);
    };
    waiting.current = { timer: setTimeout(send, saveAfterMs), send };
  };
}
