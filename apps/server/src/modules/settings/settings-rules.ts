import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { KeptSettings } from './settings-store.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What of the settings every screen needs at once. */
export const toShown = ({ preferences, security, notifications }: Settings) => ({
  preferences,
  sessionTimeout: security.sessionTimeout,
  // Which of them the browser shows, the four toggles say; here it is whether it may show any (decision G-038).
  pushNotifications: notifications.pushNotifications && (notifications.securityAlerts || notifications.entityUpdates),
});

/** What the identity provider enforces of them; durations in milliseconds. */
export const toAccountPolicy = ({ security }: KeptSettings) => ({
  idleMs: security.sessionTimeout * minuteMs,
  passwordMaxAgeMs: security.passwordExpiry * dayMs,
  tracksDevices: security.deviceManagement,
});

/** What decides about requests with the person's API key. */
export const toKeyRules = ({ api }: KeptSettings) => ({ isOn: api.apiEnabled, perMinute: api.rateLimit });
