import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { KeptSettings } from './settings-store.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Settings needed by every screen at the start. */
export const toShown = ({ preferences, security, notifications }: Settings) => ({
  preferences,
  sessionTimeout: security.sessionTimeout,
  // Which of them the browser shows is set by the four toggles; this setting allows any (decision G-038).
  pushNotifications: notifications.pushNotifications && (notifications.securityAlerts || notifications.entityUpdates),
});

/** Settings enforced by the identity provider; durations in milliseconds. */
export const toAccountPolicy = ({ security }: KeptSettings) => ({
  idleMs: security.sessionTimeout * minuteMs,
  passwordMaxAgeMs: security.passwordExpiry * dayMs,
  tracksDevices: security.deviceManagement,
});

/** Settings for requests with the user's API key. */
export const toKeyRules = ({ api }: KeptSettings) => ({ isOn: api.apiEnabled, perMinute: api.rateLimit });
