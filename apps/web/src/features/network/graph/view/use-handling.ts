import { useState } from 'react';
import type { Point } from '../model/viewport.ts';
import { useSteps } from './use-steps.ts';

type Handled = {
  /** How many steps of neighbours are asked for. */
  readonly expanded: ReadonlyMap<string, number>;
  readonly collapsed: ReadonlySet<string>;
  readonly openTypes: ReadonlySet<string>;
  readonly pinned: ReadonlyMap<string, Point>;
  /** Records taken out of the picture one by one. */
  readonly hidden: ReadonlySet<string>;
};

const nothing: Handled = {
  expanded: new Map(),
  collapsed: new Set(),
  openTypes: new Set(),
  pinned: new Map(),
  hidden: new Set(),
};

const without = <T>(set: ReadonlySet<T>, gone: readonly T[]) => new Set([...set].filter((one) => !gone.includes(one)));
const withoutKey = <K, V>(map: ReadonlyMap<K, V>, gone: K) => new Map([...map].filter(([key]) => key !== gone));

type Moved = { readonly undo: () => void; readonly redo: () => void };

/**
 * What someone unfolded, folded, hid and put somewhere in the picture, step by step; it begins anew with another
 * subject. `chosen` are the records that the next action is for.
 */
export function useHandling(subject: string) {
  const [handled, setHandled] = useState(nothing);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [present, setPresent] = useState(subject);
  const steps = useSteps();
  if (present !== subject) {
    setPresent(subject);
    // Which types are open is not about the subject.
    setHandled((before) => ({ ...nothing, openTypes: before.openTypes }));
    choose(new Set());
    steps.forget();
  }

  function alter(change: Partial<Handled>, moved?: Moved) {
    const next = { ...handled, ...change };
    setHandled(next);
    steps.add({
      undo() {
        setHandled(handled);
        moved?.undo();
      },
      redo() {
        setHandled(next);
        moved?.redo();
      },
    });
  }

  const { expanded, collapsed, openTypes, pinned, hidden } = handled;
  return {
    ...handled,
    /** Whether anything of it is there that an address does not keep. */
    isHandled: [expanded, collapsed, openTypes, pinned, hidden].some(({ size }) => size > 0),
    chosen,
    choose,
    steps,
    expand(ids: readonly string[]) {
      const counts = new Map(expanded);
      for (const id of ids) counts.set(id, counts.get(id) ?? 1);
      alter({ expanded: counts, collapsed: without(collapsed, ids) });
    },
    collapse: (id: string) => alter({ expanded: withoutKey(expanded, id), collapsed: new Set([...collapsed, id]) }),
    /** The next neighbours of what was expanded. */
    expandMore: (id: string) => alter({ expanded: new Map(expanded).set(id, (expanded.get(id) ?? 0) + 1) }),
    showType: (type: string, isOpen: boolean) =>
      alter({ openTypes: isOpen ? new Set([...openTypes, type]) : without(openTypes, [type]) }),
    pin: (id: string, at: Point, moved?: Moved) => alter({ pinned: new Map(pinned).set(id, at) }, moved),
    unpin: (id: string) => alter({ pinned: withoutKey(pinned, id) }),
    hide(ids: readonly string[]) {
      alter({ hidden: new Set([...hidden, ...ids]) });
      choose(new Set());
    },
    showHidden: () => alter({ hidden: new Set() }),
  };
}

export type Handling = ReturnType<typeof useHandling>;
