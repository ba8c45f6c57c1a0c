import ipaddr from 'ipaddr.js';

export type Network = { readonly address: ipaddr.IPv4 | ipaddr.IPv6; readonly prefix: number };

/** An address, or a network in CIDR notation; null where the text is neither. */
export function toNetwork(text: string): Network | null {
  const [bare = '', prefix] = text.split('/');
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.parse(bare);
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return length <= bits ? { address, prefix: length } : null;
}

/** Whether one is all of it within the other; false across the two families. */
export function isWithin(inner: Network | null, outer: Network | null): boolean {
  if (!inner || !outer || inner.address.kind() !== outer.address.kind()) return false;
  return inner.prefix >= outer.prefix && inner.address.match(outer.address, outer.prefix);
}

/** A network as the first of its addresses and the length of its prefix: `192.0.2.0/24`; null where the text is none. */
export function writeNetwork(text: string): string | null {
  const network = toNetwork(text);
  if (!network) return null;
  const { address, prefix } = network;
  const bytes = address
    .toByteArray()
    .map((byte, at) => byte & (0xff00 >> Math.max(0, Math.min(8, prefix - at * 8))) & 0xff);
  return `${ipaddr.fromByteArray(bytes)}/${prefix}`;
}
