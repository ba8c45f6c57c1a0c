import type { SavedView, ViewList } from '@halyard/contracts/work/views.ts';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { viewsWords } from '../../text/loaders/views.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import type { Search } from '../address/change-search.ts';
import { useAddress } from '../address/use-address.ts';
import { undoOfferedForMs } from '../use-offer-undo.ts';
import type { CountRows } from './saved-view-tabs.tsx';
import { chosenOf, isBare, queryOf, toView } from './view-address.ts';
import { useViewCalls, useViews } from './view-queries.ts';

export type ListAddress = {
  readonly list: ViewList;
  /** Parameters stored by a view: filters and order of the list. */
  readonly names: readonly string[];
  /** Parameters of the list's position. */
  readonly place?: readonly string[];
  /** The list's request to the server; if given, the list links to its changes. */
  readonly asks?: Readonly<Record<string, string | undefined>>;
  /** Counts the rows of a view; a list that can shows its views as tabs. */
  readonly count?: CountRows;
  /** Content beside the views: the menu of columns. */
  readonly children?: ReactNode;
};

/** Calls the server and says the result of it. */
function useViewActions(list: ViewList, onOpen: (view: SavedView | null) => void) {
  const text = useMessages(viewsWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const calls = useViewCalls(list);

  async function say(work: Promise<unknown>, done: string, failed: string, undo?: () => void) {
    try {
      await work;
      const action = undo && { action: { label: text.undo, run: undo }, durationMs: undoOfferedForMs };
      toasts.show('success', done, action ?? {});
    } catch (error) {
      toasts.show('error', describeError(error, failed), { error });
    }
  }

  return {
    update: (view: SavedView, query: string) =>
      void say(
        calls.update(view, { name: view.name, query, shared: view.shared }),
        text.updated(view.name),
        text.failures.save,
      ),
    remove(view: SavedView) {
      const restore = () => void say(calls.restore(view.id), text.restored(view.name), text.failures.restore);
      void say(calls.remove(view.id), text.deleted(view.name), text.failures.delete, restore);
    },
    setDefault: ({ id, name }: SavedView, isDefault: boolean) =>
      void say(
        calls.setDefault(isDefault ? id : null),
        isDefault ? text.defaultSet(name) : text.defaultUnset,
        text.failures.default,
      ),
    /** Rejects with what the server said. */
    async save(view: SavedView | null, draft: Parameters<typeof calls.add>[0]) {
      const saved = await (view ? calls.update(view, draft) : calls.add(draft));
      toasts.show('success', text.saved(saved.name));
      if (!view) onOpen(saved);
    },
  };
}

/** The views of a list, the open one, and their actions. Without parameters, a list opens with the default. */
export function useSavedViews({ list, names, place = [] }: ListAddress) {
  const search: Search = useSearch({ strict: false });
  const { change } = useAddress(() => null);
  // Fetched here, so that the screen learns of a failure before the menu is opened.
  const { data: views, isError: isFailed, refetch } = useViews(list);
  const query = queryOf(search, names);
  const chosen = chosenOf(views ?? [], search, query);
  const open = (view: SavedView | null, replace = false) => change(toView(view, names), { replace });

  const isSettled = useRef(false);
  const settle = useEffectEvent((known: readonly SavedView[]) => {
    const standard = known.find(({ isDefault }) => isDefault);
    if (!isSettled.current && standard && isBare(search, place)) open(standard, true);
    isSettled.current = true;
  });
  useEffect(() => {
    if (views) settle(views);
  }, [views]);

  return {
    views: views ?? [],
    isFailed,
    retry: () => void refetch(),
    chosen,
    query,
    isChanged: chosen !== undefined && chosen.query !== query,
    isNarrowed: query !== '',
    open,
    ...useViewActions(list, open),
  };
}

export type SavedViewsState = ReturnType<typeof useSavedViews>;
