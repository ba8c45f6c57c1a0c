import type { Core } from '../../core.ts';

const mostCharacters = 4096;

const isSecure = ({ config }: Core): boolean => new URL(config.baseUrl).protocol === 'https:';

// Browsers take a name like this from the very host alone, by https and for all of its paths (RFC 6265bis, 4.1.3.2): a
// neighbour under the same domain cannot plant its own sign-in here.
const nameOf = (core: Core, name: string): string => (isSecure(core) ? `__Host-${name}` : name);

function findCookie(request: Request, wanted: string): string | undefined {
  const header = request.headers.get('cookie') ?? '';
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === wanted && value !== undefined && value.length <= mostCharacters) return value;
  }
  return undefined;
}

/** The value of a cookie of the request. Of several by that name the first counts, as browsers order them. */
export const readCookie = (core: Core, request: Request, name: string): string | undefined =>
  findCookie(request, nameOf(core, name));

const themes = ['dark', 'light'] as const;

/** The theme that was chosen in the console of this host; undefined where the system decides. */
export function readTheme(request: Request): (typeof themes)[number] | undefined {
  const chosen = findCookie(request, 'halyard-theme');
  return themes.find((theme) => theme === chosen);
}

type Cookie = { readonly name: string; readonly value: string; readonly maxAgeSeconds: number };

/** A `Set-Cookie` that no script reads, no other site's form sends, and only this host gets. */
export function writeCookie(core: Core, { name, value, maxAgeSeconds }: Cookie): string {
  const [path, secure] = isSecure(core) ? ['/', '; Secure'] : [new URL(core.config.baseUrl).pathname, ''];
  return `${nameOf(core, name)}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
