import { describe, expect, test } from 'vitest';
import { readWith } from './testing/read-with.ts';

describe('syslog', () => {
  test('CEF: numbers and words of severity, labels, and the device where no side is named', async () => {
    const line =
      '<134>1 2026-03-01T10:00:00Z fw-1 - - - - CEF:0|Acme|Firewall|1.0|100|Malware blocked|9|rt=1769940000000 src=10.0.0.5 dst=192.0.2.8 suser=anna fname=a.exe cs1Label=SHA256 cs1=' +
      `${'d'.repeat(64)} request=http://evil.example/a externalId=7 act=blocked msg=Blocked a file`;
    const { alerts, detected } = await readWith('cef', line);
    expect(detected).toEqual(['cef']);
    expect(alerts).toMatchObject([
      {
        title: 'Malware blocked',
        description: 'Blocked a file\nAction: blocked',
        severity: 'Critical',
        sourceSeverity: 'severity 9',
        key: 'vendor=Acme product=Firewall signature=100 name=Malware blocked source=10.0.0.5 destination=192.0.2.8 user=anna file=a.exe',
        event: '7',
        at: '2026-02-01T10:00:00.000Z',
        entity: '10.0.0.5',
        observables: [
          'ipv4-addr source 10.0.0.5',
          'ipv4-addr destination 192.0.2.8',
          'user-account source anna',
          'url related http://evil.example/a',
          'file-name related a.exe',
          `file-hash related ${'d'.repeat(64)}`,
        ],
      },
    ]);
    const words = ['Low', 'Medium', 'High', 'Very-High', 'Unknown', '3', '6', '8', ''].map(
      (word) => `<13>Mar  1 10:00:00 av-1 CEF:0|A|B|1|x|Event|${word}|cat=c`,
    );
    const { alerts: read } = await readWith('cef', words.join('\n'));
    expect(read.map(({ severity }) => severity)).toEqual([
      'Low',
      'Medium',
      'High',
      'Critical',
      null,
      'Low',
      'Medium',
      'High',
      null,
    ]);
    expect(read[0]).toMatchObject({ key: 'vendor=A product=B signature=x name=Event device=av-1', entity: 'av-1' });
  });

  test('LEEF: attributes whatever their capitals', async () => {
    const line =
      '<13>1 2026-03-01T10:00:00Z ids-1 - - - - LEEF:2.0|Acme|IDS|1|4711|^|sev=8^src=10.0.0.5^dst=192.0.2.8^usrname=anna^cat=Scan^devTime=Mar 01 2026 09:59:58';
    const { alerts, detected } = await readWith('leef', line);
    expect(detected).toEqual(['leef']);
    expect(alerts).toMatchObject([
      {
        title: 'IDS event 4711',
        severity: 'High',
        sourceSeverity: 'sev 8',
        key: 'vendor=Acme product=IDS event=4711 source=10.0.0.5 destination=192.0.2.8 user=anna',
        at: '2026-03-01T09:59:58.000Z',
        category: 'Scan',
        observables: ['ipv4-addr source 10.0.0.5', 'ipv4-addr destination 192.0.2.8', 'user-account related anna'],
      },
    ]);
  });

  test('messages that differ by their numbers are the same', async () => {
    const line = (pid: number, port: number) =>
      `<35>1 2026-03-01T10:00:00Z web-1 sshd ${pid} - - Failed password for root from 192.0.2.1 port ${port} ssh2`;
    const { alerts, detected } = await readWith(
      'syslog',
      `${line(1, 50123)}\n${line(2, 50124)}\n<30>Mar  1 10:00:00 web-1 cron[7]: done`,
    );
    expect(detected).toEqual(['syslog', 'syslog', 'syslog']);
    expect(alerts).toMatchObject([
      {
        title: 'Failed password for root from 192.0.2.1 port 50123 ssh2',
        severity: 'High',
        sourceSeverity: 'severity 3 err',
        key: 'host=web-1 program=sshd message=Failed password for root from 192.0.2.1 port # ssh#',
        entity: 'web-1',
        observables: ['host related web-1', 'ipv4-addr source 192.0.2.1', 'user-account related root'],
      },
      { key: 'host=web-1 program=sshd message=Failed password for root from 192.0.2.1 port # ssh#' },
      { title: 'done', severity: 'Low', sourceSeverity: 'severity 6 info' },
    ]);
  });
});
