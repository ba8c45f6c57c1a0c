import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('Microsoft Graph', () => {
  const alert = {
    '@odata.type': '#microsoft.graph.security.alert',
    id: 'da-1',
    providerAlertId: 'da-1',
    status: 'inProgress',
    severity: 'medium',
    serviceSource: 'microsoftDefenderForEndpoint',
    title: 'Suspicious process',
    category: 'Execution',
    alertWebUrl: 'https://security.microsoft.com/alerts/da-1',
    mitreTechniques: ['T1059.001'],
    createdDateTime: '2026-03-01T09:00:00.1234567Z',
    lastUpdateDateTime: '2026-03-01T10:00:00Z',
    evidence: [
      {
        '@odata.type': '#microsoft.graph.security.deviceEvidence',
        deviceDnsName: 'pc-1.corp.example',
        roles: ['compromised'],
        ipInterfaces: ['10.0.0.5'],
      },
      {
        '@odata.type': '#microsoft.graph.security.userEvidence',
        roles: [],
        userAccount: { accountName: 'anna', userPrincipalName: 'anna@corp.example' },
      },
      { '@odata.type': '#microsoft.graph.security.ipEvidence', ipAddress: '198.51.100.7', roles: ['attacker'] },
      {
        '@odata.type': '#microsoft.graph.security.fileEvidence',
        fileDetails: { fileName: 'm.exe', filePath: 'C:\\t', sha256: 'f'.repeat(64), sha1: null },
      },
      { '@odata.type': '#microsoft.graph.security.urlEvidence', url: 'https://evil.example/x' },
      {
        '@odata.type': '#microsoft.graph.security.analyzedMessageEvidence',
        p1Sender: { emailAddress: 'bad@evil.example' },
        recipientEmailAddress: 'anna@corp.example',
      },
      {
        '@odata.type': '#microsoft.graph.security.registryKeyEvidence',
        registryHive: 'HKEY_LOCAL_MACHINE',
        registryKey: 'SOFTWARE\\X',
      },
    ],
  };

  test('reads a list with its evidence', async () => {
    const { alerts, detected } = await readWith('msgraph', { '@odata.context': 'x', value: [alert] });
    expect(detected).toEqual(['msgraph']);
    expect(alerts).toMatchObject([
      {
        title: 'Suspicious process',
        severity: 'Medium',
        sourceSeverity: 'severity medium',
        state: 'firing',
        key: 'alert=da-1',
        at: '2026-03-01T10:00:00.000Z',
        techniques: ['T1059.001'],
        url: 'https://security.microsoft.com/alerts/da-1',
        entity: 'pc-1.corp.example',
        observables: [
          'host victim pc-1.corp.example',
          'ipv4-addr victim 10.0.0.5',
          'user-account related anna@corp.example',
          'ipv4-addr attacker 198.51.100.7',
          `file-hash related ${'f'.repeat(64)}`,
          'file-name related C:\\t\\m.exe',
          'url related https://evil.example/x',
          'email-addr source bad@evil.example',
          'email-addr destination anna@corp.example',
          'registry-key related HKEY_LOCAL_MACHINE\\SOFTWARE\\X',
        ],
      },
    ]);
  });

  test('reads one that a shipper flattened, the end, and an unknown severity', async () => {
    const other = {
      id: 'x',
      title: 'Anonymous address',
      severity: 'unknown',
      status: 'resolved',
      serviceSource: 'azureAdIdentityProtection',
      resolvedDateTime: '2026-03-01T11:00:00Z',
      evidence: [{ odata_type: '#microsoft.graph.security.ipEvidence', ipAddress: '198.51.100.7' }],
    };
    const { alerts, detected } = await readWith('msgraph', other);
    expect(detected).toEqual(['msgraph']);
    expect(alerts).toMatchObject([
      {
        severity: null,
        sourceSeverity: 'severity unknown',
        state: 'resolved',
        endedAt: '2026-03-01T11:00:00.000Z',
        observables: ['ipv4-addr related 198.51.100.7'],
      },
    ]);
  });
});

describe('Microsoft Sentinel', () => {
  test('reads an incident of a Logic App', async () => {
    const incident = {
      eventUniqueId: 'u',
      workspaceId: 'w-1',
      object: {
        id: '/subscriptions/x/incidents/guid-1',
        name: 'guid-1',
        properties: {
          title: 'Password spray',
          description: 'Many accounts.',
          severity: 'Informational',
          status: 'Closed',
          incidentNumber: 42,
          incidentUrl: 'https://portal.azure.com/x',
          createdTimeUtc: '2026-03-01T09:00:00Z',
          lastModifiedTimeUtc: '2026-03-01T10:00:00Z',
          additionalData: { tactics: ['CredentialAccess'], techniques: ['T1110'] },
          labels: [{ labelName: 'vip', labelType: 'User' }],
          relatedEntities: [
            { kind: 'Ip', properties: { address: '198.51.100.7' } },
            { kind: 'Account', properties: { accountName: 'anna', upnSuffix: 'corp.example' } },
            { kind: 'Host', properties: { hostName: 'pc-1' } },
          ],
        },
      },
    };
    const { alerts, detected } = await readWith('sentinel', incident);
    expect(detected).toEqual(['sentinel']);
    expect(alerts).toMatchObject([
      {
        title: 'Password spray',
        severity: 'Low',
        sourceSeverity: 'severity Informational',
        state: 'resolved',
        key: 'workspace=w-1 incident=42',
        at: '2026-03-01T10:00:00.000Z',
        techniques: ['T1110'],
        entity: 'pc-1',
        observables: ['ipv4-addr related 198.51.100.7', 'user-account related anna@corp.example', 'host victim pc-1'],
      },
    ]);
  });

  test('reads a row of SecurityAlert, where parts are text', async () => {
    const row = {
      TimeGenerated: '2026-03-01T10:00:00Z',
      SystemAlertId: 's-1',
      DisplayName: 'Malware was found',
      AlertSeverity: 'High',
      Status: 'New',
      Tactics: 'Execution, Impact',
      Techniques: '["T1486"]',
      Entities: JSON.stringify([
        { $id: '1', HostName: 'srv-1', DnsDomain: 'corp.example', Type: 'host' },
        { $id: '2', Name: 'm.exe', Type: 'file' },
        { $id: '3', Algorithm: 'SHA256', Value: 'a'.repeat(64), Type: 'filehash' },
      ]),
      ExtendedProperties: 'not json',
    };
    const { alerts, detected } = await readWith('sentinel', row);
    expect(detected).toEqual(['sentinel']);
    expect(alerts).toMatchObject([
      {
        title: 'Malware was found',
        severity: 'High',
        state: 'firing',
        key: 'alert=s-1',
        techniques: ['T1486'],
        tags: ['Execution', 'Impact'],
        entity: 'srv-1',
        observables: ['host victim srv-1', 'file-name related m.exe', `file-hash related ${'a'.repeat(64)}`],
      },
    ]);
  });
});

describe('Google SecOps', () => {
  const event = {
    metadata: {
      eventType: 'NETWORK_CONNECTION',
      productName: 'EDR',
      vendorName: 'Acme',
      productLogId: 'l-1',
      eventTimestamp: '2026-03-01T10:00:00.123456789Z',
    },
    principal: {
      hostname: 'pc-1',
      ip: ['10.0.0.5'],
      user: { userid: 'anna', emailAddresses: ['anna@corp.example'] },
      process: { file: { sha256: 'b'.repeat(64), fullPath: 'C:\\m.exe' } },
    },
    target: { ip: ['198.51.100.7'], url: 'https://evil.example/x' },
    securityResult: [{ summary: 'Beacon', severity: 'HIGH', category: 'NETWORK_SUSPICIOUS' }, { severity: 'LOW' }],
    network: { dns: { questions: [{ name: 'evil.example' }] } },
  };
  const observables = [
    'ipv4-addr source 10.0.0.5',
    'host source pc-1',
    'user-account source anna',
    'email-addr source anna@corp.example',
    `file-hash source ${'b'.repeat(64)}`,
    'process source C:\\m.exe',
    'ipv4-addr destination 198.51.100.7',
    'url destination https://evil.example/x',
    'domain-name related evil.example',
  ];
  const detection = (rule: Readonly<Record<string, unknown>>) => ({
    type: 'RULE_DETECTION',
    id: 'de_1',
    detectionTime: '2026-03-01T10:00:00Z',
    detection: [
      Object.assign(
        {
          ruleName: 'beacon_rule',
          ruleId: 'ru_1',
          urlBackToProduct: 'https://x.backstory.chronicle.security/a',
          alertState: 'ALERTING',
          ruleLabels: [{ key: 'description', value: 'Beacons (T1071)' }],
        },
        rule,
      ),
    ],
    collectionElements: [{ label: 'e', references: [{ event }] }],
  });

  test('reads detections; what does not alert is none', async () => {
    const body = {
      detections: [detection({}), detection({ severity: 'CRITICAL' }), detection({ alertState: 'NOT_ALERTING' })],
      nextPageToken: 'x',
    };
    const { alerts, refused, detected } = await readWith('secops', body);
    expect(detected).toEqual(['secops']);
    expect(refused).toEqual(['not_an_alert: alertState NOT_ALERTING']);
    expect(alerts).toMatchObject([
      {
        title: 'beacon_rule',
        description: 'Beacons (T1071)',
        severity: 'High',
        sourceSeverity: 'severity HIGH, LOW',
        key: 'detection=de_1',
        techniques: ['T1071'],
        url: 'https://x.backstory.chronicle.security/a',
        entity: 'pc-1',
        observables,
      },
      { severity: 'Critical' },
    ]);
  });

  test.each<[name: string, body: unknown]>([
    ['event', { event }],
    ['udm', { udm: event }],
    ['events', { events: [{ udm: event }] }],
    ['search', { events: { events: [{ name: 'x', udm: event }] } }],
    ['alone', event],
    ['a list', [{ event }]],
  ])('reads events of the Unified Data Model: %s', async (_name, body) => {
    const { alerts, detected } = await readWith('secops', body);
    expect(detected).toEqual(['secops']);
    expect(alerts).toMatchObject([
      {
        title: 'Beacon',
        severity: 'High',
        key: 'product=EDR title=Beacon source=pc-1 destination=198.51.100.7',
        event: 'l-1',
        at: '2026-03-01T10:00:00.123Z',
        entity: 'pc-1',
        observables,
      },
    ]);
  });

  test('reads names with underlines, and refuses events without a result', async () => {
    const snake = {
      event: {
        metadata: { event_type: 'SCAN_FILE', product_name: 'EDR', event_timestamp: '2026-03-01T10:00:00Z' },
        principal: { hostname: 'pc-1', user: { email_addresses: ['anna@corp.example'] } },
        security_result: [{ threat_name: 'Trojan.X', severity: 'MEDIUM' }],
      },
    };
    const plain = { event: { metadata: { eventType: 'USER_LOGIN' }, principal: { hostname: 'pc-1' } } };
    const { alerts, refused, detected } = await readWith('secops', [snake, plain]);
    expect(detected).toEqual(['secops', 'secops']);
    expect(alerts).toMatchObject([
      {
        title: 'Trojan.X',
        severity: 'Medium',
        observables: ['host source pc-1', 'email-addr source anna@corp.example'],
      },
    ]);
    expect(refused).toEqual(['not_an_alert: event of the Unified Data Model without a security result: USER_LOGIN']);
  });
});
