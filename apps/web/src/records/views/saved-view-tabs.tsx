import type { SavedView, ViewList } from '@halyard/contracts/work/views.ts';
import { useQueries } from '@tanstack/react-query';
import { type Call, useApi } from '../../api/call.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { viewsWords } from '../../text/loaders/views.ts';
import type { Search } from '../address/change-search.ts';
import { toView } from './view-address.ts';
import { ViewTabs } from './view-tabs.tsx';

/** Asks how many rows a list has where its address carries these parameters; null where not all are counted. */
export type CountRows = (call: Call, search: Search) => Promise<number | null>;

/** Views that stand as tabs; the others are in the menu. */
const tabsShown = 6;
const readEveryMs = 30_000;

const rank = ({ isDefault, owner }: SavedView) => (isDefault ? 0 : owner.isMe ? 1 : 2);

type Props = {
  readonly list: ViewList;
  readonly views: readonly SavedView[];
  readonly chosen: SavedView | undefined;
  /** Parameters that a view keeps. */
  readonly names: readonly string[];
  readonly count: CountRows;
};

/** The saved views as tabs, the default first, each with how many rows it has at present. */
export function SavedViewTabs({ list, views, chosen, names, count }: Props) {
  const { title } = useMessages(viewsWords);
  const call = useApi();
  const shown = views.toSorted((one, other) => rank(one) - rank(other)).slice(0, tabsShown);
  const counts = useQueries({
    queries: shown.map(({ id, query }) => ({
      queryKey: ['views', list, 'rows', id, query],
      queryFn: () => count(call, Object.fromEntries(new URLSearchParams(query))),
      refetchInterval: readEveryMs,
    })),
  });
  if (shown.length === 0) return null;
  const tabs = shown.map((view, index) => {
    const change = toView(view, names);
    const rows = counts[index]?.data ?? undefined;
    return { id: view.id, words: view.name, change, isChosen: view.id === chosen?.id, rows };
  });
  return <ViewTabs label={title} tabs={tabs} />;
}
