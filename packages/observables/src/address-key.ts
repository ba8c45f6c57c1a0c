import ipaddr from 'ipaddr.js';

/** A network as the keys of its first and last address, and the length of its prefix. */
export type NetworkRange = { readonly low: string; readonly high: string; readonly length: number };

const keyOf = (bytes: readonly number[]): string =>
  `${bytes.length === 4 ? 4 : 6}${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** An address as text that sorts like addresses, each family separately; null for anything else. */
export const addressKey = (value: string): string | null =>
  ipaddr.isValid(value) ? keyOf(ipaddr.parse(value).toByteArray()) : null;

/** The key with all bits after the first `length` set to 0, or to 1. */
function fill(key: string, length: number, bit: 0 | 1): string {
  const whole = 1 + Math.floor(length / 4);
  const split = key.slice(whole, whole + 1);
  const rest = 0xf >> (length % 4);
  const digit = Number.parseInt(split || '0', 16);
  const filled = split === '' ? '' : (bit === 0 ? digit & ~rest & 0xf : digit | rest).toString(16);
  return (key.slice(0, whole) + filled).padEnd(key.length, bit === 0 ? '0' : 'f');
}

/** The first address of the network of that length in which an address is, as a key. */
export const networkKey = (key: string, length: number): string => fill(key, length, 0);

/** From where to where a network in CIDR notation reaches; null where the text is none. */
export function readNetwork(text: string): NetworkRange | null {
  const [address = '', prefix = ''] = text.split('/');
  const key = addressKey(address);
  const length = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (key === null || !(length <= (key.length - 1) * 4)) return null;
  return { low: fill(key, length, 0), high: fill(key, length, 1), length };
}
