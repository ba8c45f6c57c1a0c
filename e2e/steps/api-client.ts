import type { Credentials } from './sign-in.ts';

export type Todo = { readonly id: string; readonly text: string; readonly completed: boolean };

/** What became of a request: the answer, or nothing because the server went away. */
export type Outcome = { readonly status: number; readonly body: unknown } | 'no answer';

async function readTokens(url: string, { email, password }: Credentials): Promise<string> {
  const { clientId } = (await (await fetch(`${url}/identity/config.json`)).json()) as { clientId: string };
  const answer = await fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult: { AccessToken: string } };
  return AuthenticationResult.AccessToken;
}

/** A program that signed in and speaks to the product API; nothing of ours but the wire. */
export async function openClient(url: string, credentials: Credentials) {
  const token = await readTokens(url, credentials);

  async function send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Outcome> {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      // The connection broke: whether the server did it is not known.
      return 'no answer';
    }
  }

  return {
    send,
    async listTodos(): Promise<Todo[]> {
      const outcome = await send('GET', '/todos');
      if (outcome === 'no answer' || outcome.status !== 200) throw new Error('the list of tasks could not be read');
      return outcome.body as Todo[];
    },
  };
}

export type Client = Awaited<ReturnType<typeof openClient>>;
