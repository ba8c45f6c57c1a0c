import { createHash, randomBytes } from 'node:crypto';

type Visit = { readonly url: string; readonly clientId: string; readonly email: string; readonly password: string };

/** A browser that keeps cookies and does not follow redirects. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string, form?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      ...(form && { method: 'POST', body: form }),
      headers: { accept: 'text/html', cookie },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}

const next = (answer: Response, from: string) => new URL(answer.headers.get('location') ?? '', from).href;

/** The whole of it as a person and a client do it: authorize, the page, the password, the code, the tokens. */
export async function signInThroughPages({ url, clientId, email, password }: Visit): Promise<void> {
  const visit = createBrowser();
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${url}/login`;
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: 'bench',
  });
  const begin = `${url}/identity/oauth2/authorize?${asked}`;
  const pageAddress = next(await visit(begin), begin);
  const page = await (await visit(pageAddress)).text();
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams({
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    email,
    password,
  });
  const back = new URL(next(await visit(pageAddress, form), pageAddress));
  const code = back.searchParams.get('code');
  if (!code) throw new Error(`The hosted login led to ${back.href} without a code.`);
  const answer = await fetch(`${url}/identity/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  if (!answer.ok) throw new Error(`The token endpoint answered ${await answer.text()}`);
  await answer.text();
}
