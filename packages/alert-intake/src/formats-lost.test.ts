import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('alerts that were lost, and calls that are none', () => {
  test('CrowdStrike: events of its stream', async () => {
    const { alerts, detected } = await readWith('generic-json', {
      metadata: { eventType: 'DetectionSummaryEvent', eventCreationTime: 1769940000000, offset: 7 },
      event: {
        DetectName: 'Credential theft',
        DetectId: 'ldt:1',
        Severity: 4,
        SeverityName: 'High',
        ComputerName: 'pc-1',
        UserName: 'anna',
        SHA256String: 'a'.repeat(64),
        FalconHostLink: 'https://falcon.example/1',
      },
    });
    expect(detected).toEqual(['generic-json']);
    expect(alerts).toMatchObject([
      {
        title: 'Credential theft',
        severity: 'High',
        key: 'id=ldt:1',
        at: '2026-02-01T10:00:00.000Z',
        entity: 'pc-1',
        url: 'https://falcon.example/1',
        observables: ['host victim pc-1', 'user-account related anna', `file-hash related ${'a'.repeat(64)}`],
      },
    ]);
  });

  test('Splunk: a search without a result', async () => {
    const { alerts, detected } = await readWith('splunk', { search_name: 'No heartbeat', result: {} });
    expect(detected).toEqual(['splunk']);
    expect(alerts).toMatchObject([{ title: 'No heartbeat', key: 'search=No heartbeat' }]);
  });

  test('Elastic: the `fields` of a search, and a template written by hand', async () => {
    const hit = {
      _index: '.alerts-security',
      _id: '1',
      fields: {
        'kibana.alert.uuid': ['u-1'],
        'kibana.alert.rule.name': ['Odd logon'],
        'kibana.alert.severity': ['high'],
        'kibana.alert.workflow_status': ['open'],
        'host.name': ['pc-1'],
        'source.ip': ['192.0.2.1'],
      },
    };
    const expected = {
      title: 'Odd logon',
      severity: 'High',
      state: 'firing',
      key: 'uuid=u-1',
      entity: 'pc-1',
      observables: ['ipv4-addr source 192.0.2.1', 'host victim pc-1'],
    };
    const { alerts, detected } = await readWith('elastic', [hit, { hits: { hits: [hit] } }]);
    expect(detected).toEqual(['elastic', 'elastic']);
    expect(alerts).toMatchObject([expected, expected]);
    const { alerts: byHand, refused } = await readWith('elastic', [
      { rule_name: 'Odd logon', severity: 'high', host: 'pc-1', user: 'anna', source_ip: '192.0.2.1' },
      { '@timestamp': '2026-01-01T00:00:00Z', message: 'an event', host: { name: 'pc-1' } },
    ]);
    expect(byHand).toMatchObject([
      {
        title: 'Odd logon',
        severity: 'High',
        key: 'rule=Odd logon host=pc-1 user=anna source=192.0.2.1',
        observables: ['ipv4-addr source 192.0.2.1', 'host victim pc-1', 'user-account related anna'],
      },
    ]);
    expect(refused).toEqual(['not_an_alert: event without event.kind']);
  });

  test.each(['generic-json', 'asff', 'guardduty', 'ocsf'])('%s: SNS asks for a confirmation', async (format) => {
    const { refused } = await readWith(format, {
      Type: 'SubscriptionConfirmation',
      TopicArn: 'arn:aws:sns:eu-west-1:111122223333:t',
      Message: 'You have chosen to subscribe.',
      SubscribeURL: 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
    });
    expect(refused).toEqual(['not_an_alert: SNS subscription to confirm at sns.eu-west-1.amazonaws.com']);
  });

  test.each([
    ['asff', { Findings: [] }, 'asff'],
    ['guardduty', { Findings: [] }, 'asff'],
    ['msgraph', { value: [] }, 'msgraph'],
    ['sentinel', { value: [] }, 'msgraph'],
    ['secops', { detections: [] }, 'secops'],
  ])('%s: a page with nothing on it', async (format, body, expected) => {
    const { alerts, refused, detected } = await readWith(format, body);
    expect(detected).toEqual([expected]);
    expect(alerts).toEqual([]);
    expect(refused).toEqual(['not_an_alert: The mapping found no alert in it.']);
  });

  test('Security Hub: what passed is none, and findings may be OCSF', async () => {
    const finding = (uid: string) => ({
      class_uid: 2003,
      severity_id: 4,
      compliance: { status: 'FAIL' },
      metadata: { product: { name: 'Acme' } },
      finding_info: { uid, title: `Finding ${uid}` },
    });
    const imported = {
      'detail-type': 'Findings Imported V2',
      source: 'aws.securityhub',
      detail: { findings: [finding('f-1'), finding('f-2')] },
    };
    for (const format of ['ocsf', 'asff']) {
      const { alerts, detected } = await readWith(format, imported);
      expect(detected).toEqual(['ocsf']);
      expect(alerts).toMatchObject([
        { title: 'Finding f-1', severity: 'High', state: 'firing', key: 'product=Acme finding=f-1' },
        { title: 'Finding f-2', key: 'product=Acme finding=f-2' },
      ]);
    }
    const passed = {
      ProductArn: 'a',
      Id: 'i',
      Title: 't',
      Compliance: { Status: 'PASSED' },
      Workflow: { Status: 'NEW' },
    };
    expect((await readWith('asff', passed)).refused).toEqual(['not_an_alert: check passed']);
  });
});

describe('names and observables', () => {
  test('what cannot be seen is no part of a name, and a piece of an address no entity', async () => {
    const { alerts, refused } = await readWith('generic-json', [
      { id: 1, title: '\u200b\u202e' },
      { id: 2, title: 'Mal\u200bware\u2066 \ufefffound', host: 'pc\u202e-1' },
      { id: 3, title: 'x', host: '1.2.3' },
      { id: 4, title: 'x', host: '10.1.2.3' },
    ]);
    expect(refused).toEqual(['no_title: No field of the mapping gives a title.']);
    expect(alerts.map(({ title, entity }) => [title, entity])).toEqual([
      ['Malware found', 'pc-1'],
      ['x', null],
      ['x', '10.1.2.3'],
    ]);
  });

  test('Grafana: rules that cannot be asked', async () => {
    const alert = (alertname: string, annotations: Readonly<Record<string, string>>) => ({
      labels: { alertname, rulename: 'CPU' },
      annotations,
      status: 'firing',
      startsAt: '2026-01-01T00:00:00Z',
      fingerprint: alertname,
    });
    const alerts = [
      alert('DatasourceError', { Error: 'no such host', summary: 'CPU is high' }),
      alert('DatasourceNoData', { summary: 'CPU is high' }),
    ];
    expect((await readWith('grafana', { orgId: 1, version: '1', alerts })).alerts).toMatchObject([
      { title: 'DatasourceError: CPU: no such host', description: 'no such host' },
      { title: 'DatasourceNoData: CPU' },
    ]);
  });

  test('OCSF domains, accounts and domains of IRIS, hashes and devices in CEF', async () => {
    const ocsf = { class_uid: 2004, finding_info: { uid: 'u', title: 'T' }, dst_endpoint: { domain: 'evil.example' } };
    expect((await readWith('ocsf', ocsf)).alerts[0]?.observables).toEqual(['domain-name destination evil.example']);
    const iris = {
      alert_title: 'T',
      alert_source_ref: '1',
      alert_iocs: [
        { ioc_value: 'anna', ioc_type_id: 3 },
        { ioc_value: 'bert', ioc_type: { type_name: 'account' } },
      ],
      alert_assets: [{ asset_name: 'pc-1', asset_type_id: 9, asset_domain: 'corp.example' }],
    };
    expect((await readWith('iris', iris)).alerts[0]?.observables).toEqual([
      'user-account related anna',
      'user-account related bert',
      'host victim pc-1',
      'domain-name related corp.example',
    ]);
    const cef = `CEF:0|Trend Micro|DSA|1|4|Found|6|dvc=10.0.0.9 sha1=${'b'.repeat(40)} TrendMicroDsFileSHA256=${'c'.repeat(64)}`;
    expect((await readWith('cef', cef)).alerts[0]?.observables).toEqual([
      `file-hash related ${'b'.repeat(40)}`,
      `file-hash related ${'c'.repeat(64)}`,
      'ipv4-addr related 10.0.0.9',
    ]);
  });
});
