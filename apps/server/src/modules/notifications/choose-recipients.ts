import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { NotificationReason } from '@halyard/contracts/work/notifications.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';
import { ofAccountSafety } from './sort-event.ts';

/** A user with an account in use. */
export type ActivePerson = { readonly id: string; readonly role: Role };
export type Recipient = { readonly personId: string; readonly why: NotificationReason };
export type NotifiedEvent = Pick<StoredEvent, 'kind' | 'audienceId' | 'notify' | 'actor'>;

const subjectKinds: readonly EventKind[] = [
  ...ofAccountSafety,
  ...(['role_granted', 'role_declined', 'role_changed', 'password_expires', 'webhook_failed'] as const),
  ...(['api_key_revoked', 'user_activated', 'email_change_requested', 'identity_confirmed'] as const),
];
const administratorKinds: readonly EventKind[] = [
  ...(['role_requested', 'deletion_requested', 'deletion_withdrawn', 'server_failed'] as const),
  ...(['sign_in_locked', 'refresh_token_reused'] as const),
];

/** The person concerned by an event, if its kind notifies them. */
export const personAbout = ({ kind, audienceId }: NotifiedEvent): string | null =>
  subjectKinds.includes(kind) ? audienceId : null;

export const notifiesAdministrators = ({ kind, audienceId, notify }: NotifiedEvent): boolean =>
  notify?.administrators === true || (audienceId === null && administratorKinds.includes(kind));

/** Why this user is notified of the event; undefined if not. The first reason counts. */
function reasonFor(event: NotifiedEvent, { id, role }: ActivePerson): NotificationReason | undefined {
  if (personAbout(event) === id) return 'about_you';
  if (event.notify?.assigned === id) return 'assigned_to_you';
  if (role === 'admin' && notifiesAdministrators(event)) return 'administrators';
  if (role !== 'viewer' && event.notify?.analysts) return 'analysts';
  return event.notify?.everybody ? 'everybody' : undefined;
}

/** The recipients, without duplicates; no one is notified of their own actions, except for their account's security. */
export function chooseRecipients(event: NotifiedEvent, people: readonly ActivePerson[]): readonly Recipient[] {
  return people.flatMap((person) => {
    const why = reasonFor(event, person);
    const isOwnAct = person.id === event.actor.id && !(why === 'about_you' && ofAccountSafety.includes(event.kind));
    return why && !isOwnAct ? [{ personId: person.id, why }] : [];
  });
}
