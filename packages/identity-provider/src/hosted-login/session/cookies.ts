import type { Core } from '../../core.ts';

const mostCharacters = 4096;

/** The value of a cookie that came with the request. Of several by that name the first counts, as browsers order them. */
export function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get('cookie') ?? '';
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && value.length <= mostCharacters) return value;
  }
  return undefined;
}

type Cookie = { readonly name: string; readonly value: string; readonly maxAgeSeconds: number };

/** A `Set-Cookie` that no script reads, no other site's form sends, and only the provider's own addresses get. */
export function writeCookie({ config }: Core, { name, value, maxAgeSeconds }: Cookie): string {
  const { protocol, pathname } = new URL(config.baseUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${pathname}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
