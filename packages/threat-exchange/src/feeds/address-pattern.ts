import { readAddress } from '@halyard/observables';
import { equals, type FeedObservable, quoted } from './observable-objects.ts';

/** The STIX form of a value. */
export type Reading = {
  /** The whole pattern, brackets included. */
  readonly pattern: string;
  /** The values in it that are separate cyber-observables. */
  readonly observables: readonly FeedObservable[];
  /** Details of the value beyond the pattern, as a sentence. */
  readonly note?: string;
  /** The identity of the value, if it is more than its pattern. */
  readonly key?: string;
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

const ends = { src: 'Source', dst: 'Destination' } as const;

/**
 * `192.0.2.1:443`, of the requested end; null if there is no port, or no host that `find` knows. Alerts carry no ports
 * as observables, so a pattern that asked for one could never be looked for: it asks for the host alone, and the port
 * is in the note.
 */
export function readEndpoint(
  raw: string,
  end: keyof typeof ends,
  find: (host: string) => FeedObservable | null,
): Reading | null {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(raw.trim()) ?? [];
  const found = host === '' || Number(port) > 65_535 ? null : find(host.trim());
  if (!found) return null;
  const ofHost = equals(`network-traffic:${end}_ref.value`, found.value);
  return {
    pattern: `[${equals(`${found.type}:value`, found.value)}]`,
    observables: [found],
    note: `${ends[end]} port ${Number(port)}.`,
    key: `[${ofHost} AND network-traffic:${end}_port = ${Number(port)}]`,
  };
}
