import { expect, test } from 'vitest';
import { type Mapper, mapDelivery } from './map-delivery.ts';

const receivedAt = Date.UTC(2026, 10, 27, 6);

async function observablesOf(format: Mapper['format'], body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const kept = { id: 1, receivedAt, body: Buffer.from(text) };
  const { incoming } = await mapDelivery({ id: 's', format, mapping: null }, kept);
  return incoming[0]?.alert.observables ?? [];
}

test('a URL in a field of CEF names its host, and a destination with a full name a domain', async () => {
  const line =
    '<134>CEF:0|Harbour|Gateway|4.1|210|Blocked download|7|src=10.4.0.9 dhost=cdn.harbour-parcels.com request=https://get.harbour-parcels.com/a.exe';
  const observables = await observablesOf('cef', line);

  expect(observables).toContainEqual({ type: 'host', value: 'cdn.harbour-parcels.com', role: 'destination' });
  expect(observables).toContainEqual({ type: 'domain-name', value: 'cdn.harbour-parcels.com', role: 'destination' });
  const url = observables.find(({ type }) => type === 'url');
  expect(url).toMatchObject({ value: 'https://get.harbour-parcels.com/a.exe' });
  expect(observables).toContainEqual({ type: 'domain-name', value: 'get.harbour-parcels.com', role: url?.role });
});

test('a URL among the observables of TheHive names the address that it leads to', async () => {
  const observables = await observablesOf('thehive', {
    _type: 'Alert',
    type: 'external',
    source: 'mail',
    sourceRef: 'm-1',
    title: 'Phishing',
    severity: 2,
    observables: [{ dataType: 'url', data: 'http://45.66.1.2/login' }],
  });

  const url = observables.find(({ type }) => type === 'url');
  expect(url?.value).toBe('http://45.66.1.2/login');
  expect(observables).toContainEqual({ type: 'ipv4-addr', value: '45.66.1.2', role: url?.role });
});

test('the host of a URL in a text is of the text, as the URL is', async () => {
  const observables = await observablesOf(
    'syslog',
    '<34>Nov 27 05:00:00 web-1 app: GET http://x.harbour-parcels.com/a',
  );

  expect(observables).toContainEqual({
    type: 'domain-name',
    value: 'x.harbour-parcels.com',
    role: 'related',
    origin: 'text',
  });
});

test('what the command line of a matched event names is observed', async () => {
  const rule =
    "title: Download\nlogsource: { product: windows }\ndetection:\n  s: { CommandLine|contains: 'iwr' }\n  condition: s";
  const event = { host: 'ws-1', Image: 'C:\\T\\p.exe', CommandLine: 'iwr hxxps://get.harbour-parcels.com/a.exe' };
  const kept = { id: 1, receivedAt, body: Buffer.from(JSON.stringify(event)) };
  const rules = { version: null, texts: [{ id: 'r', state: 'enabled' as const, text: rule }] };
  const { incoming } = await mapDelivery({ id: 's', format: 'events', mapping: null }, kept, rules);

  const values = incoming[0]?.alert.observables.map(({ type, value }) => `${type} ${value}`);
  expect(values).toContain('url https://get.harbour-parcels.com/a.exe');
  expect(values).toContain('domain-name get.harbour-parcels.com');
});
