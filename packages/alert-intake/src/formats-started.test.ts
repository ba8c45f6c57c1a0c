import { expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

const first = '2026-11-20T06:00:00Z';
const last = '2026-11-27T05:00:00Z';

test.each([
  [
    'guardduty',
    {
      source: 'aws.guardduty',
      detail: {
        accountId: '111122223333',
        region: 'eu-central-1',
        id: 'f-1',
        type: 'Recon:EC2/Portscan',
        severity: 5,
        title: 'Port scan by i-0aa',
        createdAt: '2026-11-21T00:00:00Z',
        updatedAt: last,
        service: { eventFirstSeen: first, eventLastSeen: '2026-11-27T04:00:00Z', archived: false, count: 9 },
      },
    },
  ],
  [
    'msgraph',
    {
      id: 'da1',
      title: 'Suspicious sign-in',
      severity: 'medium',
      status: 'new',
      createdDateTime: '2026-11-21T00:00:00Z',
      firstActivityDateTime: first,
      lastUpdateDateTime: last,
    },
  ],
  [
    'sentinel',
    {
      object: {
        name: 'i-1',
        properties: {
          incidentNumber: 7,
          title: 'Password spray',
          severity: 'High',
          status: 'New',
          firstActivityTimeUtc: first,
          createdTimeUtc: '2026-11-21T00:00:00Z',
          lastModifiedTimeUtc: last,
        },
      },
    },
  ],
  [
    'sentinel',
    {
      IncidentNumber: 8,
      Title: 'Password spray',
      Severity: 'High',
      Status: 'New',
      FirstActivityTime: first,
      CreatedTime: '2026-11-21T00:00:00Z',
      LastModifiedTime: last,
    },
  ],
  [
    'asff',
    {
      SchemaVersion: '2018-10-08',
      Id: 'a-1',
      ProductArn: 'arn:p',
      Title: 'Bucket is public',
      FirstObservedAt: first,
      CreatedAt: '2026-11-21T00:00:00Z',
      UpdatedAt: last,
      Severity: { Label: 'HIGH' },
    },
  ],
  [
    'asff',
    {
      SchemaVersion: '2018-10-08',
      Id: 'a-2',
      ProductArn: 'arn:p',
      Title: 'Bucket is public',
      CreatedAt: first,
      UpdatedAt: last,
      Severity: { Label: 'HIGH' },
    },
  ],
])('%s says when an activity began besides when it last changed', async (format, body) => {
  const { alerts } = await readWith(format, body);

  expect(alerts).toEqual([
    expect.objectContaining({ startedAt: '2026-11-20T06:00:00.000Z', at: '2026-11-27T05:00:00.000Z' }),
  ]);
});

test.each([0, 99])('severity %i of OCSF states none', async (id) => {
  const { alerts } = await readWith('ocsf', {
    class_uid: 2004,
    severity_id: id,
    severity: id === 0 ? 'Unknown' : 'Other',
    time: Date.parse(last),
    finding_info: { uid: 'o-1', title: 'Odd process' },
    metadata: { product: { name: 'Sensor' } },
  });

  expect(alerts[0]?.severity).toBe(null);
});

test('the account in quotes in a line of syslog is named without them', async () => {
  const { alerts } = await readWith(
    'syslog',
    '<38>1 2026-11-27T05:00:00Z edge sshd 812 - - Failed password for "mira" from 198.51.100.7 port 50022 ssh2',
  );

  expect(alerts[0]?.observables).toContain('user-account related mira');
});
