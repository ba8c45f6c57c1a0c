import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('Wazuh 4', () => {
  const brute = {
    timestamp: '2026-03-01T10:00:00.123+0000',
    rule: {
      level: 10,
      description: 'sshd: brute force',
      id: '5763',
      mitre: { id: ['T1110'] },
      groups: ['syslog', 'sshd', 'authentication_failures'],
    },
    agent: { id: '001', name: 'web-1', ip: '10.0.0.5' },
    manager: { name: 'wazuh' },
    id: '1769940000.1',
    full_log: 'Failed password for root',
    data: { srcip: '192.0.2.8', dstuser: 'root' },
    location: '/var/log/auth.log',
  };
  test('reads an alert; its id is of the event and not of the key', async () => {
    const { alerts, detected } = await readWith('wazuh', brute);
    expect(detected).toEqual(['wazuh']);
    expect(alerts).toMatchObject([
      {
        title: 'sshd: brute force',
        description: 'Failed password for root',
        severity: 'Medium',
        sourceSeverity: 'level 10',
        state: 'unknown',
        key: 'rule=5763 agent=001 source=192.0.2.8 user=root',
        event: '1769940000.1',
        at: '2026-03-01T10:00:00.123Z',
        category: 'authentication_failures',
        techniques: ['T1110'],
        entity: 'web-1',
        observables: [
          'ipv4-addr source 192.0.2.8',
          'ipv4-addr victim 10.0.0.5',
          'host victim web-1',
          'user-account destination root',
        ],
      },
    ]);
  });

  test('reads changes of files, Windows events and what an index or an integration puts around', async () => {
    const file = {
      _source: {
        timestamp: '{timestamp}',
        rule: { level: '7', description: 'Integrity checksum changed.', id: 550, groups: ['syscheck'] },
        agent: { id: '002', name: 'db-1' },
        syscheck: { path: '/etc/passwd', sha256_after: 'b'.repeat(64), event: 'modified' },
      },
    };
    const windows = {
      all_fields: {
        rule: { level: 15, description: 'Log cleared', id: '60116' },
        agent: { id: '003', name: 'pc-1' },
        data: {
          win: {
            system: { computer: 'pc-1.corp.example', message: 'The audit log was cleared.' },
            eventdata: { targetUserName: 'anna', ipAddress: '-', image: 'C:\\x.exe' },
          },
        },
      },
    };
    const { alerts, detected } = await readWith('wazuh', [file, windows]);
    expect(detected).toEqual(['wazuh', 'wazuh']);
    expect(alerts).toMatchObject([
      {
        severity: 'Medium',
        at: null,
        key: 'rule=550 agent=002 file=/etc/passwd',
        observables: ['host victim db-1', 'file-name related /etc/passwd', `file-hash related ${'b'.repeat(64)}`],
      },
      {
        severity: 'Critical',
        description: 'The audit log was cleared.',
        observables: [
          'host victim pc-1',
          'host victim pc-1.corp.example',
          'user-account destination anna',
          'process related C:\\x.exe',
        ],
      },
    ]);
  });

  test.each([
    [0, 'Low'],
    [6, 'Low'],
    [7, 'Medium'],
    [11, 'Medium'],
    [12, 'High'],
    [14, 'High'],
    [15, 'Critical'],
    [16, 'Critical'],
    [undefined, null],
  ])('level %s is %s', async (level, severity) => {
    const { alerts } = await readWith('wazuh', { rule: { level, id: 1, description: 'x' }, agent: { id: '1' } });
    expect(alerts[0]?.severity).toBe(severity);
  });
});

test('Wazuh 5: a finding', async () => {
  const finding = {
    '@timestamp': '2026-03-01T10:00:00Z',
    event: { kind: 'event', id: 'e-1', category: ['authentication'] },
    message: 'Accepted password for anna',
    source: { ip: '192.0.2.8' },
    user: { name: 'anna' },
    host: { hostname: 'web-1' },
    wazuh: {
      agent: { id: '002', name: 'agent-2', host: { ip: ['10.0.0.5'] } },
      rule: {
        id: 'net-1',
        title: 'Login from outside',
        level: 'informational',
        mitre: { technique: { id: ['T1078'] }, subtechnique: { id: ['T1078.002'] } },
      },
    },
  };
  const { alerts, detected } = await readWith('wazuh5', finding);
  expect(detected).toEqual(['wazuh5']);
  expect(alerts).toMatchObject([
    {
      title: 'Login from outside',
      severity: 'Low',
      sourceSeverity: 'level informational',
      key: 'rule=net-1 agent=002 source=192.0.2.8 user=anna',
      event: 'e-1',
      techniques: ['T1078', 'T1078.002'],
      entity: 'web-1',
      observables: [
        'ipv4-addr source 192.0.2.8',
        'host victim web-1',
        'ipv4-addr victim 10.0.0.5',
        'user-account related anna',
      ],
    },
  ]);
});
