import type { NotificationType } from '@halyard/contracts/work/notifications.ts';
import type { Transaction } from '../../database/database.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';
import {
  type ActivePerson,
  chooseRecipients,
  notifiesAdministrators,
  personAbout,
  type Recipient,
} from './choose-recipients.ts';
import { levelOf, needsAction, typeOf } from './sort-event.ts';

const rowsAtOnce = 500;

/** Active users who might be notified; queries the directory only if the event notifies anyone. */
async function listCandidates(tx: Transaction, event: StoredEvent): Promise<readonly ActivePerson[]> {
  const ids = [personAbout(event), event.notify?.assigned ?? null].filter((id) => id !== null);
  const { analysts, everybody } = event.notify ?? {};
  const roles = analysts ? (['admin', 'analyst'] as const) : notifiesAdministrators(event) ? (['admin'] as const) : [];
  if (ids.length === 0 && roles.length === 0 && !everybody) return [];
  const active = tx.selectFrom('people').select(['id', 'role']).where('status', '=', 'active');
  if (everybody) return active.execute();
  return active
    .where(({ eb, or }) =>
      or([...(ids.length > 0 ? [eb('id', 'in', ids)] : []), ...(roles.length > 0 ? [eb('role', 'in', roles)] : [])]),
    )
    .execute();
}

const rowOf = ({ id, at, kind, severity }: StoredEvent, { personId, why }: Recipient, type: NotificationType) => ({
  person_id: personId,
  event_id: id,
  at,
  type,
  severity: levelOf(severity),
  why,
  action_required: needsAction(kind, why) ? (1 as const) : (0 as const),
  read_at: null,
  dismissed_at: null,
});

/** Notifies users of an event, in its transaction: exactly one row per user. Returns the notified ones. */
export async function notifyRecipients(
  tx: Transaction,
  event: StoredEvent,
): Promise<{ readonly personIds: readonly string[]; readonly type: NotificationType }> {
  const type = typeOf(event);
  const recipients = chooseRecipients(event, await listCandidates(tx, event));
  const rows = recipients.map((person) => rowOf(event, person, type));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('notifications')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['person_id', 'event_id']).doNothing())
      .execute();
  return { type, personIds: recipients.map(({ personId }) => personId) };
}
