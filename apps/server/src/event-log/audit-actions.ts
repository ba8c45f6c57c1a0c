import type { EventKind } from '@halyard/contracts/events.ts';

/** Former names of event kinds. The hash of an audit entry covers the old name. */
const earlierNames: Partial<Record<EventKind, string>> = {
  sign_in_failed: 'sign_in_refused',
  mfa_failed: 'second_factor_refused',
  api_key_created: 'api_key_made',
  passkey_clone_suspected: 'passkey_copied',
};

const currentNames = new Map(Object.entries(earlierNames).map(([now, before]) => [before, now]));

/** Returns the present name of an action in the audit log. */
export const currentAction = (action: string): string => currentNames.get(action) ?? action;

/** Returns all names that an action has in the audit log. */
export function namesOfAction(action: string): string[] {
  const current = currentAction(action);
  const before = (earlierNames as Readonly<Record<string, string | undefined>>)[current];
  return before === undefined ? [current] : [current, before];
}
