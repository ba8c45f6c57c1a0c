import type { Threat } from '@halyard/contracts/threats.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/describe-error.ts';
import { isRecordChanged } from '../../../api/transport-error.ts';
import { useActionFailure } from '../../../api/use-action-failure.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/threats-words.ts';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';
import { draftOf, layOnTop, type ThreatDraft } from './threat-draft.ts';
import { useReadThreat, useSaveThreat } from './use-save-threat.ts';

/** A draft, and the threat it was begun on: what comes in while someone writes does not count as seen. */
type Begun = { readonly began: Threat; readonly draft: ThreatDraft };

/** The edit of a threat: saved on top of the version that was seen, or, where that is not the newest, after a look. */
export function useThreatEdit(threat: Threat, onDone: () => void) {
  const { form: text } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const { timeZone } = usePreferences();
  const [first] = useState<Begun>(() => ({ began: threat, draft: draftOf(threat, timeZone) }));
  const { draft: begun, write, drop, isBack } = useDraft<Begun>(`threat ${threat.id}`, first);
  const [newer, setNewer] = useState<Threat | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();
  const saving = useSaveThreat();
  const readThreat = useReadThreat();
  const { began, draft } = begun;

  /** Shows the newer threat; what this person changed is laid on top of it. */
  async function look() {
    try {
      const found = await readThreat(began.id);
      const merged = layOnTop(draftOf(began, timeZone), draft, draftOf(found, timeZone));
      setNewer(found);
      write({ began: found, draft: merged });
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, text.failed)));
    }
  }

  async function save() {
    setFailure(null);
    try {
      await saving.mutateAsync({ draft, on: began });
      drop();
      onDone();
    } catch (error) {
      if (isRecordChanged(error)) await look();
      else setFailure(failureOf(error, describeFailure(error, text.failed)));
    }
  }

  function takeNewer() {
    drop();
    onDone();
  }

  return {
    began,
    draft,
    newer,
    failure,
    isBusy: saving.isPending,
    isDraftBack: isBack && newer === null,
    write: (next: ThreatDraft) => write({ began, draft: next }),
    discard: drop,
    save,
    takeNewer,
  };
}
