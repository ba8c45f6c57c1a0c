import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import {
  linkReceivedAlerts,
  listReceivedAlerts,
  type ReceivedAlert,
  unlinkReceivedAlerts,
} from '@halyard/contracts/inflow/received-alerts.ts';
import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../api/call.ts';
import { useDescribeError } from '../../../../api/errors/describe-error.ts';
import { useOfferUndo } from '../../../../records/use-offer-undo.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../text/loaders/alert-rules.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { receivedKey } from '../../alerts/received/received-queries.ts';

const shownMax = '20';

/** The newest received alerts of an incident, and how many there are. */
export function useIncidentAlerts(incident: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'of-incident', incident],
    queryFn: ({ signal }) =>
      call(listReceivedAlerts, { query: { incident, sort: 'lastSeen', limit: shownMax }, signal }),
  });
}

/** Alerts by search text, the newest first. */
export function useAlertSearch(search: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'for-incident', search],
    async queryFn({ signal }) {
      const query = { sort: 'lastSeen', limit: shownMax, ...(search && { search }) } as const;
      return (await call(listReceivedAlerts, { query, signal })).alerts;
    },
    placeholderData: keepPreviousData,
  });
}

/** Adds an alert to an incident, or removes it; each can be undone. */
export function useIncidentAlertChange({ id }: Pick<Incident, 'id'>) {
  const { incident: text } = useMessages(alertRulesWords);
  const call = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeError = useDescribeError();
  const [busy, setBusy] = useState<string | null>(null);

  async function change(alert: ReceivedAlert, what: 'added' | 'removed') {
    setBusy(alert.id);
    try {
      const endpoint = what === 'added' ? linkReceivedAlerts : unlinkReceivedAlerts;
      const { changeId } = await call(endpoint, { body: { alerts: [alert.id], incident: id } });
      offerUndo(text[what](alertNumber(alert.number)), changeId);
    } catch (error) {
      toasts.show('error', describeError(error, text.failedChange), { error });
    } finally {
      setBusy(null);
    }
    await queries.invalidateQueries({ queryKey: receivedKey });
  }
  return { busy, change };
}
