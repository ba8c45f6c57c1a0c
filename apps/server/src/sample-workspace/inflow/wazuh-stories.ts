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

const agents = {
  'portal-web-01': '10.20.40.20',
  'vpn-gw-01': '10.20.0.10',
  'mail-relay-01': '10.20.0.25',
  'fin-ws-003': '10.20.8.13',
  'fin-ws-007': '10.20.8.17',
  'fin-ws-011': '10.20.8.21',
  'mkt-lt-014': '10.20.14.52',
  'dir-dc-01': '10.20.0.2',
  'archive-db-01': '10.20.40.31',
  'backup-nas-01': '10.20.40.40',
  'reception-pc-01': '10.20.30.4',
  'training-01': '10.20.50.2',
  'badge-01': '10.20.30.20',
} as const;
type Agent = keyof typeof agents;

/** Our own rule numbers: from 100,000. */
const rules = {
  burst: [100_105, 15, 'Many accounts signed in from one hosting provider', 'authentication_success', 'T1078'],
  guessing: [100_110, 10, 'Many failed sign-ins from one address', 'authentication_failures', 'T1110'],
  noSecondFactor: [100_111, 5, 'Sign-in to remote access with a password alone', 'authentication_success', null],
  service: [100_112, 10, 'Service account signed in at a desktop', 'authentication_success', 'T1078.002'],
  leaver: [100_113, 7, 'Account of a contractor who left is still used', 'authentication_success', 'T1078'],
  driver: [100_120, 12, 'Unsigned driver loaded', 'windows', 'T1068'],
  macro: [100_121, 12, 'Macro started a script host', 'windows', 'T1059.005'],
  logCleared: [100_122, 9, 'Security log was cleared', 'windows', 'T1070.001'],
  webFile: [100_130, 7, 'File of the web server changed', 'syscheck', 'T1565.001'],
  library: [100_140, 5, 'Package with a known weakness', 'vulnerability-detector', null],
  share: [100_150, 7, 'Check failed: share readable by every account', 'sca', null],
  defaultAccount: [100_151, 7, 'Check failed: account of the manufacturer is enabled', 'sca', null],
  usb: [100_160, 5, 'USB storage connected', 'windows', 'T1091'],
  forwarding: [100_170, 9, 'Mailbox rule forwards to an external address', 'office365', 'T1114.003'],
  group: [100_180, 5, 'Account added to a privileged group', 'windows', 'T1098'],
} as const;

type Detail = Readonly<Record<string, unknown>>;

function finding(
  rule: keyof typeof rules,
  agent: Agent,
  ago: readonly number[],
  work: SampleWork,
  detail: Detail = {},
): SampleStory {
  const [id, level, description, group, technique] = rules[rule];
  const number = String(Object.keys(agents).indexOf(agent) + 1).padStart(3, '0');
  const message = (at: number, turn: number) => ({
    timestamp: new Date(at).toISOString().replace('Z', '+0000'),
    rule: {
      id: String(id),
      level,
      description,
      groups: ['local', group],
      ...(technique && { mitre: { id: [technique] } }),
    },
    agent: { id: number, name: agent, ip: agents[agent] },
    manager: { name: 'wazuh-mgr-01' },
    id: `${Math.floor(at / 1_000)}.${numberOf(`${agent}${id}${turn}`, 90_000_000)}`,
    decoder: { name: 'json' },
    location: 'EventChannel',
    ...detail,
  });
  return { ago, message, work };
}

const windows = (eventdata: Detail): Detail => ({ data: { win: { eventdata } } });
const driver = windows({
  image: 'C:\\Windows\\System32\\drivers\\qlmon64.sys',
  hashes: `SHA256=${'4f1d0c7ab2e96358'.repeat(4)}`,
});
const from = (srcip: string, dstuser?: string): Detail => ({ data: { srcip, ...(dstuser && { dstuser }) } });
const check = (id: number, title: string): Detail => ({ data: { sca: { check: { id, title } } } });

const inWork: readonly SampleStory[] = [
  finding('burst', 'portal-web-01', repeated(0.65, 3, 0.05), started(1), from('203.0.113.40')),
  finding('driver', 'fin-ws-003', [2.8], acknowledged(4), driver),
  finding('driver', 'fin-ws-007', [2.6, 1.4], started(4), driver),
  finding('driver', 'fin-ws-011', [0.55], untouched, driver),
  finding('service', 'fin-ws-007', [3.6], untouched, windows({ targetUserName: 'svc-nightly-report' })),
  finding('usb', 'reception-pc-01', [8.3], untouched, windows({ targetUserName: 'reception' })),
  finding('forwarding', 'mail-relay-01', [7.2], acknowledged(2), {
    data: { office365: { UserId: 'helena.marsh@brightwell.example', ClientIP: '198.51.100.88' } },
  }),
  finding('library', 'portal-web-01', repeated(52, 3, 24), started(3), {
    data: {
      vulnerability: {
        cve: 'CVE-2020-11023',
        severity: 'Medium',
        title: 'jQuery before 3.5.0',
        package: { name: 'jquery', version: '3.4.1' },
      },
    },
  }),
  finding('noSecondFactor', 'vpn-gw-01', [20.6, 4.1], acknowledged(0), from('198.51.100.45', 'contractor-07')),
];

const done: readonly SampleStory[] = [
  finding(
    'guessing',
    'mail-relay-01',
    repeated(5, 12, 0.15),
    closed('true_positive', 1, 'Nine hundred tries from one network; no account was reached. The network is blocked.'),
    from('198.51.100.14'),
  ),
  finding('guessing', 'vpn-gw-01', repeated(75, 6, 0.1), closed('expected', 3), from('203.0.113.9')),
  finding('guessing', 'vpn-gw-01', [128, 127.7], closed('false_positive', 3), from('198.51.100.9', 'femke.postma')),
  finding(
    'guessing',
    'dir-dc-01',
    repeated(41, 4, 0.2),
    closed('fixed', 5, 'A stored password on a phone. It was changed there, too.'),
    from('10.20.14.70', 'priya.sato'),
  ),
  finding(
    'macro',
    'mkt-lt-014',
    [31.6],
    closed('true_positive', 4, 'Stopped before it loaded anything.'),
    windows({ image: 'C:\\Windows\\System32\\wscript.exe', parentImage: 'C:\\Office\\WINWORD.EXE' }),
  ),
  finding('logCleared', 'training-01', [67], closed('expected', 2, 'The training server is set up anew each week.')),
  finding('webFile', 'portal-web-01', repeated(93, 3, 0.1), closed('expected', 3, 'The release of that evening.'), {
    syscheck: { path: '/srv/portal/assets/app.js', sha256_after: '9c03b7aa51ef42d8'.repeat(4), event: 'modified' },
  }),
  finding('webFile', 'portal-web-01', [16.5], closed('expected', 3), {
    syscheck: { path: '/srv/portal/config/site.yml', event: 'modified' },
  }),
  finding(
    'share',
    'backup-nas-01',
    [31.2],
    closed('duplicate', 2, 'The incident about the share has it.'),
    check(19_014, 'Shares list their content to administrators only'),
  ),
  finding(
    'defaultAccount',
    'badge-01',
    repeated(69, 2, 12),
    closed('fixed', 4, 'The account is closed.'),
    check(19_020, 'Accounts of the manufacturer are disabled'),
  ),
  finding('usb', 'reception-pc-01', [142], closed('true_positive', 1), windows({ targetUserName: 'night-guard' })),
  finding('usb', 'training-01', repeated(95, 2, 4), closed('expected', 2), windows({ targetUserName: 'trainer' })),
  finding('group', 'dir-dc-01', [51], closed('expected', 0), windows({ targetUserName: 'jonas.weiss' })),
  finding(
    'leaver',
    'dir-dc-01',
    [88],
    closed('fixed', 5, 'The account is disabled.'),
    windows({ targetUserName: 'contractor-03' }),
  ),
  finding(
    'noSecondFactor',
    'vpn-gw-01',
    repeated(120, 3, 9),
    closed('duplicate', 0),
    from('203.0.113.33', 'guest-tech'),
  ),
  finding(
    'service',
    'archive-db-01',
    [109],
    closed('false_positive', 5, 'Maintenance that was announced.'),
    windows({ targetUserName: 'svc-archive' }),
  ),
];

/** Alerts of the agents on our machines, one story each. */
export const wazuhStories: readonly SampleStory[] = [...inWork, ...done];
