import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('GuardDuty', () => {
  const detail = {
    schemaVersion: '2.0',
    accountId: '111122223333',
    region: 'eu-central-1',
    id: 'f-1',
    type: 'UnauthorizedAccess:EC2/SSHBruteForce',
    resource: {
      resourceType: 'Instance',
      instanceDetails: {
        instanceId: 'i-0aa',
        networkInterfaces: [{ privateIpAddress: '10.0.0.5', publicIp: '203.0.113.9', ipv6Addresses: [] }],
      },
    },
    service: {
      serviceName: 'guardduty',
      resourceRole: 'TARGET',
      archived: false,
      count: 4,
      action: {
        actionType: 'NETWORK_CONNECTION',
        networkConnectionAction: { connectionDirection: 'INBOUND', remoteIpDetails: { ipAddressV4: '198.51.100.7' } },
      },
      additionalInfo: { sample: true },
    },
    severity: 8,
    createdAt: '2026-03-01T09:00:00Z',
    updatedAt: '2026-03-01T10:00:00Z',
    title: 'SSH brute force against i-0aa',
    description: 'Somebody guesses passwords.',
  };
  const pascal = {
    AccountId: '111122223333',
    Region: 'eu-central-1',
    Id: 'f-2',
    Type: 'Stealth:IAMUser/CloudTrailLoggingDisabled',
    Resource: { ResourceType: 'AccessKey', AccessKeyDetails: { UserName: 'anna', AccessKeyId: 'AKIA' } },
    Service: {
      Archived: 'true',
      ResourceRole: 'ACTOR',
      Action: {
        ActionType: 'AWS_API_CALL',
        AwsApiCallAction: { Api: 'StopLogging', RemoteIpDetails: { IpAddressV4: '198.51.100.8' } },
      },
      AdditionalInfo: { Value: '{"sample":false}', Type: 'default' },
    },
    Severity: 3.9,
    Title: 'CloudTrail was disabled',
    UpdatedAt: '2026-03-01T11:00:00Z',
  };

  test('reads an event of EventBridge', async () => {
    const event = {
      version: '0',
      id: 'e-1',
      'detail-type': 'GuardDuty Finding',
      source: 'aws.guardduty',
      account: '1',
      detail,
    };
    const { alerts, detected } = await readWith('guardduty', event);
    expect(detected).toEqual(['guardduty']);
    expect(alerts).toMatchObject([
      {
        title: 'SSH brute force against i-0aa',
        severity: 'High',
        sourceSeverity: 'severity 8',
        state: 'firing',
        key: 'account=111122223333 region=eu-central-1 finding=f-1',
        at: '2026-03-01T10:00:00.000Z',
        category: 'UnauthorizedAccess:EC2/SSHBruteForce',
        entity: 'i-0aa',
        isTest: true,
        observables: [
          'ipv4-addr attacker 198.51.100.7',
          'host victim i-0aa',
          'ipv4-addr victim 10.0.0.5',
          'ipv4-addr victim 203.0.113.9',
        ],
      },
    ]);
  });

  test('reads the API, lists and messages of SNS', async () => {
    const { alerts, detected } = await readWith('guardduty', [
      { Findings: [pascal] },
      { Type: 'Notification', TopicArn: 'arn:x', Message: JSON.stringify({ source: 'aws.guardduty', detail }) },
    ]);
    expect(detected).toEqual(['guardduty', 'guardduty']);
    expect(alerts).toMatchObject([
      {
        title: 'CloudTrail was disabled',
        severity: 'Low',
        sourceSeverity: 'severity 3.9',
        state: 'resolved',
        endedAt: '2026-03-01T11:00:00.000Z',
        key: 'account=111122223333 region=eu-central-1 finding=f-2',
        entity: 'anna',
        isTest: false,
        observables: ['ipv4-addr destination 198.51.100.8', 'user-account source anna'],
      },
      { key: 'account=111122223333 region=eu-central-1 finding=f-1' },
    ]);
  });

  test.each([
    [0.1, 'Low'],
    [4, 'Medium'],
    [6.9, 'Medium'],
    [7, 'High'],
    [8.9, 'High'],
    [9, 'Critical'],
    ['9.5', 'Critical'],
    [undefined, null],
  ])('severity %s is %s', async (severity, ours) => {
    const finding = { id: 'f', type: 't', title: 'x', service: { archived: false }, severity };
    expect((await readWith('guardduty', finding)).alerts[0]?.severity).toBe(ours);
  });
});

describe('Security Hub', () => {
  const finding = (part: Readonly<Record<string, unknown>>) =>
    Object.assign(
      {
        SchemaVersion: '2018-10-08',
        Id: 'finding-1',
        ProductArn: 'arn:aws:securityhub:eu-central-1::product/aws/securityhub',
        GeneratorId: 'g',
        AwsAccountId: '111122223333',
        Types: ['TTPs/Initial Access'],
        Title: 'Root has no second factor',
        Description: 'Switch it on.',
        CreatedAt: '2026-03-01T09:00:00Z',
        UpdatedAt: '2026-03-01T10:00:00Z',
        Severity: { Label: 'HIGH', Normalized: 70 },
        Resources: [{ Type: 'AwsAccount', Id: 'AWS::::Account:111122223333' }],
        Workflow: { Status: 'NEW' },
        RecordState: 'ACTIVE',
      },
      part,
    );

  test('reads findings alone, in lists and from EventBridge', async () => {
    const bodies = [
      finding({}),
      { Findings: [finding({})] },
      {
        source: 'aws.securityhub',
        'detail-type': 'Security Hub Findings - Imported',
        detail: { findings: [finding({})] },
      },
    ];
    const { alerts, detected } = await readWith('asff', bodies);
    expect(detected).toEqual(['asff', 'asff', 'asff']);
    expect(alerts).toHaveLength(3);
    for (const one of alerts)
      expect(one).toMatchObject({
        title: 'Root has no second factor',
        severity: 'High',
        sourceSeverity: 'Severity.Label HIGH',
        state: 'firing',
        key: 'product=arn:aws:securityhub:eu-central-1::product/aws/securityhub finding=finding-1',
        at: '2026-03-01T10:00:00.000Z',
        entity: '111122223333',
        category: 'TTPs/Initial Access',
      });
  });

  test('a check that passed is no alert, and may end one', async () => {
    const passed = { Compliance: { Status: 'PASSED' } };
    const { alerts, refused } = await readWith('asff', [
      finding(passed),
      finding(Object.assign({ Workflow: { Status: 'RESOLVED' } }, passed)),
    ]);
    expect(refused).toEqual(['not_an_alert: check passed']);
    expect(alerts).toMatchObject([{ state: 'resolved', endedAt: '2026-03-01T10:00:00.000Z' }]);
  });

  test.each<[part: Readonly<Record<string, unknown>>, severity: string | null]>([
    [{ Severity: { Label: 'INFORMATIONAL' } }, 'Low'],
    [{ Severity: { Normalized: 0 } }, 'Low'],
    [{ Severity: { Normalized: 39 } }, 'Low'],
    [{ Severity: { Normalized: 40 } }, 'Medium'],
    [{ Severity: { Normalized: 89 } }, 'High'],
    [{ Severity: { Normalized: '90' } }, 'Critical'],
    [{ Severity: { Product: 8 } }, 'High'],
    [{ Severity: {} }, null],
  ])('%j is %s', async (part, severity) => {
    expect((await readWith('asff', finding(part))).alerts[0]?.severity).toBe(severity);
  });

  test('names what the finding is about', async () => {
    const part = {
      RecordState: 'ARCHIVED',
      Resources: [
        {
          Type: 'AwsIamAccessKey',
          Id: 'AKIA',
          ResourceRole: 'Actor',
          Details: { AwsIamAccessKey: { UserName: 'anna' } },
        },
        {
          Type: 'AwsEc2Instance',
          Id: 'arn:aws:ec2:eu-central-1:111122223333:instance/i-0aa',
          ResourceRole: 'Target',
          Details: { AwsEc2Instance: { IpV4Addresses: ['10.0.0.5'] } },
        },
      ],
      Network: { SourceIpV4: '198.51.100.7', DestinationDomain: 'evil.example' },
      ThreatIntelIndicators: [{ Type: 'IPV4_ADDRESS', Value: '198.51.100.9' }],
      Vulnerabilities: [{ Id: 'CVE-2024-1234' }],
      Sample: true,
    };
    expect((await readWith('asff', finding(part))).alerts).toMatchObject([
      {
        state: 'resolved',
        isTest: true,
        entity: 'instance/i-0aa',
        observables: [
          'ipv4-addr attacker 198.51.100.9',
          'ipv4-addr source 198.51.100.7',
          'domain-name destination evil.example',
          'user-account source anna',
          'host victim i-0aa',
          'ipv4-addr victim 10.0.0.5',
          'cve related CVE-2024-1234',
        ],
      },
    ]);
  });
});
