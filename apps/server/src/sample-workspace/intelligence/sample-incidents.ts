import type { IncidentSeverity, IncidentStatus } from '@halyard/contracts/operations/incidents.ts';

export type SampleIncident = {
  readonly title: string;
  readonly source: string;
  readonly severity: IncidentSeverity;
  readonly status: IncidentStatus;
  readonly description: string;
  /** Hours before the first start. */
  readonly detectedAgo: number;
  readonly resolvedAgo: number | null;
  /** The index of the assignee among the staff, from 0; null for no one. */
  readonly assignee: number | null;
  readonly entities: readonly string[];
  /** Types of the threats it is about: the newest of each that no other incident has. */
  readonly threats: readonly string[];
  readonly playbook: string | null;
};

type Facts = Omit<SampleIncident, 'detectedAgo' | 'resolvedAgo' | 'status'>;

const facts = (
  title: string,
  source: string,
  severity: IncidentSeverity,
  assignee: number | null,
  description: string,
  more: Partial<Pick<Facts, 'entities' | 'threats' | 'playbook'>> = {},
): Facts => ({ title, source, severity, assignee, description, entities: [], threats: [], playbook: null, ...more });

const unresolved: readonly (readonly [IncidentStatus, number, Facts])[] = [
  [
    'Investigating',
    0.65,
    facts(
      ...(['Credential theft through supplier portal', 'Identity logs', 'Critical', 1] as const),
      'Eleven staff accounts signed in from one hosting provider within nine minutes of using the supplier portal. Two sessions reached the case archive before the tokens were revoked. No export was recorded.',
      {
        entities: ['Meridian Freight', 'Quayline Hosting', 'Andrei Munteanu'],
        threats: ['Credential theft'],
        playbook: 'Credential theft',
      },
    ),
  ],
  [
    'Open',
    1.1,
    facts(
      ...(['Encrypted archive sent to unknown host', 'Egress proxy', 'Critical', 2] as const),
      'A 640 MB encrypted archive left the finance segment for an address that nobody used before. The sending account belongs to a service.',
      {
        entities: ['Brightwell Payments', 'Straits Data Services'],
        threats: ['Data exfiltration'],
        playbook: 'Data exfiltration',
      },
    ),
  ],
  [
    'Investigating',
    2.2,
    facts(
      ...(['Repeated sign-in from two countries', 'Identity logs', 'High', 3] as const),
      'One account signed in from Romania and from the Netherlands within six minutes, four times.',
      { entities: ['Joost Kuiper'], threats: ['Credential theft'] },
    ),
  ],
  [
    'Open',
    2.8,
    facts(
      ...(['Unsigned driver loaded on finance hosts', 'Endpoint agent', 'High', 4] as const),
      'The same unsigned driver was loaded on three finance machines after a software update from outside the catalogue.',
      { threats: ['Malware'] },
    ),
  ],
  [
    'Mitigated',
    4.3,
    facts(
      ...(['Lookalike domain registered', 'Domain watch', 'High', 5] as const),
      'A name one letter away from Meridian Freight got a certificate and a copy of the sign-in page. It is blocked for mail and web.',
      { entities: ['Meridian Freight', 'Elbe Registrar'], threats: ['Lookalike domain'], playbook: 'Lookalike domain' },
    ),
  ],
  [
    'Open',
    5,
    facts(
      'Service account used interactively',
      'Directory audit',
      'Medium',
      0,
      'The account of the nightly report signed in at a desktop on a Saturday.',
    ),
  ],
  [
    'Investigating',
    6.6,
    facts(
      'Port sweep on guest network',
      'Flow sensor',
      'Medium',
      1,
      'A visitor device tried 4,100 ports on the printers of the guest network.',
      { threats: ['Reconnaissance'] },
    ),
  ],
  [
    'Mitigated',
    7.2,
    facts(
      'Mailbox rule forwards externally',
      'Mail gateway',
      'Medium',
      2,
      'A rule forwards every message with the word invoice to a free mail address. The rule is off, the mailbox is being read through.',
      { entities: ['Sable Coast Trading', 'Helena Marsh'] },
    ),
  ],
  [
    'Open',
    9.7,
    facts(
      'Expired certificate on status page',
      'Certificate watch',
      'Low',
      3,
      'The status page shows a certificate that ended at midnight.',
    ),
  ],
  [
    'Open',
    12.5,
    facts(
      'Unusual query volume on archive',
      'Database audit',
      'Medium',
      4,
      'An analyst account read 38,000 rows of the archive in an hour; usual are 400.',
      { threats: ['Data exfiltration'] },
    ),
  ],
  [
    'Open',
    16,
    facts(
      'Invoice lure reached the finance desk',
      'Mail gateway',
      'High',
      5,
      'Fourteen people received an invoice with a link to a cloned sign-in page; two opened it.',
      { entities: ['Brightwell Payments', 'Chinedu Okeke'], threats: ['Phishing'], playbook: 'Phishing wave' },
    ),
  ],
  [
    'Open',
    21,
    facts(
      'Remote access without second factor',
      'Identity logs',
      'Medium',
      0,
      'A contractor group can reach remote access with a password alone.',
    ),
  ],
  [
    'Investigating',
    26,
    facts(
      'Beacon to a parked domain',
      'Egress proxy',
      'High',
      1,
      'One workstation asks a parked domain for a file every 300 seconds.',
      { entities: ['Quayline Hosting'], threats: ['Malware'] },
    ),
  ],
  [
    'Open',
    31,
    facts(
      'Backup share readable by everyone',
      'Configuration check',
      'Medium',
      2,
      'The share with last quarter’s backups lists its content to every account.',
    ),
  ],
  [
    'Open',
    38,
    facts(
      'Partner names us in a leak post',
      'Partner report',
      'Medium',
      3,
      'A partner saw our name in a list on a leak site; no sample of data is shown.',
      { entities: ['Baltic Crown Shipping'] },
    ),
  ],
  [
    'Mitigated',
    44,
    facts(
      'Default account on the badge system',
      'Vulnerability scanner',
      'Low',
      4,
      'The maker’s account was still open on the badge system. It is closed; the log is being read.',
    ),
  ],
  [
    'Open',
    52,
    facts(
      'Old library in the customer portal',
      'Vulnerability scanner',
      'Low',
      null,
      'The customer portal carries a library with a known weakness that is not reachable from outside.',
    ),
  ],
  [
    'Investigating',
    61,
    facts(
      'Shared password in a ticket',
      'Helpdesk',
      'Low',
      5,
      'A ticket of the spring holds the password of a mailbox in plain text.',
    ),
  ],
  [
    'Open',
    74,
    facts(
      'Guest Wi-Fi reaches the meeting room system',
      'Flow sensor',
      'Low',
      null,
      'Guests can open the control page of the meeting room screens.',
    ),
  ],
  [
    'Open',
    90,
    facts(
      'Contractor account still active',
      'Directory audit',
      'Low',
      0,
      'An account of a contractor who left in October is still active.',
    ),
  ],
];

/** Resolved within the last 24 hours: hours ago, and how long each took. The mean is 3.2 h. */
const resolvedToday: readonly (readonly [resolvedAgo: number, took: number, Facts])[] = [
  [
    1.2,
    1.2,
    facts(
      'Badge reader offline, north gate',
      'Site control',
      'Low',
      3,
      'The reader lost power during works in the corridor.',
    ),
  ],
  [
    3,
    2,
    facts(
      'Password guessing against the mail relay',
      'Mail gateway',
      'Medium',
      1,
      'Nine hundred tries from one network; no account was reached.',
    ),
  ],
  [
    5.5,
    2.6,
    facts(
      'Malicious macro stopped on one laptop',
      'Endpoint agent',
      'High',
      4,
      'The agent stopped the macro before it loaded anything.',
    ),
  ],
  [
    8,
    3,
    facts(
      'Wrong recipient of a client list',
      'Helpdesk',
      'Medium',
      2,
      'A list of clients went to the wrong partner, who confirmed its deletion.',
    ),
  ],
  [
    11,
    3.4,
    facts(
      'Proxy bypass through a browser add-on',
      'Egress proxy',
      'Medium',
      5,
      'An add-on sent traffic around the proxy; it is blocked by policy.',
    ),
  ],
  [
    14,
    3.8,
    facts(
      'Certificate issued for a false name',
      'Domain watch',
      'Medium',
      3,
      'The issuing authority revoked the certificate.',
    ),
  ],
  [
    17,
    4.4,
    facts(
      'Stolen phone with mail access',
      'Helpdesk',
      'High',
      1,
      'The phone was wiped from afar, its sessions are revoked.',
    ),
  ],
  [
    20,
    5.2,
    facts(
      'Scan of remote access from a new network',
      'Flow sensor',
      'Low',
      4,
      'The network is blocked; nothing answered.',
    ),
  ],
];

const earlierTitles = [
  ...['Dropped USB stick at reception', 'Bulk mail from a test account', 'Fraudulent call to the helpdesk'],
  ...[
    'Open directory on the training server',
    'Login page copied by a student project',
    'Unknown device in the server room',
  ],
  ...['Partner certificate ended early', 'Suspicious add-on in the catalogue', 'Alert storm after a sensor update'],
  ...['Lost access card used at night', 'Misrouted backup of the website', 'Odd traffic to a time server'],
] as const;

/** In pairs around 3.2 h, so that older incidents leave the mean where it is. */
const earlierTook = [2.4, 4.0, 1.9, 4.5, 2.9, 3.5, 2.2, 4.2, 3.0, 3.4, 2.7, 3.7] as const;

const closedTitles = [
  'Phishing exercise of the summer',
  'Denial of service on the public site',
  'Ransomware at a supplier',
  'Leaver copied project files',
] as const;

const severityAt = (index: number): IncidentSeverity =>
  (['Medium', 'Low', 'High', 'Medium'] as const)[index % 4] ?? 'Medium';

/** Every incident of a fresh sample workspace, oldest first: 44, of which 12 are open and 8 were resolved today. */
export function makeSampleIncidents(): SampleIncident[] {
  const closed = closedTitles.map((title, index): SampleIncident => {
    const resolvedAgo = (34 + index * 9) * 24;
    const about = facts(
      title,
      'Operations desk',
      severityAt(index),
      index % 6,
      'Closed after the review of the quarter.',
    );
    return { ...about, status: 'Closed', detectedAgo: resolvedAgo + 6 + index, resolvedAgo };
  });
  const earlier = earlierTitles.map((title, index): SampleIncident => {
    const resolvedAgo = 40 + index * 52;
    const about = facts(
      title,
      'Operations desk',
      severityAt(index + 1),
      index % 6,
      'Looked into and resolved within the shift.',
    );
    return { ...about, status: 'Resolved', detectedAgo: resolvedAgo + (earlierTook[index] ?? 3.2), resolvedAgo };
  });
  const today = resolvedToday.map(
    ([resolvedAgo, took, about]): SampleIncident => ({
      ...about,
      status: 'Resolved',
      detectedAgo: resolvedAgo + took,
      resolvedAgo,
    }),
  );
  const open = unresolved.map(
    ([status, detectedAgo, about]): SampleIncident => ({ ...about, status, detectedAgo, resolvedAgo: null }),
  );
  return [...closed, ...earlier, ...today, ...open].sort((one, other) => other.detectedAgo - one.detectedAgo);
}
