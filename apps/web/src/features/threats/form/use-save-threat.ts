import { addThreat, getThreat, type Threat, updateThreat } from '@halyard/contracts/intelligence/threats.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useOfferUndo, useReadRecordsAgain } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { type ThreatDraft, toBody, toNewBody } from './threat-draft.ts';

/** Adds a threat; the toast offers undo. */
export function useAddThreat() {
  const call = useApi();
  const { timeZone } = usePreferences();
  const { done: text } = useMessages(threatsWords);
  const offerUndo = useOfferUndo();
  const readAgain = useReadRecordsAgain();
  return useMutation({
    mutationFn: (draft: ThreatDraft) => call(addThreat, { body: toNewBody(draft, timeZone) }),
    onSuccess({ threat, changeId }) {
      offerUndo(text.added(threat.name), changeId);
      readAgain();
    },
  });
}

type Edit = {
  readonly draft: ThreatDraft;
  /** The threat that the draft is to replace. */
  readonly on: Threat;
};

/** Saves a threat on top of the version that was seen; the toast offers undo. */
export function useSaveThreat() {
  const call = useApi();
  const { timeZone } = usePreferences();
  const { done: text } = useMessages(threatsWords);
  const offerUndo = useOfferUndo();
  const readAgain = useReadRecordsAgain();
  return useMutation({
    mutationFn: ({ draft, on }: Edit) =>
      call(updateThreat, {
        params: { id: on.id },
        body: { ...toBody(draft, timeZone, on.timestamp), version: on.version },
      }),
    onSuccess({ threat, changeId }) {
      offerUndo(text.saved(threat.name), changeId);
      readAgain();
    },
  });
}

/** Reads the newest version of a threat. */
export function useReadThreat(): (id: string) => Promise<Threat> {
  const call = useApi();
  return async (id) => (await call(getThreat, { params: { id } })).threat;
}
