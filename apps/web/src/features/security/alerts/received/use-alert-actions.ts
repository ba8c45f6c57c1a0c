import { detachAlerts } from '@halyard/contracts/inflow/alert-groups.ts';
import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import {
  type AlertChange,
  changeReceivedAlerts,
  linkReceivedAlerts,
  type ReceivedAlert,
} from '@halyard/contracts/inflow/received-alerts.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../api/call.ts';
import { useDescribeError } from '../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../text/loaders/alert-groups.ts';
import { receivedAlertsWords } from '../../../../text/loaders/received-alerts.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { useIncidentChanges } from '../../incident-changes.ts';
import { incidentsKey } from '../../incident-queries.ts';
import type { IncidentDraft } from '../../incidents/incident-draft.ts';
import { receivedKey } from './received-queries.ts';
import { useUndo } from './use-undo.ts';

type Alerts = readonly ReceivedAlert[];

/**
 * What can be done with received alerts. `change` shows the result in a toast and resolves with the ids changed by
 * someone else meanwhile, or null on failure; the dialogs' own calls reject with the server's error.
 */
export function useAlertActions(onChanged: () => void) {
  const call = useApi();
  const queries = useQueryClient();
  const { done: text } = useMessages(receivedAlertsWords);
  const { why } = useMessages(alertGroupsWords);
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const incidents = useIncidentChanges();
  const [isBusy, setBusy] = useState(false);

  async function readAgain() {
    void queries.invalidateQueries({ queryKey: ['events'] });
    await queries.invalidateQueries({ queryKey: receivedKey });
    onChanged();
  }
  const { offer, undoLast } = useUndo(readAgain);

  const sentenceOf = (change: AlertChange, count: number) => {
    const name = change.do === 'assign' && change.owner === null ? 'unassign' : change.do;
    return text[name](count, format.number(count));
  };

  /** Like `change`, but rejects on failure: for a dialog, which then stays open. */
  async function send(alerts: Alerts, change: AlertChange): Promise<readonly string[]> {
    const reply = await call(changeReceivedAlerts, {
      body: { alerts: alerts.map(({ id, version }) => ({ id, version })), change },
    });
    const { changed, skipped, changeId } = reply;
    const left = alerts.filter(({ id }) => skipped.includes(id));
    const numbers = left.map(({ number }) => alertNumber(number)).join(', ');
    if (changed > 0) {
      const done = sentenceOf(change, changed);
      offer(left.length > 0 ? text.withSkipped(done, numbers) : done, [changeId]);
    } else toasts.show('info', left.length > 0 ? text.onlySkipped(numbers) : text.unchanged);
    await readAgain();
    return skipped;
  }

  async function change(alerts: Alerts, wanted: AlertChange): Promise<readonly string[] | null> {
    setBusy(true);
    try {
      return await send(alerts, wanted);
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
      return null;
    } finally {
      setBusy(false);
    }
  }

  const linkTo = (alerts: Alerts, incident: string, group: string | undefined) =>
    call(linkReceivedAlerts, {
      body: group === undefined ? { alerts: alerts.map(({ id }) => id), incident } : { alerts: [], group, incident },
    });

  /** Links alerts, or all of a group, to an incident, with a toast; `opened` is the change that opened it for them. */
  async function link(
    alerts: Alerts,
    incident: { readonly id: string; readonly number: number },
    { group, opened }: { readonly group?: string | undefined; readonly opened?: string | null } = {},
  ) {
    const { changeId, linked } = await linkTo(alerts, incident.id, group);
    void queries.invalidateQueries({ queryKey: incidentsKey });
    const name = incidentName(incident.number);
    if (linked === 0 && opened === undefined) toasts.show('info', text.unchanged);
    else offer(text.linked(linked, format.number(linked), name), [opened ?? null, changeId]);
    await readAgain();
  }

  return {
    isBusy,
    change,
    send,
    link,
    async openIncident(alerts: Alerts, draft: IncidentDraft, group?: string) {
      const { incident, changeId } = await incidents.open(draft, { alertIds: alerts.map(({ id }) => id) });
      await link(alerts, incident, { opened: changeId, group });
    },
    /** Takes an alert out of the group of this name. */
    async detach({ id, number }: ReceivedAlert, group: string) {
      setBusy(true);
      try {
        const { changeId } = await call(detachAlerts, { body: { alerts: [id] } });
        offer(why.detached(alertNumber(number), group), [changeId]);
        await readAgain();
      } catch (error) {
        toasts.show('error', describeError(error, text.failed), { error });
      } finally {
        setBusy(false);
      }
    },
    readAgain,
    undoLast,
  };
}
export type AlertActions = ReturnType<typeof useAlertActions>;
