import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('TheHive', () => {
  const alert = {
    type: 'external',
    source: 'mail-gateway',
    sourceRef: 'r-1',
    title: 'Phishing mail',
    description: 'Reported by anna.',
    severity: 3,
    date: 1769940000000,
    tags: ['phishing', 'T1566.001'],
    tlp: 2,
    externalLink: 'https://gw.example.org/r-1',
    observables: [
      { dataType: 'mail', data: 'bad@evil.example' },
      { dataType: 'url', data: ['https://evil.example/a', 'https://evil.example/b'] },
      { dataType: 'hostname', data: 'pc-1' },
      { dataType: 'hash', data: 'a'.repeat(64) },
      { dataType: 'file', attachment: { name: 'invoice.pdf', hashes: ['b'.repeat(40)] } },
      { dataType: 'other', data: 'just a word' },
    ],
  };
  test('reads what tools send', async () => {
    const { alerts, detected } = await readWith('thehive', alert);
    expect(detected).toEqual(['thehive']);
    expect(alerts).toMatchObject([
      {
        title: 'Phishing mail',
        severity: 'High',
        sourceSeverity: 'severity 3',
        state: 'unknown',
        key: 'type=external source=mail-gateway sourceRef=r-1',
        at: '2026-02-01T10:00:00.000Z',
        techniques: ['T1566.001'],
        tlp: 'TLP:AMBER',
        url: 'https://gw.example.org/r-1',
        entity: 'pc-1',
      },
    ]);
    expect(alerts[0]?.observables).toEqual([
      'email-addr related bad@evil.example',
      'url related https://evil.example/a',
      'url related https://evil.example/b',
      'host related pc-1',
      `file-hash related ${'a'.repeat(64)}`,
      'file-name related invoice.pdf',
      `file-hash related ${'b'.repeat(40)}`,
    ]);
  });

  test('reads lists, artifacts, and what TheHive itself sends', async () => {
    const hook = {
      operation: 'Update',
      objectType: 'alert',
      object: {
        type: 't',
        source: 's',
        sourceRef: '2',
        title: 'B',
        severity: 4,
        status: 'Ignored',
        tlp: 0,
        artifacts: [{ dataType: 'ip', data: '192.0.2.1' }],
      },
    };
    const { alerts, detected } = await readWith('thehive', [
      hook,
      { type: 't', source: 's', sourceRef: '3', title: 'C', severity: 1, stage: 'New' },
    ]);
    expect(detected).toEqual(['thehive', 'thehive']);
    expect(alerts).toMatchObject([
      { severity: 'Critical', state: 'resolved', tlp: 'TLP:CLEAR', observables: ['ipv4-addr related 192.0.2.1'] },
      { severity: 'Low', state: 'firing', tlp: null },
    ]);
  });
});

describe('DFIR-IRIS', () => {
  const alert = {
    alert_title: 'Beacon',
    alert_description: 'Seen by EDR.',
    alert_source: 'EDR',
    alert_source_ref: 'r-1',
    alert_source_link: 'https://edr.example.org/1',
    alert_severity_id: 5,
    alert_status_id: 2,
    alert_source_event_time: '2026-03-01T10:00:00',
    alert_tags: 'edr, beacon',
    alert_iocs: [
      { ioc_value: 'evil.example', ioc_type_id: 20 },
      { ioc_value: `a.exe|${'a'.repeat(32)}`, ioc_type: { type_name: 'filename|md5' } },
      { ioc_value: '192.0.2.1', ioc_type_id: 999 },
    ],
    alert_assets: [
      { asset_name: 'pc-1', asset_type_id: 9, asset_ip: '10.0.0.5' },
      { asset_name: 'anna', asset_type_id: 1 },
    ],
  };
  test('reads what tools send', async () => {
    const { alerts, detected } = await readWith('iris', alert);
    expect(detected).toEqual(['iris']);
    expect(alerts).toMatchObject([
      {
        title: 'Beacon',
        severity: 'High',
        sourceSeverity: 'alert_severity_id 5',
        state: 'firing',
        key: 'source=EDR reference=r-1 title=Beacon',
        at: '2026-03-01T10:00:00.000Z',
        tags: ['edr', 'beacon'],
        entity: 'pc-1',
        observables: [
          'domain-name related evil.example',
          'file-name related a.exe',
          `file-hash related ${'a'.repeat(32)}`,
          'ipv4-addr related 192.0.2.1',
          'host victim pc-1',
          'user-account victim anna',
          'ipv4-addr victim 10.0.0.5',
        ],
      },
    ]);
  });

  test('reads what IRIS answers, and refuses changes', async () => {
    const answer = {
      status: 'success',
      data: Object.assign({}, alert, { severity: { severity_name: 'Critical' }, status: { status_name: 'Closed' } }),
    };
    const { alerts, refused, detected } = await readWith('iris', [
      answer,
      { alert_ids: [1], updates: { alert_title: 'x' } },
      { alert_status_id: 3, alert_source_ref: 'r' },
    ]);
    expect(detected).toEqual(['iris', 'iris', 'iris']);
    expect(alerts).toMatchObject([{ severity: 'Critical', sourceSeverity: 'severity Critical', state: 'resolved' }]);
    expect(refused).toEqual([
      'not_an_alert: a change of alerts, no alert',
      'no_title: No field of the mapping gives a title.',
    ]);
  });

  test.each([
    [1, 'Medium'],
    [2, null],
    [3, 'Low'],
    [4, 'Low'],
    [6, 'Critical'],
  ])('alert_severity_id %d is %s', async (id, severity) => {
    const { alerts } = await readWith('iris', { alert_title: 'x', alert_source: 's', alert_severity_id: id });
    expect(alerts[0]?.severity).toBe(severity);
  });
});

describe('Elastic Security', () => {
  const flat = {
    '@timestamp': '2026-03-01T10:00:00.000Z',
    'kibana.alert.uuid': 'u-1',
    'kibana.alert.rule.name': 'Credential dumping',
    'kibana.alert.rule.threat': [
      { framework: 'MITRE ATT&CK', technique: [{ id: 'T1003', subtechnique: [{ id: 'T1003.001' }] }] },
    ],
    'kibana.alert.rule.tags': ['Windows'],
    'kibana.alert.severity': 'high',
    'kibana.alert.risk_score': 73,
    'kibana.alert.reason': 'process event on pc-1',
    'kibana.alert.workflow_status': 'open',
    'kibana.alert.url': 'https://kibana.example.org/a',
    'event.kind': 'signal',
    host: { name: 'pc-1', ip: ['10.0.0.5'] },
    user: { name: 'anna' },
    process: { executable: 'C:\\m.exe', hash: { sha256: 'c'.repeat(64) } },
    source: { ip: '192.0.2.8' },
  };
  test('reads names with dots and nested ones, alone and as the index returns them', async () => {
    const { alerts, detected } = await readWith('elastic', [
      flat,
      { _index: '.alerts-security', _id: 'x', _source: flat },
    ]);
    expect(detected).toEqual(['elastic', 'elastic']);
    expect(alerts).toHaveLength(2);
    for (const one of alerts)
      expect(one).toMatchObject({
        title: 'Credential dumping',
        description: 'process event on pc-1',
        severity: 'High',
        sourceSeverity: 'severity high',
        state: 'firing',
        key: 'uuid=u-1',
        techniques: ['T1003', 'T1003.001'],
        tags: ['Windows'],
        url: 'https://kibana.example.org/a',
        entity: 'pc-1',
        observables: [
          'ipv4-addr source 192.0.2.8',
          'host victim pc-1',
          'ipv4-addr victim 10.0.0.5',
          'user-account related anna',
          `file-hash related ${'c'.repeat(64)}`,
          'process related C:\\m.exe',
        ],
      });
  });

  test('reads the end, old signals, and risk scores', async () => {
    const closed = {
      kibana: {
        alert: {
          uuid: 'u-2',
          rule: { name: 'R' },
          risk_score: 99,
          workflow_status: 'closed',
          workflow_status_updated_at: '2026-03-01T11:00:00Z',
        },
      },
    };
    const signal = {
      '@timestamp': '2026-03-01T10:00:00Z',
      signal: { rule: { id: 'r', name: 'Old', severity: 'low' }, status: 'open' },
      host: { name: 'h' },
      event: { kind: 'signal' },
    };
    const { alerts } = await readWith('elastic', [closed, signal]);
    expect(alerts).toMatchObject([
      { severity: 'Critical', sourceSeverity: 'risk score 99', state: 'resolved', endedAt: '2026-03-01T11:00:00.000Z' },
      { title: 'Old', severity: 'Low', state: 'firing', key: 'rule=r host=h' },
    ]);
  });

  test('of other events only alerts are alerts', async () => {
    const ids = {
      '@timestamp': '2026-03-01T10:00:00Z',
      event: { kind: 'alert', module: 'snort', severity: 2, id: 'e' },
      rule: { name: 'Scan', id: '7' },
      source: { ip: '192.0.2.8' },
      destination: { ip: '10.0.0.5' },
    };
    const { alerts, refused, detected } = await readWith('elastic', [
      ids,
      { '@timestamp': 'x', event: { kind: 'event', dataset: 'nginx.access' }, message: 'GET /' },
      { '@timestamp': 'x', event: { kind: 'metric' } },
      { '@timestamp': 'x', event: { action: 'get', dataset: 'apache.access' } },
    ]);
    expect(detected).toEqual(Array(4).fill('elastic'));
    expect(alerts).toMatchObject([
      {
        title: 'Scan',
        severity: null,
        sourceSeverity: 'event.severity 2',
        state: 'unknown',
        key: 'rule=7 source=192.0.2.8 destination=10.0.0.5',
        event: 'e',
      },
    ]);
    expect(refused).toEqual([
      'not_an_alert: event.kind event',
      'not_an_alert: event.kind metric',
      'not_an_alert: event without event.kind',
    ]);
  });
});
