import { describe, expect, test } from 'vitest';
import { itemsOf } from './events/open-items.ts';
import { loadMapping } from './formats.ts';
import { compileMapping } from './mapping/compile-mapping.ts';
import { readObservables } from './mapping/read-observables.ts';
import { readWith } from './testing/read-with.ts';

describe('Wazuh 4: backslashes of Windows events', () => {
  const event = (eventdata: Readonly<Record<string, string>>) => ({
    timestamp: '2026-03-01T10:00:00.123+0000',
    rule: { level: 9, id: '92001', description: 'Shell started by WEST\\\\nora' },
    agent: { id: '011', name: 'desk-9' },
    id: '1769940000.7',
    data: { win: { system: { eventID: '1', computer: 'desk-9' }, eventdata } },
    full_log: '{"raw":"C:\\\\Tools"}',
  });

  test('that are escaped once too often are as they were meant', async () => {
    const doubled = {
      user: 'WEST\\\\nora',
      image: 'C:\\\\Tools\\\\shell.exe',
      targetFilename: '\\\\\\\\files\\\\in\\\\note.txt',
      targetObject: 'HKLM\\\\Software\\\\Acme',
    };
    const { alerts } = await readWith('wazuh', event(doubled));

    expect(alerts[0]?.title).toBe('Shell started by WEST\\nora');
    expect(alerts[0]?.key).toContain('program=C:\\Tools\\shell.exe');
    expect(alerts[0]?.observables).toEqual(
      expect.arrayContaining([
        'user-account related WEST\\nora',
        'process related C:\\Tools\\shell.exe',
        'file-name related \\\\files\\in\\note.txt',
      ]),
    );
    expect(alerts[0]?.observables.join('\n')).not.toContain('Software\\\\');
  });

  test('that are right stay', async () => {
    const { alerts } = await readWith(
      'wazuh',
      event({ user: 'WEST\\nora', targetFilename: '\\\\files\\in\\note.txt' }),
    );

    expect(alerts[0]?.observables).toEqual(
      expect.arrayContaining(['user-account related WEST\\nora', 'file-name related \\\\files\\in\\note.txt']),
    );
  });
});

describe('fields of the Elastic Common Schema that are lists', () => {
  const lists = {
    '@timestamp': '2026-03-01T10:00:00Z',
    kibana: {
      alert: {
        uuid: 'e-1',
        severity: 'low',
        rule: {
          name: 'Two ways in',
          uuid: 'r-7',
          tags: ['Lab', 'Edge'],
          threat: [{ technique: [{ id: 'T1021' }] }, { technique: [{ id: 'T1046' }] }],
        },
      },
    },
    host: { name: 'lab-2', ip: ['10.7.7.1', 'fe80::7'] },
    source: { ip: ['198.51.100.21', '198.51.100.22'] },
    'destination.ip': ['203.0.113.5', '203.0.113.6'],
    user: { name: ['ada', 'bo'] },
  };

  test('give all of their values', async () => {
    const { alerts } = await readWith('elastic', lists);

    expect(alerts).toMatchObject([{ entity: 'lab-2', tags: ['Lab', 'Edge'], techniques: ['T1021', 'T1046'] }]);
    expect(alerts[0]?.observables).toEqual(
      expect.arrayContaining([
        ...['ipv4-addr victim 10.7.7.1', 'ipv6-addr victim fe80::7'],
        ...['ipv4-addr source 198.51.100.21', 'ipv4-addr source 198.51.100.22'],
        ...['ipv4-addr destination 203.0.113.5', 'ipv4-addr destination 203.0.113.6'],
        ...['user-account related ada', 'user-account related bo'],
      ]),
    );
  });

  test('do so in Wazuh 5, too', async () => {
    const { alerts } = await readWith('wazuh5', {
      wazuh: { rule: { id: '7', title: 'Two ways in', level: 'low' }, agent: { name: 'lab-2' } },
      source: { ip: ['198.51.100.21', '198.51.100.22'] },
      host: { name: 'lab-2', ip: ['10.7.7.1', 'fe80::7'] },
    });

    expect(alerts[0]?.observables).toEqual(
      expect.arrayContaining(['ipv4-addr source 198.51.100.22', 'ipv6-addr victim fe80::7']),
    );
  });
});

describe('names of hosts', () => {
  test.each([
    ['[2001:db8:7::1]:9182', '2001:db8:7::1', 'ipv6-addr victim 2001:db8:7::1'],
    ['2001:db8:7::1', '2001:db8:7::1', 'ipv6-addr victim 2001:db8:7::1'],
    ['192.0.2.14:9182', '192.0.2.14', 'ipv4-addr victim 192.0.2.14'],
    ['lamp.lab:9182', 'lamp.lab', 'host victim lamp.lab'],
  ])('an instance of Prometheus: %s', async (instance, entity, observable) => {
    for (const format of ['alertmanager', 'grafana']) {
      const { alerts } = await readWith(format, {
        alerts: [{ status: 'firing', labels: { alertname: 'Hot', instance }, fingerprint: 'f1' }],
      });
      expect(alerts, format).toMatchObject([{ entity }]);
      expect(alerts[0]?.observables, format).toContain(observable);
    }
  });

  test('have no NUL, which is no space either', async () => {
    const { alerts } = await readWith('generic-json', { id: '1', title: 'Odd', host: 'lamp\0post' });

    expect(alerts).toMatchObject([{ entity: 'lamppost', observables: ['host victim lamppost'] }]);
  });
});

test.each(['<190>1 - - - - - -', '<190>1 2026-03-01T10:00:00Z - - - - - ', '<14>'])(
  'syslog: "%s" says nothing, and is no alert',
  async (line) => {
    const { alerts, refused } = await readWith('syslog', line);

    expect(alerts).toEqual([]);
    expect(refused).toEqual(['not_an_alert: message without a text']);
  },
);

test('Sentinel: what the alert trigger of Logic Apps hands on', async () => {
  const { alerts, detected } = await readWith('sentinel', {
    AlertDisplayName: 'Rare sign-in',
    Description: 'From two places.',
    Severity: 'High',
    SystemAlertId: 'sa-9',
    ProductName: 'Azure Sentinel',
    StartTimeUtc: '2026-03-01T09:00:00Z',
    EndTimeUtc: '2026-03-01T09:30:00Z',
    Entities: '[{"$id":"1","Address":"198.51.100.44","Type":"ip"}]',
    Tactics: 'InitialAccess',
  });

  expect(detected).toEqual(['sentinel']);
  expect(alerts).toMatchObject([
    {
      title: 'Rare sign-in',
      severity: 'High',
      key: 'alert=sa-9',
      at: '2026-03-01T09:30:00.000Z',
      startedAt: '2026-03-01T09:00:00.000Z',
      observables: ['ipv4-addr related 198.51.100.44'],
    },
  ]);
});

test('a check that passed only ends what came before', async () => {
  const check = {
    class_uid: 2003,
    severity_id: 3,
    activity_id: 2,
    status_code: 'PASS',
    metadata: { product: { name: 'Auditor' } },
    finding_info: { uid: 'b-7', title: 'Disks are encrypted' },
  };
  const finding = {
    ProductArn: 'arn:aws:securityhub:::product/acme',
    Id: 'f-7',
    Title: 'Disks are encrypted',
    Workflow: { Status: 'RESOLVED' },
  };
  const endsOnly = async (format: string, body: unknown) =>
    (await readWith(format, body)).alerts.map((alert) => alert.endsOnly ?? false);

  expect(await endsOnly('ocsf', [check, Object.assign({}, check, { status_code: 'FAIL' })])).toEqual([true, false]);
  expect(await endsOnly('asff', [Object.assign({ Compliance: { Status: 'PASSED' } }, finding), finding])).toEqual([
    true,
    false,
  ]);
});

test('rules see the fields of a Windows event of Wazuh 4 as they were meant', () => {
  const eventdata = { image: 'C:\\\\Tools\\\\shell.exe' };
  const event = { rule: { id: '7', level: 3 }, agent: { name: 'desk-9' }, data: { win: { eventdata } } };

  for (const format of ['wazuh', 'events'] as const)
    expect(itemsOf(format, event)).toMatchObject([
      { value: { data: { win: { eventdata: { image: 'C:\\Tools\\shell.exe' } } } } },
    ]);
});

test('events name all addresses of a list', async () => {
  const event = {
    source: { ip: ['198.51.100.21', '198.51.100.22'] },
    destination: { ip: ['203.0.113.5', '203.0.113.6'] },
  };
  const mapped = await compileMapping(loadMapping('events')).run(event);

  expect(readObservables((mapped as { observables: unknown }).observables).map(({ value }) => value)).toEqual([
    ...['198.51.100.21', '198.51.100.22', '203.0.113.5', '203.0.113.6'],
  ]);
});
