import {
  acknowledged,
  closed,
  numberOf,
  repeated,
  type SampleStory,
  type SampleWork,
  started,
  untouched,
} from './sample-story.ts';

/** Our own rule numbers: from 1,000,000. */
const rules = {
  portScan: [1_000_101, 3, 'SCAN Many ports of one host tried', 'Attempted Information Leak', 'T1046'],
  nightProbe: [1_000_102, 2, 'SCAN Remote access probed outside working hours', 'Attempted Information Leak', 'T1595'],
  guestSweep: [1_000_103, 2, 'SCAN Port sweep inside the guest network', 'Network Scan', 'T1046'],
  beacon: [1_000_110, 1, 'MALWARE Beacon to a parked domain', 'Malware Command and Control Activity', 'T1071.001'],
  loader: [1_000_111, 1, 'MALWARE Script fetched by a loader', 'A Network Trojan was detected', 'T1105'],
  archive: [1_000_120, 1, 'EXFILTRATION Encrypted archive sent to an unknown host', 'Potential Data Loss', 'T1048'],
  fileShare: [1_000_121, 2, 'POLICY Upload to an unknown file share', 'Potential Corporate Privacy Violation', 'T1567'],
  lookalike: [1_000_130, 2, 'PHISHING Lookalike of a supplier opened', 'Possible Social Engineering', 'T1566.002'],
  guestScreens: [1_000_140, 3, 'POLICY Guest device opens a control page', 'Policy Violation', null],
  oldTls: [1_000_141, 3, 'POLICY Outdated TLS offered by a server', 'Policy Violation', null],
  oldLibrary: [1_000_150, 2, 'WEB Path of a library with a known weakness', 'Web Application Attack', 'T1190'],
  timeServer: [1_000_160, 3, 'INFO Odd answer of a time server', 'Misc activity', null],
} as const;

type Detail = Readonly<Record<string, unknown>>;

function sighting(
  rule: keyof typeof rules,
  [from, to, port]: readonly [from: string, to: string, port: number],
  ago: readonly number[],
  work: SampleWork,
  { incident, ...detail }: Detail & { readonly incident?: string } = {},
): SampleStory {
  const [sid, severity, signature, category, technique] = rules[rule];
  const message = (at: number, turn: number) => ({
    timestamp: new Date(at).toISOString().replace('Z', '000+0000'),
    flow_id: 1_000_000_000_000 + numberOf(`${from}${to}${port}${turn}`, 899_999_999),
    in_iface: 'eth1',
    event_type: 'alert',
    src_ip: from,
    src_port: 40_000 + numberOf(`${to}${sid}${turn}`, 20_000),
    dest_ip: to,
    dest_port: port,
    proto: port === 123 || port === 53 ? 'UDP' : 'TCP',
    alert: {
      action: 'allowed',
      gid: 1,
      signature_id: sid,
      rev: 2,
      signature,
      category,
      severity,
      ...(technique && { metadata: { mitre_technique_id: [technique] } }),
    },
    ...detail,
  });
  return { ago, message, work, ...(incident !== undefined && { incident }) };
}

const tls = (sni: string): Detail => ({ app_proto: 'tls', tls: { sni, version: 'TLS 1.3' } });
const http = (hostname: string, url: string): Detail => ({
  app_proto: 'http',
  http: { hostname, url, http_method: 'GET', status: 200 },
});

const inWork: readonly SampleStory[] = [
  sighting('archive', ['10.20.8.40', '198.51.100.62', 443], [0.7, 0.35], untouched, tls('drop-62.example')),
  sighting('fileShare', ['10.20.8.17', '203.0.113.88', 443], [2.1], untouched, tls('share-fast.example')),
  sighting('portScan', ['198.51.100.203', '192.0.2.20', 22], repeated(5.2, 4, 0.8), untouched),
  sighting('guestScreens', ['10.20.200.91', '10.20.30.12', 80], [13.4, 12.9], untouched, http('screens', '/control')),
  sighting('nightProbe', ['203.0.113.140', '192.0.2.10', 443], repeated(6.3, 6, 0.5), untouched),
  sighting('guestSweep', ['10.20.200.57', '10.20.210.4', 9100], repeated(6.7, 9, 0.2), acknowledged(1)),
  sighting('guestSweep', ['10.20.200.57', '10.20.210.5', 9100], repeated(6.6, 5, 0.2), acknowledged(1)),
  sighting('oldTls', ['10.20.12.4', '10.20.40.6', 8443], repeated(61, 5, 12), acknowledged(null), {
    app_proto: 'tls',
    tls: { version: 'TLS 1.0' },
  }),
  sighting('lookalike', ['10.20.14.31', '198.51.100.77', 443], [9.1, 8.8], started(5), tls('meridian-freigth.example')),
  sighting('beacon', ['10.20.14.23', '203.0.113.77', 443], repeated(25.8, 22, 1.15), started(1), {
    incident: 'Beacon to a parked domain',
    app_proto: 'tls',
    tls: { sni: 'parcel-notice.example', version: 'TLS 1.2' },
  }),
];

const done: readonly SampleStory[] = [
  sighting(
    'lookalike',
    ['10.20.14.36', '198.51.100.77', 443],
    [9],
    closed('duplicate', 5),
    tls('meridian-freigth.example'),
  ),
  sighting('portScan', ['198.51.100.31', '192.0.2.10', 22], repeated(166, 3, 1.2), closed('expected', 2)),
  sighting('portScan', ['198.51.100.31', '192.0.2.25', 25], repeated(159, 2, 2), closed('expected', 2)),
  sighting('portScan', ['203.0.113.52', '192.0.2.30', 443], [118], closed('false_positive', 4)),
  sighting('portScan', ['198.51.100.118', '192.0.2.20', 443], repeated(71, 6, 0.4), closed('expected', 3)),
  sighting('portScan', ['203.0.113.19', '192.0.2.25', 25], repeated(33, 2, 0.6), closed('expected', 4)),
  sighting('nightProbe', ['203.0.113.141', '192.0.2.10', 443], repeated(150, 4, 0.3), closed('expected', 4)),
  sighting(
    'nightProbe',
    ['198.51.100.9', '192.0.2.10', 443],
    repeated(102, 3, 0.4),
    closed('false_positive', 3, 'A colleague who travels. Confirmed by telephone.'),
  ),
  sighting('nightProbe', ['203.0.113.144', '192.0.2.10', 443], repeated(54, 5, 0.3), closed('true_positive', 4)),
  sighting(
    'loader',
    ['10.20.14.52', '198.51.100.140', 80],
    [31.5],
    closed('true_positive', 4, 'Stopped by the endpoint agent before anything ran. The machine was set up anew.'),
    http('198.51.100.140', '/inv/2211.js'),
  ),
  sighting(
    'beacon',
    ['10.20.16.8', '203.0.113.78', 443],
    repeated(138, 7, 0.9),
    closed('fixed', 1, 'An add-on of the browser. It is removed and blocked by policy.'),
    tls('parked-lots.example'),
  ),
  sighting(
    'archive',
    ['10.20.40.22', '192.0.2.200', 443],
    [90],
    closed('expected', 2, 'The monthly transfer to Straits Data Services.'),
    tls('transfer.straits-data.example'),
  ),
  sighting(
    'fileShare',
    ['10.20.8.21', '203.0.113.88', 443],
    [126, 125.4],
    closed('true_positive', 3, 'The account was told which share to use.'),
    tls('share-fast.example'),
  ),
  sighting('fileShare', ['10.20.22.5', '203.0.113.90', 443], [47], closed('expected', 5), tls('send-large.example')),
  sighting(
    'lookalike',
    ['10.20.8.33', '198.51.100.79', 443],
    [80, 79.2],
    closed('true_positive', 5, 'The name is blocked for mail and web.'),
    tls('brightwell-payrnents.example'),
  ),
  sighting(
    'guestScreens',
    ['10.20.200.14', '10.20.30.12', 80],
    repeated(99, 3, 1),
    closed('expected', 1),
    http('screens', '/control'),
  ),
  sighting(
    'oldLibrary',
    ['203.0.113.61', '192.0.2.20', 443],
    repeated(57, 4, 0.2),
    closed('false_positive', 2, 'The path does not exist here.'),
    http('portal.example', '/assets/jquery-3.4.1.min.js'),
  ),
  sighting(
    'oldLibrary',
    ['198.51.100.6', '192.0.2.20', 443],
    [112],
    closed('false_positive', 2),
    http('portal.example', '/assets/jquery-3.4.1.min.js'),
  ),
  sighting('timeServer', ['198.51.100.123', '10.20.0.5', 123], repeated(145, 8, 3), closed('false_positive', 3)),
];

/** Alerts of the sensor at the edge, one story each. */
export const suricataStories: readonly SampleStory[] = [...inWork, ...done];

/** Non-alert lines in a sensor's log. */
export const suricataStats = (at: number): object => ({
  timestamp: new Date(at).toISOString().replace('Z', '000+0000'),
  event_type: 'stats',
  stats: { uptime: 412_800, capture: { kernel_packets: 91_422_004, kernel_drops: 0 } },
});
