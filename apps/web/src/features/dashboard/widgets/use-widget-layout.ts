import { getDashboardLayout, putDashboardLayout, type Widget, type WidgetType } from '@halyard/contracts/dashboard.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../api/call.ts';
import { useSession } from '../../../session/session.ts';
import { firstWidgets, inReadingOrder, type PlacedWidget, placeWidgets } from './arrange-widgets.ts';
import { cacheLayout, readCachedLayout } from './layout-cache.ts';

const layoutKey = ['dashboard', 'layout'] as const;

/** A burst of moves is one save. */
const saveAfterMs = 600;

/** The contract takes no more. */
export const mostWidgets = 24;

type Layout = { readonly widgets: readonly Widget[] | null };

/** This person's widgets, kept on the server; every change shows at once and is saved shortly after (decision G-084). */
export function useWidgetLayout(onSaveFailed: () => void) {
  const call = useApi();
  const queries = useQueryClient();
  const personId = useSession().currentUser?.id ?? '';
  const save = useDebouncedSave(async (widgets) => {
    try {
      await call(putDashboardLayout, { body: { widgets: widgets && [...widgets] } });
    } catch {
      onSaveFailed();
    }
  });
  const layout = useQuery<Layout>({
    queryKey: layoutKey,
    queryFn: async ({ signal }) => {
      const reply = await call(getDashboardLayout, { signal });
      cacheLayout(localStorage, personId, reply.widgets);
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
    cacheLayout(localStorage, personId, widgets);
    save(widgets);
  }

  return { widgets: toPlaced(layout.data, layout.isError), hasFailed: layout.isError && !layout.data, change };
}

/** A widget of `type`, not placed yet; its id carries the moment it was added. */
export function newWidget(type: WidgetType, now: number): Widget {
  return { id: `${type}-${now}`, type };
}

function toPlaced(layout: Layout | undefined, hasFailed: boolean): PlacedWidget[] | undefined {
  if (!layout) return hasFailed ? placeWidgets(firstWidgets) : undefined;
  return placeWidgets(layout.widgets ?? firstWidgets);
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
