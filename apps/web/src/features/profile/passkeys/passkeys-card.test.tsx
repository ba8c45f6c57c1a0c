import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type StepUp, StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { rejection } from '../../../testing/fake-identity.ts';
import { offerPasskeys } from '../../../testing/fake-passkeys.ts';
import type { PoolAnswers } from '../testing/fake-pool.ts';
import { openProfile } from '../testing/open-profile.tsx';

const creationOptions = {
  challenge: 'YWJj',
  rp: { id: 'localhost', name: 'Halyard' },
  pubKeyCredParams: [],
  user: { id: 'cDE', name: 'ada@example.com', displayName: 'ada' },
};

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** A new passkey as a browser hands it out. */
const makePasskey = async (): Promise<Credential> =>
  Object.assign(
    { id: 'new-key', type: 'public-key' },
    {
      rawId: bytes(1),
      getClientExtensionResults: () => ({}),
      response: { clientDataJSON: bytes(2), attestationObject: bytes(3) },
    },
  );

/** As the protocol lists it: an hour and a half before the test's now. */
const listed = (number: number, change: object = {}) => ({
  CredentialId: `key-${number}`,
  FriendlyCredentialName: `Passkey ${number}`,
  RelyingPartyId: 'localhost',
  AuthenticatorTransports: ['internal', 'hybrid'],
  CreatedAt: Date.parse('2026-11-21T07:12:00.000Z') / 1000,
  ...change,
});

/** A user pool that keeps passkeys. */
function keepingPool(count = 1): PoolAnswers {
  let kept = Array.from({ length: count }, (_, at) => listed(at + 1));
  return {
    ListWebAuthnCredentials: () => ({ Credentials: kept }),
    StartWebAuthnRegistration: () => ({ CredentialCreationOptions: creationOptions }),
    CompleteWebAuthnRegistration: () => {
      kept = [...kept, listed(kept.length + 1)];
    },
    DeleteWebAuthnCredential: ({ CredentialId }) => {
      kept = kept.filter((passkey) => passkey.CredentialId !== CredentialId);
    },
  };
}

const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const listOf = async () =>
  within(await screen.findByRole('list', { name: 'Passkeys' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('each passkey says since when it is there and how its authenticator is reached', async () => {
  offerPasskeys({ create: makePasskey });
  await openProfile({ pool: keepingPool() });

  expect(await listOf()).toEqual(['Passkey 1Added 1h agoBuilt into a device, Phone or tablet nearbyRemove']);
  expect((await card()).getByText('1 of 20')).toBeTruthy();
});

test('without a passkey the card says what one is and offers to add it', async () => {
  offerPasskeys({ create: makePasskey });
  await openProfile();

  expect(await screen.findByText('No passkey yet. The one you add appears here.')).toBeTruthy();
  expect((await card()).getByText(/^Sign in with your fingerprint/)).toBeTruthy();
  expect((await card()).getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
});

test('the browser makes a passkey, the provider takes it, and the list shows it', async () => {
  offerPasskeys({ create: makePasskey });
  const { press, requests } = await openProfile({ pool: keepingPool() });

  await press('Add a passkey');

  expect(await screen.findByText('Passkey added')).toBeTruthy();
  await waitFor(async () => expect(await listOf()).toHaveLength(2));
  expect(requests).toContainEqual([
    'CompleteWebAuthnRegistration',
    {
      Credential: {
        id: 'new-key',
        rawId: 'AQ',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'Ag', attestationObject: 'Aw' },
      },
    },
  ]);
});

test('while the browser asks, the button says so and takes no second click', async () => {
  const create = vi.fn(() => new Promise<Credential | null>(() => {}));
  offerPasskeys({ create });
  const { press } = await openProfile({ pool: keepingPool() });

  await press('Add a passkey');
  await press('Waiting for the browser...');

  expect(create).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', 'The passkey request was canceled or took too long. You can try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'Passkeys are not available at this address. Open the console at its public URL.'],
  ['UnknownError', 'Something went wrong with the passkey. Try again.'],
])('a prompt that ends with %s is told in words, which can be dismissed', async (name, words) => {
  offerPasskeys({ create: () => Promise.reject(new DOMException('', name)) });
  const { press, user, requests } = await openProfile({ pool: keepingPool() });

  await press('Add a passkey');

  const told = within(await (await card()).findByRole('alert'));
  expect(told.getByText(words)).toBeTruthy();
  expect(requests.map(([operation]) => operation)).not.toContain('CompleteWebAuthnRegistration');
  await user.click(told.getByRole('button', { name: 'Dismiss' }));
  expect((await card()).queryByRole('alert')).toBeNull();
});

test('a provider that wants a recent sign-in is asked again once the password was given', async () => {
  offerPasskeys({ create: makePasskey });
  let isRecent = false;
  const confirm = vi.fn(() => {
    isRecent = true;
  });
  const stepUp: StepUp = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransportError) || error.code !== 'recent_sign_in_required') throw error;
    }
    confirm();
    return work();
  };
  const pool = keepingPool();
  const { press } = await openProfile({
    stepUp,
    pool: {
      ...pool,
      StartWebAuthnRegistration: (input) => {
        if (!isRecent) throw rejection('NotAuthorizedException', 'Sign in again to add a passkey.');
        return pool.StartWebAuthnRegistration?.(input);
      },
    },
  });

  await press('Add a passkey');

  expect(await screen.findByText('Passkey added')).toBeTruthy();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('who would not give the password again is not told of a failure', async () => {
  offerPasskeys({ create: makePasskey });
  const { press } = await openProfile({ stepUp: () => Promise.reject(new StepUpDeclined()) });

  await press('Add a passkey');

  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a passkey is removed after a question that says there is no way back', async () => {
  offerPasskeys({ create: makePasskey });
  const { press, user, requests } = await openProfile({ pool: keepingPool(2) });

  await press('Remove Passkey 1');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Passkey 1?' }));
  expect(question.getByText('It no longer signs you in. This cannot be undone.')).toBeTruthy();
  expect(requests.map(([operation]) => operation)).not.toContain('DeleteWebAuthnCredential');
  await user.click(question.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Passkey 1 removed')).toBeTruthy();
  await waitFor(async () => expect(await listOf()).toHaveLength(1));
  expect(requests).toContainEqual(['DeleteWebAuthnCredential', { CredentialId: 'key-1' }]);
});

test('a removal that failed is told and leaves the passkey', async () => {
  offerPasskeys({ create: makePasskey });
  const { press, user } = await openProfile({
    pool: {
      ...keepingPool(),
      DeleteWebAuthnCredential: () => {
        throw rejection('InternalErrorException');
      },
    },
  });

  await press('Remove Passkey 1');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to remove the passkey.');
  expect(await listOf()).toHaveLength(1);
});

test('twenty are the most', async () => {
  offerPasskeys({ create: makePasskey });
  await openProfile({ pool: keepingPool(20) });

  expect(await screen.findByText('You have reached the limit of 20 passkeys. Remove one to add another.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('at an address that cannot have passkeys the card says which can, and still removes what is there', async () => {
  offerPasskeys({ create: makePasskey });
  vi.stubGlobal('isSecureContext', false);
  await openProfile({ pool: keepingPool() });

  expect(await screen.findByText(/^Passkeys require HTTPS or http:\/\/localhost\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Remove Passkey 1' })).toBeTruthy();
});

test('a browser without passkeys says so', async () => {
  vi.stubGlobal('isSecureContext', true);
  await openProfile();

  expect(await screen.findByText('This browser does not support passkeys.')).toBeTruthy();
});

test('passkeys that could not be loaded are asked for again', async () => {
  offerPasskeys({ create: makePasskey });
  let tries = 0;
  const { user } = await openProfile({
    pool: {
      ListWebAuthnCredentials: () => {
        tries += 1;
        if (tries === 1) throw rejection('InternalErrorException');
        return { Credentials: [listed(1)] };
      },
    },
  });
  const failed = await screen.findByText('Failed to load your passkeys.');

  await user.click(within(failed).getByRole('button', { name: 'Retry' }));

  expect(await listOf()).toHaveLength(1);
});
