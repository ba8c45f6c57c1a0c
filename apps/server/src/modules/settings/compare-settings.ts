import type { Settings } from '@halyard/contracts/accounts/settings.ts';

type Security = Settings['security'];

/** Whether a save makes the account easier to take over: that requires the password again. */
export function weakensSecurity(before: Security, after: Security): boolean {
  return (
    after.sessionTimeout > before.sessionTimeout ||
    after.passwordExpiry > before.passwordExpiry ||
    (before.loginNotifications && !after.loginNotifications) ||
    before.deviceManagement !== after.deviceManagement
  );
}

type Api = Settings['api'];

/** Whether a save lets data out to an address, or a key in from an origin, that was not chosen before. */
export function opensApi(before: Api, after: Api): boolean {
  const { webhookUrl = '' } = after;
  return (
    (webhookUrl !== '' && webhookUrl !== before.webhookUrl) ||
    (after.apiEnabled && !before.apiEnabled) ||
    after.allowedOrigins.some((origin) => !before.allowedOrigins.includes(origin))
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changesSecurity = (before: Settings, after: Settings) => !isSame(before.security, after.security);
export const changesAnything = (before: Settings, after: Settings) =>
  !isSame({ ...before, version: 0 }, { ...after, version: 0 });
