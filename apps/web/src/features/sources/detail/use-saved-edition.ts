import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';

/**
 * A form resets to what it has saved, and nothing else: live updates would overwrite input. The saved source is used
 * until the list has it.
 */
export function useSavedEdition(source: Source) {
  const [saved, setSaved] = useState<Source | null>(null);
  const record = saved && saved.version > source.version ? saved : source;
  return { record, key: `${source.id} ${saved?.version ?? 0}`, keep: setSaved };
}
