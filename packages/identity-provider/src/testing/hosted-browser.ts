import { createHash } from 'node:crypto';

const readEntities = (text: string) =>
  ['&quot;"', "&#39;'", '&lt;<', '&gt;>', '&amp;&'].reduce(
    (plain, pair) => plain.replaceAll(pair.slice(0, -1), pair.slice(-1)),
    text,
  );

const find = (pattern: RegExp, markup: string) => readEntities(pattern.exec(markup)?.[1] ?? '');

/** A page as a person sees it, or the address that the browser was sent to in the end. */
export type Seen = {
  readonly status: number;
  readonly headers: Headers;
  readonly markup: string;
  readonly title: string;
  /** The error message above the page's form. */
  readonly notice: string;
  readonly address: URL;
};

type Options = { readonly language?: string };

/** A browser without scripts: it keeps cookies of one provider, follows redirects there, and fills in forms. */
export function openBrowser(base: string, { language = 'en' }: Options = {}) {
  const cookies = new Map<string, string>();
  const set: string[] = [];
  let page: Seen | undefined;

  function keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      set.push(cookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function open(address: string, body?: URLSearchParams): Promise<Seen> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      ...(body && { body }),
      headers: {
        'accept-language': language,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    keep(response);
    const location = response.headers.get('location');
    if (location?.startsWith(base)) return open(location);
    const markup = await response.text();
    page = {
      status: response.status,
      headers: response.headers,
      markup,
      title: find(/<h1>([^<]*)/, markup),
      notice: find(/role="alert"[^>]*><p>([^<]*)/, markup),
      address: new URL(location ?? address),
    };
    return page;
  }

  /** Fills in the form that is shown; what its hidden fields hold goes along. */
  async function submit(fields: Readonly<Record<string, string>>): Promise<Seen> {
    const markup = page?.markup ?? '';
    const action = find(/<form[^>]* action="([^"]*)"/, markup);
    const hidden = find(/name="page" value="([^"]*)"/, markup);
    return open(new URL(action, base).href, new URLSearchParams({ page: hidden, ...fields }));
  }

  return { open, submit, cookies, setCookies: set };
}

/** A proof key that tests may use anywhere (RFC 7636). */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** A good query of `/oauth2/authorize`, with some parameters changed; undefined leaves one out. */
export function authorizeQuery(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const all = {
    response_type: 'code',
    client_id: 'testclient',
    redirect_uri: 'http://localhost:3000/login',
    scope: 'openid email profile',
    state: 'st4te',
    nonce: 'n0nce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(given).toString();
}
