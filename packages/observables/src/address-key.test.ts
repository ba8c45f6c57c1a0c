import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { addressKey, networkKey, readNetwork } from './address-key.ts';

test('keys have the order of addresses, and networks reach from one to another', () => {
  expect(addressKey('192.0.2.7')).toBe('4c0000207');
  expect(addressKey('2001:db8::1')).toBe('620010db8000000000000000000000001');
  expect(addressKey('example.org')).toBeNull();
  expect(readNetwork('192.0.2.77/26')).toEqual({ low: '4c0000240', high: '4c000027f', length: 26 });
  expect(readNetwork('0.0.0.0/0')).toEqual({ low: '400000000', high: '4ffffffff', length: 0 });
  expect(readNetwork('192.0.2.0/33')).toBeNull();
  expect(readNetwork('192.0.2.0')).toBeNull();
});

test('an address is in a network where its key lies within, and its own network of that length begins there', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.nat(32), (address, base, length) => {
      const key = addressKey(address) ?? '';
      const { low, high } = readNetwork(`${base}/${length}`) ?? { low: '', high: '' };
      const isWithin = ipaddr.parse(address).match(ipaddr.parse(base) as never, length);
      expect(low <= key && key <= high).toBe(isWithin);
      expect(networkKey(key, length) === low).toBe(isWithin);
    }),
  );
});
