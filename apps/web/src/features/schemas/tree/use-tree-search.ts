import { searchTree } from '@halyard/schema-inference/viewer';
import { useMemo, useState } from 'react';
import type { OpenTree } from './use-tree.ts';

const matchesAtMost = 1_000;

/** Search matches in a tree, and navigation between them. */
export function useTreeSearch(tree: OpenTree, words: string) {
  const { tree: opened, reveal } = tree;
  const { matches, more } = useMemo(() => searchTree(opened, words, matchesAtMost), [opened, words]);
  const hits = useMemo(() => new Set(matches.map(({ id }) => id)), [matches]);
  const [visited, setVisited] = useState<{ readonly of: typeof matches; readonly at: number }>();
  const at = visited?.of === matches ? visited.at : undefined;

  return {
    hits,
    count: matches.length,
    hasMore: more,
    /** The current match, from 0. */
    at,
    step(by: 1 | -1) {
      const from = at ?? (by === 1 ? -1 : 0);
      const next = (from + by + matches.length) % matches.length;
      const match = matches[next];
      if (!match) return;
      setVisited({ of: matches, at: next });
      reveal([...match.path, match.id]);
    },
  };
}

export type TreeSearch = ReturnType<typeof useTreeSearch>;
