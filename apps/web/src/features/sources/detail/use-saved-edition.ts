import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';

/**
 * A form begins anew with what it has saved, and with nothing else: what comes in live would take what is being typed.
 * The saved source stands in until the list has it.
 */
export function useSavedEdition(source: Source) {
  const [saved, setSaved] = useState<Source | null>(null);
  const record = saved && saved.version > source.version ? saved : source;
  return { record, key: `${source.id} ${saved?.version ?? 0}`, keep: setSaved };
}
