import { normaliseObservable, refang } from '@halyard/observables';
import ipaddr from 'ipaddr.js';
import type { WarningEntry } from './warning-entry.ts';

function readRange(text: string): string | null {
  const [address = '', bits] = text.split('/');
  if (!ipaddr.isValid(address) || (ipaddr.IPv4.isIPv4(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)))
    return null;
  const parsed = ipaddr.process(address);
  const width = parsed.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? width : Number(bits);
  if (!/^\d{0,3}$/.test(bits ?? '') || bits === '' || length > width) return null;
  const base =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${length}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${length}`);
  return `${base}/${length}`;
}

/** The shortest prefixes that an organization may have for its own, by the registries: a /8, and a /16 of IPv6. */
const shortest = { ipv4: 8, ipv6: 16 } as const;

/** The effect of a range too wide to be an organization's own; null for any other entry. */
export function tellTooWide({ kind, value }: WarningEntry): string | null {
  if (kind !== 'range') return null;
  const [address, length] = ipaddr.parseCIDR(value);
  const family = address.kind();
  if (length >= shortest[family]) return null;
  const name = family === 'ipv4' ? 'IPv4' : 'IPv6';
  const part = length === 0 ? `every ${name} address` : `one in ${2 ** length} of all ${name} addresses`;
  return `It would hold back matches of indicators on ${part}. Send "confirm": true to add it.`;
}

/** A user's entry of the own list, defanged or not; null if it is invalid. */
export function readEntry(line: string): WarningEntry | null {
  const text = refang(line.trim()).replace(/^\*\./, '');
  const range = readRange(text);
  if (range !== null) return { kind: 'range', value: range, withSubdomains: false };
  if (text.includes('@')) {
    const address = normaliseObservable('email-addr', text);
    return address === null ? null : { kind: 'address', value: address, withSubdomains: false };
  }
  const domain = normaliseObservable('domain-name', text);
  // A whole top-level domain is nobody's own.
  return domain?.includes('.') ? { kind: 'domain', value: domain, withSubdomains: true } : null;
}
