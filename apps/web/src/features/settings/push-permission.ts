/** What this browser thinks of notifications from this site; `unsupported` where it knows none. */
export type PushPermission = NotificationPermission | 'unsupported';

const isSupported = () => 'Notification' in window && window.Notification !== undefined;

export const readPushPermission = (): PushPermission =>
  isSupported() ? window.Notification.permission : 'unsupported';

/** Asks the person, where they have not been asked before. */
export async function askPushPermission(): Promise<PushPermission> {
  return isSupported() ? window.Notification.requestPermission() : 'unsupported';
}
