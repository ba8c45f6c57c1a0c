import { readAddress } from '@halyard/observables';
import { equals, type FeedObservable, quoted } from './observable-objects.ts';

/** What a value says in STIX. */
export type Reading = {
  /** The whole pattern, brackets included. */
  readonly pattern: string;
  /** The values in it that are cyber-observables of their own. */
  readonly observables: readonly FeedObservable[];
};

/** An address, or a range of them (STIX 2.1, section 9.6.1: ISSUBSET); null where the text is neither. */
export function readAddressPattern(raw: string): Reading | null {
  const [base = '', bits, more] = raw.trim().split('/');
  const found = readAddress(base);
  if (!found || more !== undefined) return null;
  const width = found.type === 'ipv4-addr' ? 32 : 128;
  if (bits === undefined || bits === String(width))
    return { pattern: `[${equals(`${found.type}:value`, found.value)}]`, observables: [found] };
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > width) return null;
  return { pattern: `[${found.type}:value ISSUBSET ${quoted(`${found.value}/${bits}`)}]`, observables: [] };
}

/** `192.0.2.1:443`, of the end that is asked for; null where there is no port, or no host that `find` knows. */
export function readEndpoint(
  raw: string,
  end: 'src' | 'dst',
  find: (host: string) => FeedObservable | null,
): Reading | null {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(raw.trim()) ?? [];
  const found = host === '' || Number(port) > 65_535 ? null : find(host.trim());
  if (!found) return null;
  const ofHost = equals(`network-traffic:${end}_ref.value`, found.value);
  return {
    pattern: `[${ofHost} AND network-traffic:${end}_port = ${Number(port)}]`,
    observables: [found],
  };
}
