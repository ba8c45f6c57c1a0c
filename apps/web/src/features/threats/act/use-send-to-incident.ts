import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import {
  type IncidentSeverity,
  type IncidentSummary,
  incidentName,
  linkRecords,
  openIncident,
} from '@halyard/contracts/operations/incidents.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo, useReadRecordsAgain } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';

/** Where the threats go: into an incident that is opened for them, or into one that is there. */
export type Target =
  | { readonly title: string; readonly severity: IncidentSeverity; readonly source: string }
  | { readonly incidentId: string };

export type SentTo = Pick<IncidentSummary, 'id' | 'number'>;

/** Opens an incident with the threats, or adds them to one; the toast offers undo. */
export function useSendToIncident(threats: readonly Threat[]) {
  const call = useApi();
  const readAgain = useReadRecordsAgain();
  const offerUndo = useOfferUndo();
  const format = useFormat();
  const { done: text } = useMessages(threatsWords);
  const recordIds = threats.map(({ id }) => id);
  return useMutation({
    mutationFn: (target: Target) =>
      'incidentId' in target
        ? call(linkRecords, { params: { id: target.incidentId }, body: { recordIds } })
        : call(openIncident, { body: { ...target, recordIds } }),
    onSuccess({ incident, changeId }) {
      const name = incidentName(incident.number);
      offerUndo(text.sent(threats.length, format.number(threats.length), name), changeId);
    },
    onSettled: readAgain,
  });
}
