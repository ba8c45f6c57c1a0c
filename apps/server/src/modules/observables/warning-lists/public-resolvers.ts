import type { WarningEntry } from './warning-entry.ts';

const operators: Readonly<Record<string, readonly string[]>> = {
  Google: ['8.8.8.8', '8.8.4.4', '2001:4860:4860::8888', '2001:4860:4860::8844', 'dns.google'],
  Cloudflare: [
    '1.1.1.1',
    '1.0.0.1',
    '1.1.1.2',
    '1.0.0.2',
    '1.1.1.3',
    '1.0.0.3',
    '2606:4700:4700::1111',
    '2606:4700:4700::1001',
    '2606:4700:4700::1112',
    '2606:4700:4700::1002',
    '2606:4700:4700::1113',
    '2606:4700:4700::1003',
    'one.one.one.one',
    'cloudflare-dns.com',
  ],
  Quad9: [
    '9.9.9.9',
    '149.112.112.112',
    '9.9.9.10',
    '149.112.112.10',
    '9.9.9.11',
    '149.112.112.11',
    '2620:fe::fe',
    '2620:fe::9',
    '2620:fe::10',
    '2620:fe::fe:10',
    'dns.quad9.net',
  ],
  OpenDNS: [
    '208.67.222.222',
    '208.67.220.220',
    '208.67.222.123',
    '208.67.220.123',
    '2620:119:35::35',
    '2620:119:53::53',
    'dns.opendns.com',
  ],
  AdGuard: ['94.140.14.14', '94.140.15.15', '94.140.14.15', '94.140.15.16', '2a10:50c0::ad1:ff', '2a10:50c0::ad2:ff'],
  CleanBrowsing: ['185.228.168.9', '185.228.169.9', '185.228.168.10', '185.228.168.168', '185.228.169.168'],
  'DNS.WATCH': ['84.200.69.80', '84.200.70.40'],
  'Hurricane Electric': ['74.82.42.42', '2001:470:20::2'],
  Level3: ['4.2.2.1', '4.2.2.2', '4.2.2.3', '4.2.2.4', '4.2.2.5', '4.2.2.6'],
  Verisign: ['64.6.64.6', '64.6.65.6'],
  Yandex: ['77.88.8.8', '77.88.8.1', '77.88.8.88', '77.88.8.2', '2a02:6b8::feed:ff'],
  AliDNS: ['223.5.5.5', '223.6.6.6', '2400:3200::1', '2400:3200:baba::1', 'dns.alidns.com'],
  DNSPod: ['119.29.29.29'],
  '114DNS': ['114.114.114.114', '114.114.115.115'],
  Neustar: ['156.154.70.1', '156.154.71.1'],
};

function toEntry(value: string, note: string): WarningEntry {
  if (value.includes(':')) return { kind: 'range', value: `${value}/128`, withSubdomains: false, note };
  if (/^[\d.]+$/.test(value)) return { kind: 'range', value: `${value}/32`, withSubdomains: false, note };
  return { kind: 'domain', value, withSubdomains: false, note };
}

/** Public resolvers: malware uses them like everyone, so their addresses are not indicative. */
export const publicResolvers: readonly WarningEntry[] = Object.entries(operators).flatMap(([operator, values]) =>
  values.map((value) => toEntry(value, operator)),
);
