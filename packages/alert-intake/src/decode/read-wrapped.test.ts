import { expect, test } from 'vitest';
import { decodeDelivery } from './decode-delivery.ts';

const decode = (body: unknown) =>
  decodeDelivery(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), 'syslog');

test('lines that a shipper put into JSON are read as lines', () => {
  const { documents, rejections } = decode([
    { message: 'CEF:0|Acme|FW|1|100|Blocked|7|src=10.0.0.5', host: 'fw-1' },
    { message: 'parsed', event: { original: 'LEEF:1.0|Acme|AV|1|Found|src=10.0.0.5' }, host: { name: 'av-1' } },
    { log: '<34>Mar  1 10:00:00 web-1 sshd[7]: hello', hostname: 'shipper' },
    { raw: 'plain', '@timestamp': '2026-03-01T10:00:00Z' },
  ]);
  expect(rejections).toEqual([]);
  expect(documents).toMatchObject([
    { place: 1, value: { syslog: { hostname: 'fw-1' }, cef: { name: 'Blocked', extensions: { src: '10.0.0.5' } } } },
    { place: 2, value: { syslog: { hostname: 'av-1' }, leef: { eventId: 'Found' } } },
    { place: 3, value: { syslog: { hostname: 'web-1', appName: 'sshd', message: 'hello' } } },
    { place: 4, value: { syslog: { timestamp: '2026-03-01T10:00:00Z', message: 'plain' } } },
  ]);
});

test('a document without a line is the message, and lines among JSON stay lines', () => {
  expect(decode({ a: 1 }).documents).toMatchObject([{ value: { syslog: { message: '{"a":1}' } } }]);
  expect(decode('{"a":1}\n<34>Mar  1 10:00:00 web-1 sshd[7]: hello').documents).toMatchObject([
    { value: { syslog: { message: '{"a":1}' } } },
    { value: { syslog: { message: 'hello' } } },
  ]);
});

test('of a broken list what can be read is read, in its place', () => {
  const { documents, rejections } = decode('[{"log":"a"},\n{"log":},\n{"log":"c"}]');
  expect(documents.map(({ place }) => place)).toEqual([1, 3]);
  expect(rejections).toMatchObject([{ place: 2, reason: 'not_readable' }]);
  const many = decode(`[${'{"log":"a"},'.repeat(10_002)}{"log":"a"}]`);
  expect(many.documents).toHaveLength(10_000);
  expect(many.rejections).toMatchObject([
    { place: 10_001, reason: 'too_many', detail: expect.stringContaining('; 3 more') },
  ]);
});
