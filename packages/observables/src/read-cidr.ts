import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Address } from './read-address.ts';

/** A network in CIDR notation; `value` is that of its first address, in the canonical form of addresses. */
export type Network = Address & {
  readonly length: number;
  /** Whether the text named an address inside it rather than its first one. */
  readonly hasHostBits: boolean;
};

const widthOf = (address: ipaddr.IPv4 | ipaddr.IPv6) => (address.kind() === 'ipv4' ? 32 : 128);

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, length: number): Network {
  const cidr = `${address}/${length}`;
  const isV4 = address.kind() === 'ipv4';
  const first = isV4 ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  const hasHostBits = first.toString() !== address.toString();
  return { type: isV4 ? 'ipv4-addr' : 'ipv6-addr', value: `${first}/${length}`, length, hasHostBits };
}

/** A network of either family as someone wrote it, refanged; IPv4 in IPv6 form is IPv4. Null where the text is none. */
export function readCidr(text: string): Network | null {
  const [, base = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  if (isIP(base) === 0) return null;
  const [written, address] = [ipaddr.parse(base), ipaddr.process(base)];
  const length = Number(prefix) - (widthOf(written) - widthOf(address));
  return length < 0 || length > widthOf(address) ? null : networkOf(address, length);
}

/** Every network that contains an address, in canonical form, the widest first; none for other values. */
export function networksAround(value: string): readonly string[] {
  if (isIP(value) === 0) return [];
  const address = ipaddr.process(value);
  return Array.from({ length: widthOf(address) }, (_, length) => networkOf(address, length).value);
}
