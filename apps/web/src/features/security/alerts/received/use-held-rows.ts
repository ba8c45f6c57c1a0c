import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useState } from 'react';

type Held = { readonly ids: readonly string[]; readonly mark: string };

/**
 * Keeps the rows where they are while the pointer or the focus is among them: what has come since waits behind a
 * button, and what is being clicked does not move away. `mark` changes with what the reader asked for: another view,
 * more rows, the outcome of their own change. Rows that are gone are taken out, and those that stay are shown as they
 * are now.
 */
export function useHeldRows(rows: readonly ReceivedAlert[], isHeld: boolean, mark: string) {
  const [held, setHeld] = useState<Held | null>(null);
  const isCurrent = held !== null && held.mark === mark;
  if (!isHeld && held !== null) setHeld(null);
  if (isHeld && !isCurrent) setHeld({ ids: rows.map(({ id }) => id), mark });
  if (!isHeld || !isCurrent) return { shown: rows, fresh: 0, release: () => {} };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = held.ids.flatMap((id) => byId.get(id) ?? []);
  return {
    shown,
    fresh: rows.length - shown.length,
    /** Shows the new rows, in order. */
    release: () => setHeld({ ids: rows.map(({ id }) => id), mark }),
  };
}
