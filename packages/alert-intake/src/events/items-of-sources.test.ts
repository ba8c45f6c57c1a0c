import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';
import { compileSigma, parseSigma } from '@halyard/detection/sigma';
import { expect, test } from 'vitest';
import { decodeDelivery } from '../decode/decode-delivery.ts';
import { formatOf, loadMapping } from '../formats.ts';
import { compileMapping } from '../mapping/compile-mapping.ts';
import { type EventRule, mapEvents } from './map-events.ts';

const mapping = compileMapping(loadMapping('events'));

const ruleOf = (logsource: string, detection: string): EventRule => {
  const rule = parseSigma(`title: R\nlogsource: { ${logsource} }\ndetection:\n  s: { ${detection} }\n  condition: s`);
  return { id: 'r', state: 'enabled', rule, matches: compileSigma(rule) };
};

async function match(format: AlertFormat, body: unknown, logsource: string, detection: string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { documents } = decodeDelivery(Buffer.from(text), formatOf(format).wire);
  return (await mapEvents(mapping, documents, [ruleOf(logsource, detection)], undefined, format)).alerts;
}

const launch = {
  class_uid: 1007,
  type_uid: 100701,
  device: { hostname: 'ws-9', os: { name: 'Windows 11' } },
  actor: { user: { name: 'mira' }, process: { file: { path: 'C:\\Office\\word.exe' }, cmd_line: 'word.exe a.doc' } },
  process: { file: { path: 'C:\\T\\drop.exe' }, cmd_line: 'drop.exe -q' },
};

const dns = { event_type: 'dns', src_ip: '192.0.2.5', dest_ip: '192.0.2.53', dns: { rrname: 'bad.example' } };
const zeekDns = { _path: 'dns', ts: 1_795_000_000.5, uid: 'C1', 'id.orig_h': '192.0.2.5', query: 'bad.example' };
const cef =
  '<134>Nov 27 05:00:00 fw-2 CEF:0|Palo Alto Networks|PAN-OS|11|100|traffic|5|src=192.0.2.5 dst=203.0.113.4 dpt=4444 act=deny';
const leef =
  '<134>Nov 27 05:00:00 px-1 LEEF:1.0|Zscaler|NSS|6|block|src=192.0.2.5\tusrName=mira\turl=http://bad.example/x';
const udm = {
  metadata: { event_type: 'PROCESS_LAUNCH', product_name: 'Windows Sysmon' },
  principal: { hostname: 'ws-9' },
  target: { process: { command_line: 'drop.exe -q', file: { full_path: 'C:\\T\\drop.exe' } } },
};
const ecs = {
  '@timestamp': '2026-11-27T05:00:00Z',
  event: { kind: 'event', module: 'endpoint' },
  host: { name: 'ws-9', os: { type: 'windows' } },
  process: { executable: 'C:\\T\\drop.exe', command_line: 'drop.exe -q' },
};

const dropped = "Image|endswith: '\\drop.exe'";
const processes = 'product: windows, category: process_creation';

test.each<[AlertFormat, unknown, string, string]>([
  [
    'ocsf',
    launch,
    processes,
    `${dropped}, ParentImage|endswith: '\\word.exe', CommandLine|contains: ' -q', User: mira`,
  ],
  ['ocsf', { findings: [launch, launch] }, processes, dropped],
  ['elastic', ecs, processes, dropped],
  ['elastic', { hits: { hits: [{ _index: 'i', _source: ecs }] } }, processes, dropped],
  ['suricata', dns, 'category: dns', 'query|endswith: .example, src_ip: 192.0.2.5'],
  ['suricata', { log: JSON.stringify(dns) }, 'product: suricata, service: dns', 'QueryName: bad.example'],
  ['zeek', zeekDns, 'product: zeek, service: dns', 'query: bad.example'],
  ['cef', cef, 'product: paloalto, category: firewall', 'dst_ip: 203.0.113.4, dst_port: 4444, act: deny'],
  ['syslog', cef, 'category: firewall', 'dst_ip: 203.0.113.4'],
  ['leef', leef, 'category: proxy', "c-uri|contains: bad.example, cs-username: mira, c-ip: '192.0.2.5'"],
  ['secops', { events: [udm] }, processes, `${dropped}, CommandLine|endswith: ' -q'`],
  [
    'wazuh',
    { rule: { level: 3 }, agent: { name: 'web-1' }, data: { srcip: '192.0.2.5' } },
    'product: linux',
    'src_ip: 192.0.2.5',
  ],
  ['guardduty', { Findings: [{ Type: 'a:b/c', Service: {} }] }, 'product: aws, service: guardduty', 'Type: a:b/c'],
  ['generic-json', launch, processes, dropped],
])('an item of %s is an event for a rule of its log source (%#)', async (format, body, logsource, detection) => {
  expect(await match(format, body, logsource, detection)).not.toEqual([]);
});

test.each<[AlertFormat, unknown, string, string]>([
  ['ocsf', launch, 'product: linux, category: process_creation', dropped],
  ['ocsf', { ...launch, type_uid: 100702 }, processes, dropped],
  ['elastic', ecs, 'product: linux, category: process_creation', dropped],
  ['suricata', dns, 'product: zeek, service: dns', 'query: bad.example'],
  ['suricata', dns, 'category: proxy', 'query: bad.example'],
  ['zeek', zeekDns, 'product: zeek, service: http', 'query: bad.example'],
  ['cef', cef, 'product: cisco', 'act: deny'],
  ['guardduty', { Findings: [{ Type: 'a:b/c', Service: {} }] }, 'product: aws, service: cloudtrail', 'Type: a:b/c'],
  ['alertmanager', { alerts: [{ labels: { a: 'b' } }] }, 'category: webserver', 'labels.a: b'],
])('an item of %s is not tried by rules of another log source (%#)', async (format, body, logsource, detection) => {
  expect(await match(format, body, logsource, detection)).toEqual([]);
});

test('alerts that come in one document are events of their own', async () => {
  const alerts = [{ labels: { a: '1', b: '2' } }, { labels: { a: '1', b: '3' } }, { labels: { a: '9', b: '2' } }];
  const found = await match('alertmanager', { alerts }, 'product: prometheus', "labels.a: '1', labels.b: '2'");
  expect(found).toHaveLength(1);
});

test('an alert of a rule names computer, user and program whatever the format calls them', async () => {
  const [found] = await match('ocsf', launch, processes, dropped);
  expect(found?.alert.key).toEqual([
    ['rule', 'r'],
    ['computer', 'ws-9'],
    ['user', 'mira'],
    ['image', 'C:\\T\\drop.exe'],
  ]);
});

test('what came is not changed by what it is called besides', async () => {
  const before = structuredClone(launch);
  await match('ocsf', launch, processes, dropped);
  expect(launch).toEqual(before);
});

test.each<[AlertFormat, unknown, string, string]>([
  ['zeek', zeekDns, 'product: zeek', 'query: bad.example'],
  ['alertmanager', [{ labels: { a: '1' }, startsAt: '2026-11-27T05:00:00Z' }], 'product: prometheus', "labels.a: '1'"],
])('an item of %s has the time that its source states, so that a repeat is no other occurrence', async (...given) => {
  const [found] = await match(...given);
  expect(found?.alert.at).not.toBeNull();
});

test('alerts of a tool that names no computer stay apart as that tool tells them apart', async () => {
  const alerts = ['a', 'b'].map((fingerprint) => ({ fingerprint, labels: { job: 'backup' } }));
  const found = await match('alertmanager', { alerts }, 'product: prometheus', 'labels.job: backup');
  expect(found.map(({ alert }) => [alert.key, alert.entity])).toEqual([
    [
      [
        ['rule', 'r'],
        ['item', 'a'],
      ],
      'backup',
    ],
    [
      [
        ['rule', 'r'],
        ['item', 'b'],
      ],
      'backup',
    ],
  ]);
});
