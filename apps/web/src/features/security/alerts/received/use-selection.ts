import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useRef, useState } from 'react';

/** The ticked alerts. Rows no longer visible are not ticked either. */
export function useSelection(rows: readonly ReceivedAlert[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** The start of a range. */
  const anchor = useRef<string | null>(null);

  /** Ticks or unticks one row; with `isRange` everything from the row ticked last to this one. */
  function toggle(id: string, isRange: boolean) {
    const start = rows.findIndex((row) => row.id === anchor.current);
    const end = rows.findIndex((row) => row.id === id);
    anchor.current = id;
    const next = new Set(ids);
    if (isRange && start >= 0)
      for (const row of rows.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(row.id);
    else if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    toggle,
    selectAll: (isAll: boolean) => setIds(new Set(isAll ? rows.map(({ id }) => id) : [])),
    /** Keeps the ticks of these only. */
    keep: (kept: readonly string[]) => setIds(new Set(kept)),
  };
}
export type Selection = ReturnType<typeof useSelection>;
