import type { Settings } from '@halyard/contracts/settings.ts';
import type { SignalKind } from '@halyard/contracts/signals.ts';
import type { Recorded } from '../../event-log/event-log.ts';
import type { Notice } from '../../mail-texts/write-mail.ts';

const detail = ({ after }: Recorded, name: string): unknown => (after as Record<string, unknown> | undefined)?.[name];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The mail that goes with an event; most events have none. */
export function chooseNotice(event: Recorded): Notice | undefined {
  const who = event.subject ?? '';
  switch (event.kind) {
    case 'signed_in_from_new_device': {
      const browser = textOf(detail(event, 'userAgent'));
      return { kind: 'new_sign_in', at: event.at, address: event.actor.address ?? '', browser };
    }
    case 'sign_in_locked':
      return { kind: 'sign_in_locked' };
    case 'role_requested':
    case 'deletion_requested':
      return { kind: event.kind, who, personId: event.objectId ?? '' };
    case 'role_granted':
    case 'role_declined':
      return { kind: 'role_decided', granted: event.kind === 'role_granted' };
    case 'password_expires':
      return { kind: 'password_expires', days: Number(detail(event, 'days')) };
    default:
      return undefined;
  }
}

const flagOf = {
  new_sign_in: ({ security }) => security.loginNotifications,
  sign_in_locked: ({ notifications }) => notifications.securityAlerts,
  password_expires: ({ notifications }) => notifications.securityAlerts,
  role_requested: ({ notifications }) => notifications.systemUpdates,
  role_decided: ({ notifications }) => notifications.systemUpdates,
  deletion_requested: ({ notifications }) => notifications.systemUpdates,
} satisfies Record<Notice['kind'], (settings: Settings) => boolean>;

/** A mail goes out only if Email Notifications and the flag of its category are on (decisions G-038, G-060). */
export const isWanted = ({ kind }: Notice, settings: Settings): boolean =>
  settings.notifications.emailNotifications && flagOf[kind](settings);

const needsAnAnswer: readonly SignalKind[] = ['role_requested', 'deletion_requested'];

/** What a webhook is told of: everything grave, and what waits for somebody's decision (decision G-057). */
export const goesToWebhooks = ({ kind, severity }: Recorded): boolean =>
  kind !== 'webhook_failed' && (severity === 'critical' || severity === 'high' || needsAnAnswer.includes(kind));
