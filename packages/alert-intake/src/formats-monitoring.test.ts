import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

const disk = {
  status: 'firing',
  labels: {
    alertname: 'DiskFull',
    instance: 'db-1.example.org:9100',
    severity: 'page',
    src_ip: '192.0.2.7',
    team: 'db',
  },
  annotations: { summary: 'Disk of db-1 is full', description: '3 % are left.' },
  startsAt: '2026-03-01T10:00:00.123456789Z',
  endsAt: '0001-01-01T00:00:00Z',
  generatorURL: 'http://prometheus.example.org/graph?g0.expr=1',
  fingerprint: 'aa11',
};

describe('Alertmanager', () => {
  test('reads each alert of a group', async () => {
    const resolved = {
      status: 'resolved',
      labels: { alertname: 'DiskFull', severity: 'warning' },
      annotations: {},
      startsAt: '2026-03-01T10:00:00Z',
      endsAt: '2026-03-01T11:00:00Z',
      generatorURL: '',
      fingerprint: 'bb22',
    };
    const group = {
      version: '4',
      groupKey: '{}',
      status: 'firing',
      externalURL: 'http://am.example.org',
      alerts: [disk, resolved],
    };
    const { alerts, detected } = await readWith('alertmanager', group);
    expect(detected).toEqual(['alertmanager']);
    expect(alerts).toMatchObject([
      {
        title: 'DiskFull: Disk of db-1 is full',
        description: '3 % are left.',
        severity: 'Critical',
        sourceSeverity: 'severity page',
        state: 'firing',
        key: 'fingerprint=aa11',
        event: '2026-03-01T10:00:00.123456789Z',
        at: '2026-03-01T10:00:00.123Z',
        endedAt: null,
        url: 'http://prometheus.example.org/graph?g0.expr=1',
        entity: 'db-1.example.org',
        tags: ['instance=db-1.example.org:9100', 'src_ip=192.0.2.7', 'team=db'],
        observables: ['ipv4-addr source 192.0.2.7', 'host victim db-1.example.org'],
      },
      {
        title: 'DiskFull',
        severity: 'Medium',
        state: 'resolved',
        key: 'fingerprint=bb22',
        endedAt: '2026-03-01T11:00:00.000Z',
        url: 'http://am.example.org',
      },
    ]);
  });

  test('reads the list of its API, where a silenced alert still fires and says so', async () => {
    const list = [
      {
        labels: { b: '2', alertname: 'X', a: '1' },
        annotations: {},
        startsAt: '2026-03-01T10:00:00Z',
        status: { state: 'active' },
      },
      {
        labels: { alertname: 'Y' },
        fingerprint: 'cc',
        startsAt: '2026-03-01T10:00:00Z',
        status: { state: 'suppressed', silencedBy: ['s-1'], inhibitedBy: [] },
      },
      {
        labels: { alertname: 'V' },
        fingerprint: 'dd',
        startsAt: '2026-03-01T10:00:00Z',
        status: { state: 'suppressed', silencedBy: [], inhibitedBy: ['cc'] },
      },
    ];
    const { alerts, detected } = await readWith('alertmanager', list);
    expect(detected).toEqual(['alertmanager', 'alertmanager', 'alertmanager']);
    expect(alerts).toMatchObject([
      { title: 'X', severity: null, sourceSeverity: null, state: 'firing', key: 'a=1 alertname=X b=2' },
      { title: 'Y', state: 'suppressed', key: 'fingerprint=cc', tags: ['silenced'] },
      { title: 'V', state: 'suppressed', tags: ['inhibited'] },
    ]);
  });

  test('tells the heartbeat, and takes odd words', async () => {
    const alerts = [
      { status: 'firing', labels: { alertname: 'Watchdog', severity: 'none' }, startsAt: 'x', fingerprint: 'w' },
      { status: 'odd', labels: { alertname: 'Z', severity: 4 }, startsAt: 'x', fingerprint: 'z' },
    ];
    expect((await readWith('alertmanager', { version: '4', alerts })).alerts).toMatchObject([
      { isHeartbeat: true, at: null },
      { isHeartbeat: false, severity: null, sourceSeverity: 'severity 4', state: 'unknown' },
    ]);
    expect((await readWith('alertmanager', { version: '4', groupKey: 'x', alerts: [] })).refused).toEqual([
      'not_an_alert: The mapping found no alert in it.',
    ]);
  });
});

test('Grafana: addresses without a host, its test, and values', async () => {
  const test = {
    status: 'firing',
    labels: { alertname: 'TestAlert', instance: 'Grafana' },
    annotations: { summary: 'Notification test' },
    startsAt: '2026-03-01T10:00:00Z',
    endsAt: '0001-01-01T00:00:00Z',
    fingerprint: 'dd',
    generatorURL: '?orgId=1',
  };
  const real = {
    status: 'resolved',
    labels: { alertname: 'High CPU', grafana_folder: 'Servers', host: 'web-1', priority: 'P2' },
    annotations: {},
    startsAt: '2026-03-01T10:00:00+01:00',
    endsAt: '2026-03-01T10:05:00+01:00',
    fingerprint: 'ee',
    dashboardURL: 'https://grafana.example.org/d/1',
    valueString: "[ var='B' value=22 ]",
  };
  const body = { version: '1', orgId: 1, externalURL: 'https://grafana.example.org/', alerts: [test, real] };
  const { alerts, detected } = await readWith('grafana', body);
  expect(detected).toEqual(['grafana']);
  expect(alerts).toMatchObject([
    {
      title: 'TestAlert: Notification test',
      isTest: true,
      url: 'https://grafana.example.org/?orgId=1',
      severity: null,
    },
    {
      title: 'High CPU',
      description: "[ var='B' value=22 ]",
      severity: 'High',
      state: 'resolved',
      key: 'fingerprint=ee',
      at: '2026-03-01T09:00:00.000Z',
      endedAt: '2026-03-01T09:05:00.000Z',
      category: 'Servers',
      entity: 'web-1',
      isTest: false,
      url: 'https://grafana.example.org/d/1',
      observables: ['host victim web-1'],
    },
  ]);
});

test('Splunk: the first result of a search, and a notable event', async () => {
  const plain = {
    sid: 'scheduler__admin_1',
    search_name: 'Failed logins',
    app: 'search',
    owner: 'admin',
    results_link: 'http://splunk.example.org:8000/app/search/x',
    result: { _time: '1769940000', host: 'web-1', count: '9', sourcetype: 'linux_secure' },
  };
  const notable = {
    sid: 'scheduler__es_2',
    search_name: 'Threat - Brute Force - Rule',
    app: 'SplunkEnterpriseSecuritySuite',
    result: {
      event_id: 'A@@notable@@B',
      rule_title: 'Brute force against dc-1',
      urgency: 'critical',
      src: '192.0.2.9',
      dest: 'dc-1',
      user: 'anna',
      host: 'indexer',
      'annotations.mitre_attack': ['T1110'],
      security_domain: 'access',
    },
  };
  const { alerts, detected } = await readWith('splunk', [plain, notable]);
  expect(detected).toEqual(['splunk', 'splunk']);
  expect(alerts).toMatchObject([
    {
      title: 'Failed logins',
      severity: null,
      state: 'unknown',
      key: 'search=Failed logins app=search host=web-1',
      event: 'scheduler__admin_1',
      at: '2026-02-01T10:00:00.000Z',
      url: 'http://splunk.example.org:8000/app/search/x',
      entity: 'web-1',
    },
    {
      title: 'Brute force against dc-1',
      severity: 'Critical',
      key: 'search=Threat - Brute Force - Rule app=SplunkEnterpriseSecuritySuite source=192.0.2.9 destination=dc-1 user=anna',
      event: 'A@@notable@@B',
      techniques: ['T1110'],
      observables: ['ipv4-addr source 192.0.2.9', 'host destination dc-1', 'user-account related anna'],
    },
  ]);
});

describe('other JSON', () => {
  test('reads fields whatever their spelling', async () => {
    const body = {
      'Alert-Name': 'ignored: title comes first',
      Title: 'Login from a new country',
      SEVERITY: 'p1',
      dedup_key: 'k-1',
      Status: 'Open',
      'Created At': 1769940000000,
      Host: { name: 'web-1' },
      SourceIp: '192.0.2.4',
      user: { email: 'anna@example.org', name: 'anna' },
      file: { sha256: 'a'.repeat(64) },
      Tags: ['vpn', 'geo'],
      mitre: 'T1078',
      iocs: [{ type: 'domain', value: 'evil.example' }, '198.51.100.1'],
      html_url: 'https://console.example.org/1',
    };
    const { alerts, detected } = await readWith('generic-json', body);
    expect(detected).toEqual(['generic-json']);
    expect(alerts).toMatchObject([
      {
        title: 'Login from a new country',
        severity: 'Critical',
        sourceSeverity: 'severity p1',
        state: 'firing',
        key: 'id=k-1',
        at: '2026-02-01T10:00:00.000Z',
        entity: 'web-1',
        tags: ['vpn', 'geo'],
        techniques: ['T1078'],
        url: 'https://console.example.org/1',
      },
    ]);
    expect(alerts[0]?.observables.toSorted()).toEqual([
      'domain-name related evil.example',
      'email-addr related anna@example.org',
      `file-hash related ${'a'.repeat(64)}`,
      'host victim web-1',
      'ipv4-addr related 198.51.100.1',
      'ipv4-addr source 192.0.2.4',
      'user-account related anna',
    ]);
  });

  test('reads lists and wrapped objects, ends, and what has no id', async () => {
    const list = {
      total: 2,
      alerts: [
        { name: 'A', state: 'ok', host: 'h1' },
        { message: 'B', level: 'warning', hostname: 'h2' },
      ],
    };
    expect((await readWith('generic-json', list)).alerts).toMatchObject([
      { title: 'A', state: 'resolved', key: 'title=A host=h1', severity: null },
      { title: 'B', state: 'unknown', key: 'title=B host=h2', severity: 'Medium' },
    ]);
    const wrapped = {
      event: 'alert.created',
      data: { title: 'C', severity: 3, id: 9, status: 'resolved', resolved_at: '2026-03-01' },
    };
    expect((await readWith('generic-json', wrapped)).alerts).toMatchObject([
      {
        title: 'C',
        severity: null,
        sourceSeverity: 'severity 3',
        key: 'id=9',
        state: 'resolved',
        endedAt: '2026-03-01T00:00:00.000Z',
      },
    ]);
  });

  test('reads what an envelope carries before the envelope', async () => {
    const envelope = {
      event: {
        id: 'delivery-1',
        event_type: 'incident.triggered',
        data: {
          id: 'P1',
          title: 'Site is down',
          status: 'triggered',
          html_url: 'https://x.example.org/P1',
          priority: null,
        },
      },
    };
    expect((await readWith('generic-json', envelope)).alerts).toMatchObject([
      { title: 'Site is down', key: 'id=P1', state: 'firing', url: 'https://x.example.org/P1', severity: null },
    ]);
  });

  test('what has no title is refused with the reason', async () => {
    expect((await readWith('generic-json', { foo: 1 })).refused).toEqual([
      'no_title: No field of the mapping gives a title.',
    ]);
  });
});
