import { assignmentKinds, type EventKind, requestKinds, type Severity } from '@halyard/contracts/events.ts';
import type { NotificationReason, NotificationType } from '@halyard/contracts/work/notifications.ts';

/** Account security: the owner is notified even of their own actions. */
export const ofAccountSafety: readonly EventKind[] = [
  ...(['signed_in_from_new_device', 'sign_in_locked', 'refresh_token_reused', 'password_changed'] as const),
  ...(['email_changed', 'second_factor_enabled', 'second_factor_disabled', 'second_factor_reset'] as const),
  ...(['recovery_code_used', 'recovery_codes_made', 'security_settings_changed', 'api_key_created'] as const),
  ...([
    'passkey_added',
    'passkey_clone_suspected',
    'passkey_removed',
    'phone_verified',
    'password_reset_required',
  ] as const),
];

type Sorted = { readonly kind: EventKind; readonly severity: Severity };

function typeOfRecord({ kind, severity }: Sorted): NotificationType | undefined {
  if (/^(incident|playbook|alert_rule|indicator)_/.test(kind)) return 'security';
  if (kind.startsWith('threat_')) return severity === 'critical' ? 'security' : 'intel';
  if (/^(entity|connection)_/.test(kind)) return 'entity';
  return kind.startsWith('import_') ? 'intel' : undefined;
}

/** The kind of notification an event makes. */
export const typeOf = (event: Sorted): NotificationType =>
  typeOfRecord(event) ??
  (ofAccountSafety.includes(event.kind) && event.kind !== 'api_key_created' ? 'security' : 'system');

const waitsForRecipient: readonly EventKind[] = [...requestKinds, 'webhook_failed'];
const waitsForAssignee: readonly EventKind[] = assignmentKinds;

/** Whether the notified user must act. */
export const needsAction = (kind: EventKind, why: NotificationReason): boolean =>
  waitsForRecipient.includes(kind) || (why === 'assigned_to_you' && waitsForAssignee.includes(kind));

/** Notifications have three levels; critical is high. */
export const levelOf = (severity: Severity): 'high' | 'medium' | 'low' => (severity === 'critical' ? 'high' : severity);
