import type { TableMatch } from '@halyard/contracts/inflow/enrichment.ts';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { normaliseObservable, refang } from '@halyard/observables';
import ipaddr from 'ipaddr.js';

export type Value = { readonly type: ObservableType; readonly value: string };
/** How the rows of a table are found; `lengths` are those of the prefixes that occur in it. */
export type TableKey = {
  readonly match: TableMatch;
  readonly keyType: ObservableType | null;
  readonly lengths: readonly string[];
};

const widthOf = { ipv4: 32, ipv6: 128 } as const;

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, length: number): string {
  const text = `${address}/${length}`;
  const base =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(text) : ipaddr.IPv6.networkAddressFromCIDR(text);
  return `${base}/${length}`;
}

/** A network in canonical form: `203.0.113.9/24` is `203.0.113.0/24`, an address alone is the network of itself. */
function readNetwork(text: string): string | null {
  const [, host = '', bits] = /^([^/\s]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (!ipaddr.isValid(host) || (!host.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(host))) return null;
  const address = ipaddr.process(host);
  const width = widthOf[address.kind()];
  const length = bits === undefined ? width : Number(bits);
  return length > width ? null : networkOf(address, length);
}

/** The stored key of a row; null if the cell has none. */
export function readKey(cell: string, { match, keyType }: Pick<TableKey, 'match' | 'keyType'>): string | null {
  const text = refang(cell.trim());
  if (match === 'network') return readNetwork(text);
  if (match === 'domain') return normaliseObservable('domain-name', text.replace(/^\*?\./, ''));
  return keyType === null ? null : normaliseObservable(keyType, text);
}

/** The family and length of a network, as `lengths` has it: `4/24`. */
export const lengthOf = (network: string): string =>
  `${network.includes(':') ? 6 : 4}/${network.slice(network.indexOf('/') + 1)}`;

const hostOf = ({ type, value }: Value): string | undefined => {
  if (type === 'domain-name' || type === 'host') return value;
  if (type === 'email-addr') return value.slice(value.lastIndexOf('@') + 1);
  return type === 'url' ? URL.parse(value)?.hostname : undefined;
};

function* above(host: string): Generator<string> {
  for (let rest = host; rest !== ''; rest = rest.includes('.') ? rest.slice(rest.indexOf('.') + 1) : '') yield rest;
}

/** The keys under which a row would be found, the closest first. */
export function keysFor(value: Value, { match, keyType, lengths }: TableKey): readonly string[] {
  if (match === 'exact') return value.type === keyType ? [value.value] : [];
  if (match === 'domain') return [...above(hostOf(value) ?? '')];
  if (value.type !== 'ipv4-addr' && value.type !== 'ipv6-addr') return [];
  const address = ipaddr.parse(value.value);
  const family = address.kind() === 'ipv4' ? '4/' : '6/';
  return lengths
    .filter((length) => length.startsWith(family))
    .map((length) => Number(length.slice(2)))
    .toSorted((one, other) => other - one)
    .map((length) => networkOf(address, length));
}
