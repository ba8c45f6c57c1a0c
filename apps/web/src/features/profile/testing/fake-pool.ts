import { vi } from 'vitest';

type Input = Readonly<Record<string, unknown>>;

/** Fake responses by operation; a thrown one is the pool's error, by its name and message. */
export type PoolAnswers = Readonly<Record<string, (input: Input) => unknown>>;

const noPasskeys: PoolAnswers = { ListWebAuthnCredentials: () => ({ Credentials: [] }) };

const operationIn = (headers: HeadersInit | undefined) =>
  String(new Headers(headers).get('x-amz-target')).replace('AWSCognitoIdentityProviderService.', '');

function answer(ask: () => unknown): Response {
  try {
    return Response.json(ask() ?? {});
  } catch (error) {
    const { name, message } = error as Error;
    return Response.json({ __type: name, message }, { status: 400 });
  }
}

/** A fake user pool on the network. The list contains its requests, in order. */
export function fakePool(answers: PoolAnswers = {}): readonly (readonly [string, Input])[] {
  const requests: (readonly [string, Input])[] = [];
  const known = { ...noPasskeys, ...answers };
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
    const operation = operationIn(headers);
    const { AccessToken: _token, ...input } = JSON.parse(String(body)) as Record<string, unknown>;
    requests.push([operation, input]);
    const ask = known[operation];
    if (!ask) throw new Error(`The test has no answer for ${operation}`);
    return answer(() => ask(input));
  });
  return requests;
}
