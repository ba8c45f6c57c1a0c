import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { refang } from './defang/defang.ts';

export type Address = { readonly type: 'ipv4-addr' | 'ipv6-addr'; readonly value: string };

/**
 * An IP address of either family in its canonical form (RFC 5952), without port, brackets and zone. IPv4 that is
 * written as IPv6 (`::ffff:192.0.2.1`) is IPv4. Null where the text is not a single address, or the unspecified one.
 */
export function readAddress(raw: string): Address | null {
  const bare = refang(raw.trim())
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/s, '');
  if (isIP(bare) === 0) return null;
  const value = ipaddr.process(bare).toString();
  if (value === '0.0.0.0' || value === '::') return null;
  return { type: isIPv4(value) ? 'ipv4-addr' : 'ipv6-addr', value };
}
