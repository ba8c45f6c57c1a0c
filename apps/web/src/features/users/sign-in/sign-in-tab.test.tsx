import type { SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { openUsers, reject, rowOf, someone } from '../testing/open-users.tsx';
import { stuckBy, working } from '../testing/sign-in-states.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const reading = 'GET /users/:id/sign-in';
const fixState = 'POST /users/:id/sign-in';

type Options = Parameters<typeof openUsers>[1];

/** Opens the sign-in state of ada over a server where `mended` is the state after any fix. */
async function openSignIn(state: SignInState, resolved = working(), { answers, ...rest }: Options = {}) {
  let kept = state;
  const opened = openUsers([someone('ada')], {
    path: '/users?user=id-ada&part=sign-in',
    now: new Date('2026-11-21T08:42:00.000Z'),
    answers: {
      [reading]: () => kept,
      [fixState]: () => {
        kept = resolved;
        return kept;
      },
      ...answers,
    },
    ...rest,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign-in state of ada' }));
  return {
    ...opened,
    dialog,
    press: async (name: string) => opened.user.click(await dialog.findByRole('button', { name })),
  };
}

const stepsIn = async (dialog: ReturnType<typeof within>) =>
  within(await dialog.findByRole('list', { name: 'Sign-in steps' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('the row opens it, its address is a link of its own, and the form is one tab away with what was typed', async () => {
  const { user, address } = openUsers([someone('ada')], { answers: { [reading]: () => working() } });
  await user.click((await rowOf('ada')).getByRole('button', { name: 'Sign-in state of ada' }));
  expect(await screen.findByText('No issues. This user can sign in.')).toBeTruthy();
  expect(address()).toMatchObject({ user: 'id-ada', part: 'sign-in' });

  await user.click(screen.getByRole('tab', { name: 'User' }));
  await user.type(await screen.findByLabelText('Username'), 'x');
  await user.click(screen.getByRole('tab', { name: 'Sign-in' }));
  await user.click(screen.getByRole('tab', { name: 'User' }));

  expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'adax');
  expect(address().part).toBeUndefined();
});

test('closing takes both out of the address', async () => {
  const { user, dialog, address } = await openSignIn(working());

  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(address().user).toBeUndefined());
  expect(address().part).toBeUndefined();
});

test('a lock says why, until when, and where it stops; unlocking takes it away', async () => {
  const { dialog, press, writes } = await openSignIn(
    stuckBy('locked', { until: '2026-11-21T08:54:00.000Z', fixes: ['unlock', 'require_reset'] }),
  );
  expect(await dialog.findByText('Temporarily locked after too many failed password attempts.')).toBeTruthy();
  expect(dialog.getByText('Ends in 12m, at 11/21/2026 08:54.')).toBeTruthy();
  expect(await stepsIn(dialog)).toEqual([
    ...['AccountReady', 'Email confirmedReady', 'PasswordBlocked'],
    ...['Two-factor methodNot checked', 'Sign-inNot checked'],
  ]);

  await press('Unlock now');

  expect(await dialog.findByText('No issues. This user can sign in.')).toBeTruthy();
  expect(await screen.findByText('ada unlocked')).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: fixState, params: { id: 'id-ada' }, body: { fix: 'unlock' } }]);
  expect((await stepsIn(dialog)).at(-1)).toBe('Sign-inAllowed');
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Sign-in issues' }));
});

test('what weakens the account is asked about first', async () => {
  const { user, press, writes } = await openSignIn(
    stuckBy('second_factor_locked', { fixes: ['unlock', 'reset_second_factor'] }),
  );

  await press('Reset two-factor authentication');
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset two-factor authentication?' }));
  expect(writes()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Reset two-factor authentication' }));

  expect(await screen.findByText('Two-factor authentication reset for ada')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sign-in issues' }));
});

test('a rejected fix shows the message of the server, and the state is read again', async () => {
  let reads = 0;
  const { dialog, press } = await openSignIn(stuckBy('unconfirmed', { fixes: ['send_code'] }), working(), {
    answers: {
      [reading]: () => {
        reads += 1;
        return reads === 1 ? stuckBy('unconfirmed', { fixes: ['send_code'] }) : working();
      },
      [fixState]: reject('The account is confirmed already.'),
    },
  });

  await press('Send a new code');

  expect((await dialog.findByRole('alert')).textContent).toBe('The account is confirmed already.');
  expect(await dialog.findByText('No issues. This user can sign in.')).toBeTruthy();
});

test('who would not give the password again has changed nothing, and is not blamed', async () => {
  const { dialog, press, writes } = await openSignIn(stuckBy('locked', { fixes: ['unlock'] }), working(), {
    stepUp: () => Promise.reject(new StepUpDeclined()),
  });

  await press('Unlock now');

  expect(writes()).toEqual([]);
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a mail that failed says what the mail server said', async () => {
  const { dialog } = await openSignIn(stuckBy('mail_failed', { reason: '550 no such mailbox' }));

  expect(await dialog.findByText('The mail server said: 550 no such mailbox')).toBeTruthy();
  expect(dialog.getByText('This cannot be fixed here.')).toBeTruthy();
});

test('an open invitation says how long its password works, not that it ends by itself', async () => {
  const { dialog } = await openSignIn({ ...stuckBy('invitation_pending'), invitedUntil: '2026-11-28T08:00:00.000Z' });

  expect(await dialog.findByText('The temporary password expires 11/28/2026 08:00.')).toBeTruthy();
});

test('each count opens what it counts', async () => {
  const session = {
    id: 's1',
    current: false,
    address: '203.0.113.7',
    userAgent: firefox,
    device: null,
    startedAt: '2026-11-21T07:42:00.000Z',
    lastUsedAt: '2026-11-21T08:22:00.000Z',
  };
  const passkey = {
    id: 'k1',
    name: 'Passkey 1',
    backedUp: true,
    createdAt: '2026-11-21T06:42:00.000Z',
    lastUsedAt: null,
  };
  const { user, dialog } = await openSignIn(working({ sessions: [session], passkeys: [passkey] }));

  await user.click(await dialog.findByText('1 session'));
  const sessions = within(dialog.getByRole('list', { name: '1 session' }));
  expect(sessions.getByRole('listitem').textContent).toContain('Firefox on Linux');
  expect(sessions.getByText('Last used 20m ago')).toBeTruthy();
  const keys = dialog.getByRole('list', { name: '1 passkey', hidden: true }).textContent;
  expect(keys).toContain('Synced');
  expect(keys).toContain('Not used yet');
  expect(dialog.getByText('0 devices')).toBeTruthy();
});

test('counted tries say how many there may be, from where, and until when they lock', async () => {
  const counter = { kind: 'password', network: '203.0.113.0/24', tries: 5, most: 5 } as const;
  const { dialog } = await openSignIn(working({ counters: [{ ...counter, until: '2026-11-21T08:54:00.000Z' }] }));

  const tries = within(await dialog.findByRole('region', { name: 'Failed attempts' }));
  expect(tries.getByRole('listitem').textContent).toBe(
    'Incorrect passwords5 of 5from 203.0.113.0/24locked until 11/21/2026 08:54',
  );
});

test('passkeys that are rejected are told as such, with their tries, and can be unlocked', async () => {
  const until = '2026-11-21T09:12:00.000Z';
  const counter = { kind: 'passkey', network: '203.0.113.7', tries: 10, most: 10, until } as const;
  const stuck = stuckBy('passkey_locked', { until, fixes: ['unlock'] });
  const { dialog, press } = await openSignIn({ ...stuck, counters: [counter] });
  expect(await dialog.findByText('Temporarily locked after too many failed passkey attempts.')).toBeTruthy();
  expect(dialog.getByText('Failed passkey attempts')).toBeTruthy();
  expect((await stepsIn(dialog)).at(-1)).toBe('Sign-inAllowed');

  await press('Unlock now');

  expect(await dialog.findByText('No issues. This user can sign in.')).toBeTruthy();
});

test('what the cloud user pool keeps to itself is unknown, never nothing', async () => {
  const { dialog } = await openSignIn(
    working({ provider: 'cognito', passwordChangedAt: null, recoveryCodesLeft: null, passkeys: null, counters: null }),
  );

  expect(await dialog.findAllByText('Not available: managed by the cloud user pool')).toHaveLength(4);
  expect(dialog.queryByText('0 passkeys')).toBeNull();
});

test('who is in the directory alone has no facts to show', async () => {
  const { dialog } = await openSignIn({ ...stuckBy('no_account'), status: null, email: null });

  expect(await dialog.findByText('This user has no sign-in account.')).toBeTruthy();
  expect(dialog.queryByRole('region', { name: 'Sign-in methods' })).toBeNull();
});

test('a state that could not be loaded is told and asked for again; refreshing reads it anew', async () => {
  let reads = 0;
  const { dialog, press } = await openSignIn(working(), working(), {
    answers: {
      [reading]: () => {
        reads += 1;
        if (reads === 1) throw new Error('503');
        return reads === 2 ? stuckBy('disabled') : working();
      },
    },
  });
  expect((await dialog.findByRole('alert')).textContent).toContain('Failed to load sign-in status');

  await press('Retry');
  expect(await dialog.findByText('The account is disabled.')).toBeTruthy();
  await press('Refresh');

  expect(await dialog.findByText('No issues. This user can sign in.')).toBeTruthy();
});
