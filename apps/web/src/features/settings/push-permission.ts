/** The browser's permission for notifications of this site; `unsupported` without the API. */
export type PushPermission = NotificationPermission | 'unsupported';

const isSupported = () => 'Notification' in window && window.Notification !== undefined;

export const readPushPermission = (): PushPermission =>
  isSupported() ? window.Notification.permission : 'unsupported';

/** Requests the browser's permission, if not requested before. */
export async function askPushPermission(): Promise<PushPermission> {
  return isSupported() ? window.Notification.requestPermission() : 'unsupported';
}
