import { expect, test } from 'vitest';
import { admitSenders, plainAddress } from './admit-senders.ts';

const mayFrom = admitSenders(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '::1']);

test.each(['10.1.2.3', '192.0.2.7', '::ffff:10.1.2.3', 'fd12::1', 'fd12::1%eth0', '::1'])('%s may send', (address) => {
  expect(mayFrom(address)).toBe(true);
});

test.each(['11.0.0.1', '192.0.2.8', '::ffff:11.0.0.1', 'fe80::1%eth0', '::2', '', 'fw-1'])('%s may not', (address) => {
  expect(mayFrom(address)).toBe(false);
});

test('IPv4 inside of IPv6 is shown as itself', () => {
  expect(plainAddress('::ffff:10.1.2.3')).toBe('10.1.2.3');
});
