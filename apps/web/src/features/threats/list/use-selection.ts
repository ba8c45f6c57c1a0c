import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useRef, useState } from 'react';

/** The ticked threats, in their state at the time; they stay ticked whatever the filter shows. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Threat>>(new Map());
  /** The start of a range. */
  const anchor = useRef<string | null>(null);

  function select(threats: readonly Threat[], isSelected: boolean) {
    const next = new Map(selected);
    for (const threat of threats) isSelected ? next.set(threat.id, threat) : next.delete(threat.id);
    setSelected(next);
  }

  /** Ticks or unticks one row; with `isRange` everything from the row ticked last to this one. */
  function toggle(rows: readonly Threat[], threat: Threat, isRange: boolean) {
    const isSelected = !selected.has(threat.id);
    const start = rows.findIndex(({ id }) => id === anchor.current);
    const end = rows.indexOf(threat);
    anchor.current = threat.id;
    if (!isRange || start < 0) return select([threat], isSelected);
    select(rows.slice(Math.min(start, end), Math.max(start, end) + 1), true);
  }

  /** Keeps the ticks of these only. */
  const keepOnly = (ids: readonly string[]) =>
    setSelected((before) => new Map([...before].filter(([id]) => ids.includes(id))));

  return { selected, select, toggle, keepOnly, clear: () => setSelected(new Map()) };
}

export type Selection = ReturnType<typeof useSelection>;
