import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { networkWords } from '../../text/loaders/intelligence.ts';
import type { NetworkGraph } from './graph/use-network-graph.ts';
import { type NetworkSearch, type PathEnds, writePath } from './network-search.ts';
import type { ChangeSearch } from './use-network-search.ts';

export type NamedRecord = { readonly id: string; readonly name: string };
export type RecordAction = 'select' | 'expand' | 'collapse' | 'pin' | 'pathFrom' | 'pathTo' | 'neighbors';

const actionsByKey: Readonly<Record<string, RecordAction>> = {
  Enter: 'select',
  e: 'expand',
  c: 'collapse',
  p: 'pin',
  f: 'pathFrom',
  t: 'pathTo',
  n: 'neighbors',
};

/** What a key does to a record, in the graph as in the rows. */
export const actionOfKey = (key: string): RecordAction | undefined =>
  Object.hasOwn(actionsByKey, key) ? actionsByKey[key] : actionsByKey[key.toLowerCase()];

type Options = { readonly graph: NetworkGraph; readonly search: NetworkSearch; readonly change: ChangeSearch };

/** What can be done with a record, be it in the graph, in the list or in the table; `said` tells what was done. */
export function useRecordActions({ graph, search, change }: Options) {
  const { actions: text } = useMessages(networkWords);
  const [said, say] = useState('');
  const { handling } = graph;
  const ends: PathEnds = search.path ?? { from: '', to: '' };
  const isPinned = (id: string) => handling.pinned.has(id);

  function lead(next: PathEnds) {
    change({ path: writePath(next) });
  }

  function togglePin({ id, name }: NamedRecord) {
    if (isPinned(id)) handling.unpin(id);
    else handling.pin(id, graph.pointOf(id) ?? { x: 0, y: 0 });
    say(isPinned(id) ? text.unpinned(name) : text.pinnedNow(name));
  }

  const deeds: Readonly<Record<RecordAction, (record: NamedRecord) => void>> = {
    select: ({ id }) => change({ entity: id }),
    expand({ id, name }) {
      handling.expand([id]);
      say(text.expanded(name));
    },
    collapse({ id, name }) {
      handling.collapse(id);
      say(text.collapsed(name));
    },
    pin: togglePin,
    neighbors({ id, name }) {
      graph.chooseAround([id]);
      say(text.neighborsChosen(name));
    },
    pathFrom: ({ id }) => lead({ from: id, to: ends.to === id ? '' : ends.to }),
    pathTo: ({ id }) => lead({ from: ends.from === id ? '' : ends.from, to: id }),
  };

  return { run: (action: RecordAction, record: NamedRecord) => deeds[action](record), isPinned, said };
}

export type RecordActions = ReturnType<typeof useRecordActions>;
