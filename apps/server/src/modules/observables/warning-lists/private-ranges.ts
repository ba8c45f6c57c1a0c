import type { WarningEntry } from './warning-entry.ts';

const range = (value: string, note: string): WarningEntry => ({ kind: 'range', value, withSubdomains: false, note });

/** Special-purpose addresses of IPv4 and IPv6, by the RFC that reserves them; documentation ranges are not among them: a report that names one means it. */
export const privateRanges: readonly WarningEntry[] = [
  range('0.0.0.0/8', 'This network, RFC 791'),
  range('10.0.0.0/8', 'Private use, RFC 1918'),
  range('100.64.0.0/10', 'Shared address space of carriers, RFC 6598'),
  range('127.0.0.0/8', 'Loopback, RFC 1122'),
  range('169.254.0.0/16', 'Link-local, RFC 3927'),
  range('172.16.0.0/12', 'Private use, RFC 1918'),
  range('192.0.0.0/24', 'IETF protocol assignments, RFC 6890'),
  range('192.168.0.0/16', 'Private use, RFC 1918'),
  range('198.18.0.0/15', 'Benchmarking, RFC 2544'),
  range('224.0.0.0/4', 'Multicast, RFC 1112'),
  range('240.0.0.0/4', 'Reserved, RFC 1112'),
  range('::1/128', 'Loopback, RFC 4291'),
  range('64:ff9b:1::/48', 'Translation of IPv4, local use, RFC 8215'),
  range('100::/64', 'Discard-only, RFC 6666'),
  range('fc00::/7', 'Unique local, RFC 4193'),
  range('fe80::/10', 'Link-local, RFC 4291'),
  range('ff00::/8', 'Multicast, RFC 4291'),
];
