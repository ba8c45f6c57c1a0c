import { expect, test, vi } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { offerPasskeys } from '../../testing/fake-passkeys.ts';
import { deletePasskey, listPasskeys, registerPasskey } from './passkey-client.ts';

const pool = { userPoolId: 'eu-west-1_Halyard01', endpoint: 'http://localhost/identity/', accessToken: 'access' };

type Answers = Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => object>>;

/** A user pool with these answers; others are rejected as the protocol does it. */
function answerPool(answers: Answers) {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const operation = headers['x-amz-target']?.split('.')[1] ?? '';
    const input = JSON.parse(body);
    calls.push([operation, input]);
    const answer = answers[operation]?.(input) ?? { __type: 'UnknownOperationException', message: '' };
    return Response.json(answer, { status: '__type' in answer ? 400 : 200 });
  });
  return calls;
}

const options = {
  rp: { id: 'localhost', name: 'Halyard' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  user: { id: 'AQID', name: 'ada@example.com', displayName: 'Ada' },
  challenge: 'BAUG',
  excludeCredentials: [{ id: 'BwgJ', type: 'public-key', transports: ['usb'] }],
};
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** What a browser makes. */
const made = {
  id: 'cred',
  rawId: bytes(251, 255),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ['internal'] },
};

test('a passkey is made by the browser with what the provider asks for, and its public half is sent back', async () => {
  const create = vi.fn(async (_: unknown) => made as unknown as Credential);
  offerPasskeys({ create });
  const calls = answerPool({
    StartWebAuthnRegistration: () => ({ CredentialCreationOptions: options }),
    CompleteWebAuthnRegistration: () => ({}),
  });

  await registerPasskey(pool);

  expect(create.mock.calls[0]?.[0]).toMatchObject({
    publicKey: {
      challenge: bytes(4, 5, 6),
      user: { id: bytes(1, 2, 3), name: 'ada@example.com' },
      excludeCredentials: [{ id: bytes(7, 8, 9), transports: ['usb'] }],
    },
  });
  expect(calls.at(-1)).toEqual([
    'CompleteWebAuthnRegistration',
    {
      AccessToken: 'access',
      Credential: {
        id: 'cred',
        rawId: '-_8',
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
      },
    },
  ]);
});

test('without passkeys in the browser nothing is asked', async () => {
  const calls = answerPool({});

  await expect(registerPasskey(pool)).rejects.toMatchObject({ name: 'PasskeyNotSupported' });

  expect(calls).toEqual([]);
});

test('a canceled prompt keeps its name and completes nothing', async () => {
  offerPasskeys();
  const calls = answerPool({ StartWebAuthnRegistration: () => ({ CredentialCreationOptions: options }) });

  await expect(registerPasskey(pool)).rejects.toMatchObject({ name: 'NotAllowedError' });

  expect(calls.map(([operation]) => operation)).toEqual(['StartWebAuthnRegistration']);
});

const tooOld = () => ({ __type: 'NotAuthorizedException', message: 'Sign in again to change the passkeys.' });

test.each<[string, () => Promise<unknown>]>([
  ['adding', () => registerPasskey(pool)],
  ['removing', () => deletePasskey(pool, 'cred')],
])('%s with an old sign-in asks for the password as the rest of the console does', async (_, attempt) => {
  offerPasskeys();
  answerPool({ StartWebAuthnRegistration: tooOld, DeleteWebAuthnCredential: tooOld });

  const rejected = await attempt().catch((error: unknown) => error);

  expect(rejected).toBeInstanceOf(TransportError);
  expect(rejected).toMatchObject({ code: 'recent_sign_in_required' });
});

test('another rejection keeps the name of the protocol', async () => {
  answerPool({ DeleteWebAuthnCredential: () => ({ __type: 'com.example#ResourceNotFoundException:', message: 'x' }) });

  await expect(deletePasskey(pool, 'cred')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('the list is read page by page, with times in seconds', async () => {
  const entry = { CredentialId: 'a', FriendlyCredentialName: 'Passkey 1', CreatedAt: 1_764_000_000 };
  const calls = answerPool({
    ListWebAuthnCredentials: ({ NextToken }) =>
      NextToken
        ? { Credentials: [{ CredentialId: 'b', CreatedAt: 0 }] }
        : {
            Credentials: [{ ...entry, AuthenticatorAttachment: 'platform', AuthenticatorTransports: ['internal'] }],
            NextToken: 'n',
          },
  });

  const found = await listPasskeys(pool);

  expect(found).toEqual([
    {
      id: 'a',
      name: 'Passkey 1',
      createdAt: new Date(1_764_000_000_000),
      attachment: 'platform',
      transports: ['internal'],
    },
    { id: 'b', name: '', createdAt: new Date(0), attachment: undefined, transports: [] },
  ]);
  expect(calls).toHaveLength(2);
});
