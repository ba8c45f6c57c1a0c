import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('Suricata', () => {
  const alert = {
    timestamp: '2026-03-01T10:00:00.123456+0100',
    flow_id: 77,
    event_type: 'alert',
    src_ip: '10.0.0.5',
    src_port: 50123,
    dest_ip: '192.0.2.8',
    dest_port: 80,
    proto: 'TCP',
    app_proto: 'http',
    alert: {
      action: 'blocked',
      gid: 1,
      signature_id: 2024,
      signature: 'ET MALWARE Beacon',
      category: 'Trojan',
      severity: 1,
      metadata: { mitre_technique_id: ['T1071'], cve: ['CVE_2021_44228'] },
    },
    http: { hostname: 'evil.example', url: '/gate.php' },
    fileinfo: { filename: '/gate.php', sha256: 'c'.repeat(64) },
  };
  test('reads alerts, and no other event', async () => {
    const lines = [
      alert,
      { timestamp: alert.timestamp, event_type: 'dns', src_ip: '10.0.0.5', dns: { rrname: 'x.example' } },
    ];
    const { alerts, refused, detected } = await readWith(
      'suricata',
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(detected).toEqual(['suricata', 'suricata']);
    expect(refused).toEqual(['not_an_alert: event_type dns']);
    expect(alerts).toMatchObject([
      {
        title: 'ET MALWARE Beacon',
        description: 'TCP 10.0.0.5:50123 to 192.0.2.8:80 (http), blocked',
        severity: 'High',
        sourceSeverity: 'priority 1',
        key: 'gid=1 sid=2024 source=10.0.0.5 destination=192.0.2.8 port=80',
        event: '2026-03-01T10:00:00.123456+0100/77/',
        at: '2026-03-01T09:00:00.123Z',
        techniques: ['T1071'],
        entity: '10.0.0.5',
        observables: [
          'ipv4-addr source 10.0.0.5',
          'ipv4-addr destination 192.0.2.8',
          'domain-name destination evil.example',
          'url destination http://evil.example/gate.php',
          'file-name related /gate.php',
          `file-hash related ${'c'.repeat(64)}`,
          'cve related CVE-2021-44228',
        ],
      },
    ]);
  });

  test('an answer of the server keeps the port of the service, and shippers put it into other fields', async () => {
    const answer = {
      event_type: 'alert',
      src_ip: '192.0.2.8',
      src_port: 443,
      dest_ip: '10.0.0.5',
      dest_port: 50200,
      alert: { gid: 1, signature_id: 9, signature: 'S', severity: 4 },
    };
    const { alerts, detected } = await readWith('suricata', [
      { suricata: { eve: answer } },
      { log: JSON.stringify(answer) },
    ]);
    expect(detected).toEqual(['suricata', 'suricata']);
    for (const one of alerts)
      expect(one).toMatchObject({ severity: 'Low', key: 'gid=1 sid=9 source=192.0.2.8 destination=10.0.0.5 port=443' });
    expect(alerts).toHaveLength(2);
  });
});

test('Suricata through Filebeat, which moves the sides', async () => {
  const body = {
    '@timestamp': '2026-03-01T10:00:00Z',
    event: { kind: 'alert', module: 'suricata' },
    source: { ip: '192.0.2.8', port: 40000 },
    destination: { ip: '10.0.0.5', port: 22 },
    suricata: {
      eve: { event_type: 'alert', flow_id: 5, alert: { gid: 1, signature_id: 7, signature: 'Scan', severity: 2 } },
    },
  };
  const { alerts, detected } = await readWith('suricata', body);
  expect(detected).toEqual(['suricata']);
  expect(alerts).toMatchObject([
    {
      severity: 'Medium',
      key: 'gid=1 sid=7 source=192.0.2.8 destination=10.0.0.5 port=22',
      at: '2026-03-01T10:00:00.000Z',
      observables: ['ipv4-addr source 192.0.2.8', 'ipv4-addr destination 10.0.0.5'],
    },
  ]);
});

describe('Zeek', () => {
  const tsv = (path: string, fields: readonly string[], values: readonly string[]) =>
    `#separator \\x09\n#set_separator\t,\n#empty_field\t(empty)\n#unset_field\t-\n#path\t${path}\n#fields\t${fields.join('\t')}\n${values.join('\t')}\n`;

  test('reads notices', async () => {
    const text = tsv(
      'notice',
      ['ts', 'uid', 'note', 'msg', 'sub', 'src', 'dst', 'p', 'actions'],
      [
        '1769940000.5',
        '-',
        'SSH::Password_Guessing',
        '192.0.2.8 appears to be guessing SSH passwords (seen in 30 connections).',
        'Sampled servers: 10.0.0.5',
        '192.0.2.8',
        '-',
        '-',
        'Notice::ACTION_LOG',
      ],
    );
    const { alerts, detected } = await readWith('zeek', text);
    expect(detected).toEqual(['zeek']);
    expect(alerts).toMatchObject([
      {
        title: '192.0.2.8 appears to be guessing SSH passwords (seen in 30 connections).',
        severity: null,
        state: 'unknown',
        key: 'note=SSH::Password_Guessing source=192.0.2.8',
        at: '2026-02-01T10:00:00.500Z',
        category: 'SSH::Password_Guessing',
        entity: '192.0.2.8',
        observables: ['ipv4-addr source 192.0.2.8'],
      },
    ]);
  });

  test('reads a match of an indicator in JSON, and something weird', async () => {
    const intel = {
      ts: 1769940000,
      uid: 'C1',
      'id.orig_h': '10.0.0.5',
      'id.orig_p': 5,
      'id.resp_h': '192.0.2.8',
      'id.resp_p': 80,
      'seen.indicator': 'evil.example/gate',
      'seen.indicator_type': 'Intel::URL',
      'seen.where': 'HTTP::IN_URL',
      matched: ['Intel::URL'],
      sources: ['feed-1'],
    };
    const { alerts, detected } = await readWith('zeek', intel);
    expect(detected).toEqual(['zeek']);
    expect(alerts).toMatchObject([
      {
        title: 'Indicator seen: evil.example/gate',
        severity: null,
        key: 'indicator=evil.example/gate source=10.0.0.5 destination=192.0.2.8',
        tags: ['feed-1', 'Intel::URL'],
        observables: [
          'url related http://evil.example/gate',
          'ipv4-addr source 10.0.0.5',
          'ipv4-addr destination 192.0.2.8',
        ],
      },
    ]);
    const weird = tsv(
      'weird',
      ['ts', 'uid', 'id.orig_h', 'id.resp_h', 'name', 'addl', 'notice', 'peer'],
      ['XXXXXXXXXX.XXXXXX', 'C2', '10.0.0.5', '192.0.2.8', 'bad_TCP_checksum', '-', 'F', 'zeek'],
    );
    expect((await readWith('zeek', weird)).alerts).toMatchObject([
      {
        title: 'Unusual traffic: bad TCP checksum',
        at: null,
        key: 'name=bad_TCP_checksum source=10.0.0.5 destination=192.0.2.8',
      },
    ]);
  });

  test('other logs are no alerts', async () => {
    const dns = tsv('dns', ['ts', 'uid', 'query'], ['1769940000.5', 'C3', 'x.example']);
    expect((await readWith('zeek', dns)).refused).toEqual(['not_an_alert: zeek log dns']);
  });
});
