import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import { type ThreatSeverity, type ThreatStatus, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type SampleThreat = {
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  readonly severity: ThreatSeverity;
  readonly status: ThreatStatus;
  readonly source: string;
  readonly confidence: number | null;
  readonly tlp: Tlp | null;
  readonly country: string | null;
  readonly labels: readonly string[];
  readonly seenAt: number;
  readonly acknowledged: boolean;
  /** The entity of the sample network it touches. */
  readonly touches: string | null;
};

type Pattern = {
  readonly type: string;
  readonly kind: string;
  readonly source: string;
  readonly label: string;
  readonly says: readonly string[];
};

const patterns: readonly Pattern[] = [
  {
    type: 'Phishing',
    kind: 'indicator',
    source: 'Mail gateway',
    label: 'phishing',
    says: ['Invoice lure sent to', 'Cloned sign-in page aimed at', 'Parcel notice with a link sent to'],
  },
  {
    type: 'Malware',
    kind: 'malware',
    source: 'Endpoint agent',
    label: 'loader',
    says: ['Loader started by a macro on', 'Unsigned driver loaded on', 'Archive with a script opened on'],
  },
  {
    type: 'Credential theft',
    kind: 'indicator',
    source: 'Identity logs',
    label: 'account-takeover',
    says: ['Burst of sign-ins from one provider at', 'Sign-in from two countries at', 'Reset codes guessed at'],
  },
  {
    type: 'Data exfiltration',
    kind: 'indicator',
    source: 'Egress proxy',
    label: 'exfiltration',
    says: ['Encrypted archive sent out from', 'Unusual export volume at', 'Upload to an unknown file share from'],
  },
  {
    type: 'Reconnaissance',
    kind: 'indicator',
    source: 'Flow sensor',
    label: 'scanning',
    says: ['Port sweep against', 'Directory listing pulled from', 'Slow scan of remote access at'],
  },
  {
    type: 'Lookalike domain',
    kind: 'infrastructure',
    source: 'Domain watch',
    label: 'impersonation',
    says: [
      'Lookalike domain registered for',
      'Certificate issued for a false name of',
      'Parked domain became active against',
    ],
  },
  {
    type: 'Ransomware',
    kind: 'malware',
    source: 'Partner report',
    label: 'ransomware',
    says: ['Note of an encryption crew naming', 'Known encryptor seen near', 'Leak site lists'],
  },
  {
    type: 'Vulnerability',
    kind: 'vulnerability',
    source: 'Vulnerability scanner',
    label: 'patching',
    says: ['Exposed gateway without its patch at', 'Old library in the portal of', 'Default account left open at'],
  },
];

const targets = [
  ...[
    'Meridian Freight',
    'Brightwell Payments',
    'Northgate Logistics',
    'Straits Data Services',
    'Harbour Group Holding',
  ],
  ...['Baltic Crown Shipping', 'Ouro Verde Importadora', 'Sable Coast Trading', 'Quayline Hosting', 'Elbe Registrar'],
  ...['the finance desk', 'the guest network', 'the case archive', 'the supplier portal', 'the north data centre'],
] as const;
const entitiesAmongTargets = 10;

const countries = [
  'RO',
  'NL',
  null,
  'US',
  'BR',
  'NG',
  null,
  'VN',
  'DE',
  'TR',
  'IN',
  null,
  'UA',
  'ZA',
  'SG',
  'RO',
  null,
  'US',
  'FR',
] as const;
const markings = ['TLP:AMBER', 'TLP:GREEN', null, 'TLP:CLEAR', 'TLP:AMBER+STRICT', 'TLP:GREEN', 'TLP:RED'] as const;
const severityTurn = [1, 2, 3, 2, 0, 3, 2, 1, 3, 2, 2, 3, 1] as const;

/** How many are last seen within each span, newest first: 24 h, 7 d, 30 d and 90 d show 14, 46, 96 and 160. */
const spans = [
  { count: 14, from: 0, to: 23.5 * hourMs },
  { count: 32, from: 24.5 * hourMs, to: 6.9 * dayMs },
  { count: 50, from: 7.1 * dayMs, to: 29.5 * dayMs },
  { count: 64, from: 30.5 * dayMs, to: 89 * dayMs },
] as const;

function agesOf(): number[] {
  return spans.flatMap(({ count, from, to }) =>
    Array.from({ length: count }, (_, index) => Math.round(from + ((to - from) * (index + 0.35)) / count)),
  );
}

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** New ones are open, old ones mostly dealt with. */
function statusOf(index: number): ThreatStatus {
  const turn: readonly ThreatStatus[] =
    index < 14
      ? ['Active', 'Investigating', 'Active', 'Monitoring', 'Contained']
      : index < 60
        ? ['Mitigated', 'Active', 'Contained', 'Investigating', 'Monitoring']
        : ['Mitigated', 'Contained', 'Mitigated', 'Monitoring', 'Mitigated'];
  return pick(turn, index);
}

/** The threats of a fresh sample workspace, newest first; the same on every start but for the time. */
export function makeSampleThreats(now: number): SampleThreat[] {
  return agesOf().map((age, index) => {
    const pattern = pick(patterns, index * 3 + Math.floor(index / 8));
    const round = Math.floor(index / patterns.length);
    const target = (index * 7 + round) % targets.length;
    const severity = threatSeverities[pick(severityTurn, index)] ?? 'Low';
    return {
      kind: pattern.kind,
      type: pattern.type,
      source: pattern.source,
      severity,
      status: statusOf(index),
      name: `${pick(pattern.says, round)} ${targets[target]}`,
      confidence: index % 6 === 5 ? null : 35 + ((index * 17) % 60),
      tlp: pick(markings, index),
      country: pick(countries, index * 5 + round),
      labels: index % 4 === 0 ? [pattern.label, 'watch'] : [pattern.label],
      seenAt: now - age - 60_000,
      acknowledged: index > 24 || severity === 'Low' || index % 5 === 2,
      touches: target < entitiesAmongTargets ? (targets[target] ?? null) : null,
    };
  });
}
