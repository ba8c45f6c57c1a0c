import { expect, test } from 'vitest';
import { networksAround, readCidr } from './read-cidr.ts';

test('networks of both families are read in canonical form, and host bits are told', () => {
  expect(readCidr('203.0.113.0/24')).toEqual({
    type: 'ipv4-addr',
    value: '203.0.113.0/24',
    length: 24,
    hasHostBits: false,
  });
  expect(readCidr('203.0.113.77/24')).toMatchObject({ value: '203.0.113.0/24', hasHostBits: true });
  expect(readCidr('2001:0DB8:0:0::/32')).toMatchObject({
    type: 'ipv6-addr',
    value: '2001:db8::/32',
    hasHostBits: false,
  });
  expect(readCidr('::ffff:192.0.2.0/120')).toMatchObject({ type: 'ipv4-addr', value: '192.0.2.0/24' });
  for (const text of ['203.0.113.0', '203.0.113.0/33', '2001:db8::/129', '::ffff:192.0.2.0/90', 'a.b/24', '1.2.3/24'])
    expect(readCidr(text)).toBeNull();
});

test('an address is in one network of each length', () => {
  const networks = networksAround('203.0.113.77');
  expect(networks).toHaveLength(32);
  expect(networks).toContain('203.0.113.64/26');
  expect(networksAround('2001:db8::7')).toContain('2001:db8::/32');
  expect(networksAround('example.org')).toEqual([]);
});
