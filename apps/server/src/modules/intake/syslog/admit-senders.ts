import ipaddr from 'ipaddr.js';

/** The displayed and compared form of an address: without a zone, and IPv4-mapped IPv6 as IPv4. */
export function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : address;
}

/** Returns whether an address may send: it is in one of the ranges, each an address or a CIDR. */
export function admitSenders(ranges: readonly string[]): (address: string) => boolean {
  const subnets = ranges.map((range) => {
    if (range.includes('/')) return ipaddr.parseCIDR(range);
    const address = ipaddr.parse(range);
    return [address, address.kind() === 'ipv4' ? 32 : 128] as const;
  });
  return (address) => {
    const bare = plainAddress(address);
    if (!ipaddr.isValid(bare)) return false;
    const sender = ipaddr.parse(bare);
    return subnets.some(([net, bits]) => net.kind() === sender.kind() && sender.match(net, bits));
  };
}
