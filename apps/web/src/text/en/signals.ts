import type { Severity, SignalKind } from '@halyard/contracts/signals.ts';
import { plural } from '../plural.ts';

const sentences: Record<SignalKind, (subject: string) => string> = {
  account_registered: (name) => `Account registered: ${name}`,
  account_confirmed: (name) => `E-mail address confirmed: ${name}`,
  role_requested: (name) => `${name} asks for a higher role`,
  signed_in: (name) => `Signed in: ${name}`,
  sign_in_refused: (name) => `Sign-in with a wrong password: ${name}`,
  sign_in_locked: (name) => `Sign-in locked after too many attempts: ${name}`,
  signed_out: (name) => `Signed out: ${name}`,
  signed_out_everywhere: (name) => `Signed out on all devices: ${name}`,
  refresh_token_reused: (name) => `A used session token was presented again: ${name}`,
  password_reset_requested: (name) => `Password reset requested: ${name}`,
  password_changed: (name) => `Password changed: ${name}`,
  email_changed: (name) => `E-mail address changed: ${name}`,
  account_deleted: (name) => `Account deleted: ${name}`,
  task_added: (text) => `Task added: ${text}`,
  task_completed: (text) => `Task completed: ${text}`,
  task_reopened: (text) => `Task reopened: ${text}`,
  task_edited: (text) => `Task edited: ${text}`,
  task_deleted: (text) => `Task deleted: ${text}`,
  task_restored: (text) => `Task restored: ${text}`,
  server_failed: (route) => `The server failed to answer ${route}`,
};

const severities: Record<Severity, string> = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' };

export const signals = {
  /** `written` is the count as the person writes numbers. */
  count: (count: number, written: string) => `${written} ${plural(count, { one: 'signal', other: 'signals' })}`,
  window: 'last 24 hours',
  label: 'Signals of the last 24 hours',
  now: 'now',
  severities,
  openThese: (count: number) => `(show ${plural(count, { one: 'it', other: 'them' })})`,
  failed: 'Signals could not be loaded.',
  retry: 'Retry',
  dialogTitle: (severity: string | null) =>
    severity ? `Signals of the last 24 hours: ${severity}` : 'Signals of the last 24 hours',
  none: 'Nothing of this kind happened in the last 24 hours.',
  truncated: (shown: string, total: string) => `The newest ${shown} of ${total} are listed.`,
  sample: 'Sample',
  sentence: (kind: SignalKind, subject: string | null) => sentences[kind](subject ?? '?'),
};
