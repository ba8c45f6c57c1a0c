import { languages, themes, timezones } from '@halyard/contracts/accounts/preferences.ts';
import { roles } from '@halyard/contracts/accounts/roles.ts';
import { getSettings, putSettings, type Settings } from '@halyard/contracts/accounts/settings.ts';
import { changeUserRoles, createUser, departments, setUserStatus } from '@halyard/contracts/accounts/users.ts';
import { markAllNotificationsRead, markNotifications } from '@halyard/contracts/work/notifications.ts';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { recordAddress } from '../record-address.ts';
import { type Action, type ActionPorts, type ConfirmedAction, oneOf, slotValueOf, undoBy } from './action.ts';

const setStatus =
  (status: 'active' | 'inactive'): Action =>
  async ({ call, stepUp }, confirmed) => {
    const id = slotValueOf(confirmed, 'person');
    await stepUp(() => call(setUserStatus, { params: { id }, body: { status } }));
    return { address: recordAddress('person', id) };
  };

/** A user name derived from an email address: the part before the @, limited to allowed characters. */
const usernameFrom = (email: string) =>
  email
    .replace(/@.*$/, '')
    .replace(/[^\w.+-]/g, '')
    .slice(0, 64);

type Preferences = Settings['preferences'];

/** Saves a preference with the rest as it is now; resolves with all of them as they were. */
async function savePreference({ call, stepUp, applySettings }: ActionPorts, change: Partial<Preferences>) {
  const before = await call(getSettings, {});
  const body: Settings = { ...before, preferences: { ...before.preferences, ...change } };
  applySettings(await stepUp(() => call(putSettings, { body })));
  return before.preferences;
}

const setPreference =
  <Name extends keyof Preferences>(
    choose: (confirmed: ConfirmedAction) => Pick<Preferences, Name>,
    pick: (preferences: Preferences) => Pick<Preferences, Name>,
  ): Action =>
  async (ports, confirmed) => {
    const before = await savePreference(ports, choose(confirmed));
    return { address: '/settings', undo: undoBy(() => savePreference(ports, pick(before))) };
  };

/** Notifications of one call that marks them. */
const markedAtOnce = 1_000;

async function markUnread({ call }: ActionPorts, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += markedAtOnce)
    await call(markNotifications, { body: { ids: ids.slice(from, from + markedAtOnce), read: false } });
}

export const accountActions = {
  mark_notifications_read: async (ports) => {
    const { ids } = await ports.call(markAllNotificationsRead, {});
    return { address: '/notifications', undo: undoBy(() => markUnread(ports, ids)) };
  },
  invite_user: async ({ call, stepUp }, confirmed) => {
    const { values, idempotencyKey } = confirmed;
    const email = slotValueOf(confirmed, 'email');
    const body = {
      username: usernameFrom(email),
      email,
      role: oneOf(roles, values.role),
      department: oneOf(departments, values.department),
    };
    const { id } = await stepUp(() => call(createUser, { body, idempotencyKey }));
    return { address: recordAddress('person', id) };
  },
  activate_user: setStatus('active'),
  deactivate_user: setStatus('inactive'),
  change_role: async ({ call, stepUp }, confirmed) => {
    const { version, values, idempotencyKey } = confirmed;
    const id = slotValueOf(confirmed, 'person');
    const change = { id, role: oneOf(roles, values.role), ...(version !== null && { version }) };
    const body = { changes: [change] };
    const { people } = await stepUp(() => call(changeUserRoles, { body, idempotencyKey }));
    const rejected = people.find(({ result }) => result === 'rejected');
    if (rejected)
      throw new TransportError({
        problem: 'other',
        code: rejected.code ?? undefined,
        serverMessage: rejected.message ?? undefined,
      });
    return { address: recordAddress('person', id) };
  },
  set_theme: setPreference(
    ({ values }) => ({ theme: oneOf(themes, values.theme) }),
    ({ theme }) => ({ theme }),
  ),
  set_language: setPreference(
    ({ values }) => ({ language: oneOf(languages, values.language) }),
    ({ language }) => ({ language }),
  ),
  set_timezone: setPreference(
    ({ values }) => ({ timezone: oneOf(timezones, values.timezone) }),
    ({ timezone }) => ({ timezone }),
  ),
} satisfies Record<string, Action>;
