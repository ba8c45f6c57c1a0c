import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { draftOf } from './threat-draft.ts';
import { useReadThreat, useSaveThreat } from './use-save-threat.ts';

/** The edit of a threat. */
export function useThreatEdit(threat: Threat, onDone: () => void) {
  const { form: text } = useMessages(threatsWords);
  const { timeZone } = usePreferences();
  const saving = useSaveThreat();
  const readThreat = useReadThreat();
  return useRecordEdit({
    name: `threat ${threat.id}`,
    record: threat,
    valuesOf: (one) => draftOf(one, timeZone),
    send: (draft, on) => saving.mutateAsync({ draft, on }),
    readNewer: ({ id }) => readThreat(id),
    onSaved: onDone,
    failed: text.failed,
  });
}
