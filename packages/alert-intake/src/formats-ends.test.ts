import { expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

test('OCSF: a check that is said to have changed ends its alert, one that only passes is none', async () => {
  const check = (status: string, part: Readonly<Record<string, unknown>> = {}) =>
    Object.assign(
      {
        class_uid: 2003,
        severity_id: 4,
        activity_id: 1,
        compliance: { status },
        metadata: { product: { name: 'Acme' } },
        finding_info: { uid: 'c-1', title: 'Buckets are private' },
      },
      part,
    );
  const { alerts, refused } = await readWith('ocsf', [
    check('FAIL'),
    check('PASS', { activity_id: 2 }),
    check('PASS', { activity_id: 3 }),
    check('PASS', { status: 'Suppressed' }),
    check('PASS'),
  ]);
  expect(alerts.map(({ state, severity }) => [state, severity])).toEqual([
    ['firing', 'High'],
    ['resolved', null],
    ['resolved', null],
    ['resolved', null],
  ]);
  expect(new Set(alerts.map(({ key }) => key)).size).toBe(1);
  expect(refused).toEqual(['not_an_alert: check passed']);
});

test('PagerDuty: events by their key', async () => {
  const event = (action: string, payload?: Readonly<Record<string, unknown>>) => ({
    routing_key: 'r',
    event_action: action,
    dedup_key: 'disk-7',
    payload,
  });
  const payload = { summary: 'Disk full', severity: 'critical', source: 'db-1' };
  const { alerts, refused } = await readWith('generic-json', [
    event('trigger', payload),
    event('acknowledge'),
    event('resolve'),
    event('resolve', payload),
  ]);
  expect(alerts).toMatchObject([
    { title: 'Disk full', state: 'firing', severity: 'Critical', key: 'id=disk-7', entity: 'db-1' },
    { title: 'Resolved: disk-7', state: 'resolved', key: 'id=disk-7' },
    { title: 'Disk full', state: 'resolved', key: 'id=disk-7' },
  ]);
  expect(refused).toEqual(['not_an_alert: acknowledgement of disk-7']);
});

test('Wazuh: a vulnerability that is solved ends the alert of another rule', async () => {
  const alert = (id: string, status: string) => ({
    rule: { id, level: 10, description: `CVE-2026-1234 ${status}` },
    agent: { id: '001', name: 'pc-1' },
    data: { vulnerability: { cve: 'CVE-2026-1234', status, package: { name: 'openssl' } } },
  });
  const { alerts } = await readWith('wazuh', [alert('23505', 'Active'), alert('23502', 'Solved')]);
  expect(alerts).toMatchObject([
    { state: 'firing', severity: 'Medium', key: 'agent=001 cve=CVE-2026-1234 package=openssl' },
    { state: 'resolved', severity: null, key: 'agent=001 cve=CVE-2026-1234 package=openssl' },
  ]);
});

test('SecOps: what alerts is firing, and a target with dots a domain', async () => {
  const { alerts } = await readWith('secops', [
    {
      id: 'de-1',
      detection: [{ ruleName: 'R', ruleId: 'ru-1', alertState: 'ALERTING' }],
      detectionTime: '2026-01-01T00:00:00Z',
      collectionElements: [
        {
          references: [
            { event: { principal: { hostname: 'pc-1.corp.example' }, target: { hostname: 'evil.example' } } },
          ],
        },
      ],
    },
    {
      metadata: { eventType: 'NETWORK_DNS', id: 'e-1' },
      securityResult: [{ summary: 'Bad name', alertState: 'ALERTING' }],
      target: { hostname: 'srv-1' },
    },
  ]);
  expect(alerts).toMatchObject([
    { state: 'firing', observables: ['host source pc-1.corp.example', 'domain-name destination evil.example'] },
    { state: 'firing', observables: ['host destination srv-1'] },
  ]);
});
