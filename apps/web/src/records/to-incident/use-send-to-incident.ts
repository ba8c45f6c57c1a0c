import {
  type IncidentSeverity,
  type IncidentSummary,
  incidentName,
  linkRecords,
  openIncident,
} from '@halyard/contracts/operations/incidents.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useOfferUndo, useReadRecordsAgain } from '../use-offer-undo.ts';

/** Initial values of a new incident. */
export type IncidentStart = {
  readonly title: string;
  readonly severity: IncidentSeverity;
  readonly source: string;
};
/** The target of records: a new incident, or an existing one. */
export type Target = IncidentStart | { readonly incidentId: string };

export type SentTo = Pick<IncidentSummary, 'id' | 'number'>;

/** Creates an incident with the records, or adds them to one, with a toast and undo. */
export function useSendToIncident(recordIds: readonly string[], says: (incident: string) => string) {
  const call = useApi();
  const readAgain = useReadRecordsAgain();
  const offerUndo = useOfferUndo();
  return useMutation({
    mutationFn: (target: Target) =>
      'incidentId' in target
        ? call(linkRecords, { params: { id: target.incidentId }, body: { recordIds: [...recordIds] } })
        : call(openIncident, { body: { ...target, recordIds: [...recordIds] } }),
    onSuccess({ incident, changeId }) {
      offerUndo(says(incidentName(incident.number)), changeId);
    },
    onSettled: readAgain,
  });
}
