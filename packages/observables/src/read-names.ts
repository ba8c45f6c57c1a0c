import { domainToASCII } from 'node:url';
import { refang } from './defang/defang.ts';
import { readAddress } from './read-address.ts';

// Characters that end a host in a URL: `domainToASCII` would truncate there silently.
const noName = /[\s/?#@:%\\<>^|[\]*]/;
const asciiDomain = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * A domain of at least two labels: lower case, internationalised labels as Punycode, without port, wildcard in front and
 * dot at the end. Null for addresses and for the name of a computer alone.
 */
export function readDomain(raw: string): string | null {
  const bare = refang(raw.trim())
    .replace(/:\d+$/, '')
    .replace(/^\*?\./, '')
    .replace(/[.。]$/, '');
  if (noName.test(bare)) return null;
  const ascii = domainToASCII(bare);
  return ascii.length <= 253 && asciiDomain.test(ascii) ? ascii : null;
}

const mailPattern = /([^\s<>"',;:()[\]@]+)@([^\s<>"',;:()[\]@]+)/;

/** The first mail address of a text (`Anna <anna@example.org>`), in lower case. */
export function readMail(raw: string): string | null {
  const [, local, at] = mailPattern.exec(refang(raw)) ?? [];
  if (local === undefined || at === undefined) return null;
  const domain = readDomain(at) ?? (/^[a-z0-9_-]+$/i.test(at) ? at.toLowerCase() : null);
  return domain === null ? null : `${local.toLowerCase()}@${domain}`;
}

/**
 * A URL with a host, so that what two tools write becomes the same: scheme and host in lower case, no default port, no
 * dot after the host, `/` for an empty path, escapes in upper case, and no fragment, which a browser never sends: a
 * proxy cannot have seen it, while a person who copied the URL has.
 */
export function readUrl(raw: string): string | null {
  const text = refang(raw.trim());
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s/]/i.test(text)) return null;
  const [, scheme = '', host = '', rest = ''] = /^([^:]+):\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  const url = URL.parse(`${scheme}://${readHost(host)}${rest}`);
  if (!url || url.hostname === '') return null;
  url.hash = '';
  return url.href.replace(/#$/, '').replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}

// Of schemes that browsers do not know `URL` leaves the host and its case alone.
function readHost(authority: string): string {
  const [, user = '', host = '', port = ''] = /^(.*@)?(\[.*\]|[^:]*)(:\d*)?$/s.exec(authority) ?? [];
  const known = readAddress(host) ? host.toLowerCase() : (readDomain(host) ?? host.toLowerCase());
  return `${user}${known}${port}`;
}
