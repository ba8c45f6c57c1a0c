import type { Settings } from '@halyard/contracts/settings.ts';

type Security = Settings['security'];

/** Whether a save makes the account easier to take over: that needs the password again. */
export function weakensSecurity(before: Security, after: Security): boolean {
  return (
    after.sessionTimeout > before.sessionTimeout ||
    after.passwordExpiry > before.passwordExpiry ||
    (before.loginNotifications && !after.loginNotifications) ||
    before.deviceManagement !== after.deviceManagement
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changesSecurity = (before: Settings, after: Settings) => !isSame(before.security, after.security);
export const changesAnything = (before: Settings, after: Settings) =>
  !isSame({ ...before, version: 0 }, { ...after, version: 0 });
