export type Todo = { readonly id: string; readonly text: string; readonly completed: boolean };

/** A response, or undefined if the connection broke before. */
export type Answer = { readonly status: number; readonly body: unknown } | undefined;

type Person = { readonly email: string; readonly password: string };

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const send = (url: string, init: RequestInit): Promise<Answer> => fetch(url, init).then(read, () => undefined);

/** Signs in at the identity service, as any client of its protocol does, and answers the access token. */
export async function signInByProtocol(url: string, { email, password }: Person): Promise<string> {
  const { clientId } = await (await fetch(`${url}/identity/config.json`)).json();
  const response = await fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const answer = await response.json();
  const token = answer.AuthenticationResult?.AccessToken;
  if (typeof token !== 'string') throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  return token;
}

const asJson = { 'content-type': 'application/json' };

/** The task calls of the product API for one signed-in person. */
export function createCaller(url: string, token: string) {
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && asJson), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    add: (text: string, key: string) => call('POST', '/todos', { text, completed: false }, { 'idempotency-key': key }),
    update: (todo: Todo) => call('PUT', `/todos/${todo.id}`, todo),
    remove: ({ id }: Todo) => call('DELETE', `/todos/${id}`),
    async list(): Promise<readonly Todo[]> {
      const answer = await call('GET', '/todos');
      if (answer?.status !== 200) throw new Error(`the tasks could not be read: ${JSON.stringify(answer)}`);
      return answer.body as readonly Todo[];
    },
  };
}

export type Caller = ReturnType<typeof createCaller>;
