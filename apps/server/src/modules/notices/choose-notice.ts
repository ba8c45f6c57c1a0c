import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { alertKinds, type EventKind, incidentCourseKinds, requestKinds } from '@halyard/contracts/events.ts';
import type { NotificationPreferences, NotificationType } from '@halyard/contracts/work/notifications.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';
import type { Alert, Notice } from '../../mail-texts/write-mail.ts';

/** Email preferences of one user: the settings and the four toggles. */
export type Wishes = { readonly settings: Settings; readonly toggles: NotificationPreferences };

const detail = ({ after }: StoredEvent, name: string): unknown =>
  (after as Record<string, unknown> | undefined)?.[name];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The email for an event about a user's account; most events have none. */
export function chooseNotice(event: StoredEvent): Notice | undefined {
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

const screenOf: Readonly<Record<string, string>> = { threat: '/threats?threat', entity: '/network?entity' };

function pathOf({ objectType, objectId }: StoredEvent): string {
  if (objectType === 'incident') return `/security?incident=${objectId}`;
  const screen = screenOf[objectType ?? ''];
  return screen && objectId ? `${screen}=${encodeURIComponent(objectId)}` : '/notifications';
}

const categoryOf: Readonly<Record<NotificationType, Alert['category']>> = {
  security: 'security',
  entity: 'intelligence',
  intel: 'intelligence',
  system: 'system',
};

/** The email of a work-related notification. Texts about an incident are not included. */
export function chooseAlert(event: StoredEvent, type: NotificationType): Alert | undefined {
  const kind = alertKinds.find((known) => known === event.kind);
  if (!kind) return undefined;
  const message = kind === 'announcement_made' ? (event.details?.message ?? '') : '';
  const name = event.subject ?? '';
  // The end of an import is a system update in the settings, whatever its result.
  const category = kind.startsWith('import_') ? 'system' : categoryOf[type];
  return { kind: 'alert', event: kind, category, name, message, path: pathOf(event) };
}

const wantsSecurity = ({ settings, toggles }: Wishes) =>
  settings.notifications.securityAlerts && toggles.security.email;
const wantsSystem = ({ settings }: Wishes) => settings.notifications.systemUpdates;
const wantsOf = {
  security: wantsSecurity,
  intelligence: ({ settings, toggles }: Wishes) => settings.notifications.entityUpdates && toggles.intelligence.email,
  system: wantsSystem,
} satisfies Record<Alert['category'], (wishes: Wishes) => boolean>;

const flagOf = {
  new_sign_in: ({ settings }) => settings.security.loginNotifications,
  sign_in_locked: wantsSecurity,
  password_expires: wantsSecurity,
  role_requested: wantsSystem,
  role_decided: wantsSystem,
  deletion_requested: wantsSystem,
} satisfies Record<Exclude<Notice['kind'], 'alert'>, (wishes: Wishes) => boolean>;

/**
 * An email is sent only if Email Notifications, the flag of its category and its toggle are on (decisions G-038,
 * G-060).
 */
export function isWanted(notice: Notice, wishes: Wishes): boolean {
  const wants = notice.kind === 'alert' ? wantsOf[notice.category] : flagOf[notice.kind];
  return wishes.settings.notifications.emailNotifications && wants(wishes);
}

const webhookKinds: readonly EventKind[] = [...requestKinds, ...incidentCourseKinds];

/** Events sent to webhooks: severe ones, incidents, and pending decisions (decision G-057). */
export const goesToWebhooks = ({ kind, severity }: StoredEvent): boolean =>
  kind !== 'webhook_failed' && (severity === 'critical' || severity === 'high' || webhookKinds.includes(kind));
