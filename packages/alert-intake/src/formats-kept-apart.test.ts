import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('different alerts stay apart', () => {
  test('CEF: by name, attack and threat', async () => {
    const line = (vendor: string, name: string, rest: string) =>
      `<13>Mar  1 10:00:00 fw-1 CEF:0|${vendor}|fw|1|100|${name}|7|src=10.0.0.5 dst=192.0.2.8 ${rest}`;
    const { alerts, refused } = await readWith(
      'cef',
      [
        line('Acme', 'Port scan', ''),
        line('Acme', 'Brute force', ''),
        line('Fortinet', 'utm:ips signature', 'FTNTFGTattack=Old.Shell.Overflow'),
        line('Fortinet', 'utm:ips signature', 'attack=Old.Mail.Overflow'),
        line('Palo Alto Networks', 'THREAT', 'cat=ransomware(30001) cs4Label=Source Zone cs4=trust'),
        line('Palo Alto Networks', 'THREAT', 'cs4=Evil Loader(30002)'),
        line('Palo Alto Networks', 'THREAT', 'ThreatContentName=Bad Cookie'),
      ].join('\n'),
    );
    expect(refused).toEqual([]);
    expect(alerts.map(({ title }) => title)).toEqual([
      'Port scan',
      'Brute force',
      'utm:ips signature: Old.Shell.Overflow',
      'utm:ips signature: Old.Mail.Overflow',
      'ransomware(30001)',
      'Evil Loader(30002)',
      'Bad Cookie',
    ]);
    expect(new Set(alerts.map(({ key }) => key)).size).toBe(7);
    expect(alerts[4]?.key).toContain('name=THREAT threat=ransomware(30001)');
  });

  test('LEEF: by path and hash', async () => {
    const line = (rest: string) => `LEEF:1.0|Acme|AV|1|Malware found|src=10.0.0.5\t${rest}`;
    const { alerts } = await readWith(
      'leef',
      [line('filePath=/tmp/a'), line('filePath=/tmp/b'), line(`sha256=${'a'.repeat(64)}`)].join('\n'),
    );
    expect(alerts.map(({ key }) => key.replace(/^.*source=10.0.0.5 /, ''))).toEqual([
      'path=/tmp/a',
      'path=/tmp/b',
      `hash=${'a'.repeat(64)}`,
    ]);
  });

  test('syslog: by address and user, which are observables, too', async () => {
    const line = (user: string, ip: string) =>
      `<35>1 2026-03-01T10:00:00Z web-1 sshd 9 - - Failed password for invalid user ${user} from ${ip} port 50123 ssh2`;
    const { alerts } = await readWith(
      'syslog',
      [line('anna1', '192.0.2.1'), line('anna2', '192.0.2.1'), line('anna1', '2001:db8::7')].join('\n'),
    );
    expect(new Set(alerts.map(({ key }) => key)).size).toBe(3);
    expect(alerts[2]).toMatchObject({
      key: 'host=web-1 program=sshd message=Failed password for invalid user anna# from 2001:db8::7 port # ssh# user=anna1',
      observables: ['host related web-1', 'ipv6-addr source 2001:db8::7', 'user-account related anna1'],
    });
    const asa = (ip: string, port: number) =>
      `<164>Mar 01 2026 10:00:00: %ASA-4-106023: Deny tcp src outside:${ip}/${port} dst inside:10.0.0.5/22`;
    const { alerts: denied } = await readWith(
      'syslog',
      [asa('198.51.100.7', 4242), asa('198.51.100.7', 4243), asa('198.51.100.8', 4242)].join('\n'),
    );
    expect(new Set(denied.map(({ key }) => key)).size).toBe(2);
    expect(denied[0]).toMatchObject({
      key: 'program=%ASA-4-106023 message=Deny tcp src outside:198.51.100.7/# dst inside:10.0.0.5/#',
      observables: ['ipv4-addr source 198.51.100.7', 'ipv4-addr related 10.0.0.5'],
    });
    const { refused } = await readWith('syslog', `<13>Mar  1 10:00:00 h kernel: ${'1.2.3.4 7 '.repeat(20_000)}`);
    expect(refused).toEqual([]);
    // Times and MAC addresses are no addresses of IPv6.
    const { alerts: timed } = await readWith(
      'syslog',
      '<13>Mar  1 10:00:00 h kernel: at 10:00:01 by aa:bb:cc:11:22:33',
    );
    expect(timed[0]?.observables).toEqual(['host related h']);
  });

  test('syslog: structured data of Juniper', async () => {
    const line =
      '<14>1 2026-03-01T10:00:00Z srx-1 RT_IDP - IDP_ATTACK_LOG_EVENT [junos@2636.1.1.1.2.86 source-address="198.51.100.7" destination-address="10.0.0.5" attack-name="TROJAN:EXAMPLE" threat-severity="HIGH"]';
    const { alerts } = await readWith('syslog', line);
    expect(alerts).toMatchObject([
      {
        title: 'TROJAN:EXAMPLE',
        severity: 'High',
        sourceSeverity: 'threat-severity HIGH',
        key: 'host=srx-1 program=RT_IDP message=IDP_ATTACK_LOG_EVENT attack=TROJAN:EXAMPLE source=198.51.100.7 destination=10.0.0.5',
        observables: ['host related srx-1', 'ipv4-addr source 198.51.100.7', 'ipv4-addr destination 10.0.0.5'],
      },
    ]);
  });

  test('Wazuh: by both users, and what AWS says', async () => {
    const alert = (data: Readonly<Record<string, unknown>>) => ({
      rule: { id: '5402', level: 6, description: 'Something' },
      agent: { id: '000', name: 'm' },
      data,
    });
    const { alerts } = await readWith('wazuh', [
      alert({ srcuser: 'anna', dstuser: 'root' }),
      alert({ srcuser: 'bert', dstuser: 'root' }),
      alert({
        aws: {
          accountId: '111122223333',
          type: 'Recon:EC2/PortProbe',
          resource: { instanceDetails: { instanceId: 'i-1' } },
          service: {
            action: { portProbeAction: { portProbeDetails: [{ remoteIpDetails: { ipAddressV4: '198.51.100.7' } }] } },
          },
        },
      }),
      alert({
        aws: {
          recipientAccountId: '111122223333',
          eventName: 'DeleteBucket',
          sourceIPAddress: '198.51.100.8',
          requestParameters: { bucketName: 'logs' },
        },
      }),
    ]);
    expect(alerts.map(({ key }) => key)).toEqual([
      'rule=5402 agent=000 user=root by=anna',
      'rule=5402 agent=000 user=root by=bert',
      'rule=5402 agent=000 source=198.51.100.7 account=111122223333 action=Recon:EC2/PortProbe resource=i-1',
      'rule=5402 agent=000 source=198.51.100.8 account=111122223333 action=DeleteBucket resource=logs',
    ]);
  });

  test('OCSF: incidents by their own id and title', async () => {
    const incident = (uid: string, message?: string) => ({
      class_uid: 2005,
      severity_id: 4,
      message,
      metadata: { uid, product: { name: 'Acme' } },
      finding_info: { title: 'Own title' },
      finding_info_list: [{ uid: 'f-1', title: 'A finding in it' }],
    });
    const { alerts } = await readWith('ocsf', [incident('i-1', 'Ransomware at two hosts'), incident('i-2')]);
    expect(alerts).toMatchObject([
      { title: 'Ransomware at two hosts', key: 'product=Acme finding=i-1' },
      { title: 'Own title', key: 'product=Acme finding=i-2' },
    ]);
  });
});
