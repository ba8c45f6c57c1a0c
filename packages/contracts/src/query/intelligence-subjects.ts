import { connectionTypes, entityTypes, risks, strengths } from '../intelligence/entities.ts';
import { tlpLevels } from '../intelligence/intelligence.ts';
import { threatSeverities, threatStatuses, verdicts } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { choice, flag, instant, name, nameLike, names, number, person, type Subject, words } from './field.ts';

/** The common names of kinds of threats in tools and reports. */
const usualThreatTypes = [
  'Credential theft',
  'Data exfiltration',
  'Lookalike domain',
  'Malware',
  'Phishing',
  'Ransomware',
  'Vulnerability',
];

export const threats = {
  access: allow('intelligence', 'read'),
  title: 'name',
  time: 'seen',
  newest: 'seen',
  columns: ['severity', 'type', 'status', 'source', 'seen'],
  fields: {
    name: words,
    description: words,
    severity: choice(threatSeverities),
    status: choice(threatStatuses),
    type: nameLike(usualThreatTypes),
    source: name,
    country: name,
    tlp: choice(tlpLevels),
    verdict: choice(verdicts),
    confidence: number,
    labels: names,
    incident: names,
    seen: instant,
    added: instant,
    acknowledgedAt: instant,
    acknowledgedBy: person,
    acknowledged: flag,
    placed: flag,
    linked: flag,
    assumed: flag,
    sample: flag,
  },
  screen: {
    path: '/threats',
    record: 'threat',
    filters: {
      severity: { parameter: 'severity', many: true },
      status: { parameter: 'status', many: true },
      type: { parameter: 'type' },
      source: { parameter: 'source' },
      country: { parameter: 'country' },
      tlp: { parameter: 'tlp', many: true },
      acknowledged: { parameter: 'acknowledged' },
      placed: { parameter: 'placed' },
      text: { parameter: 'search' },
    },
    periods: { seen: {} },
    anyTime: { period: 'all' },
  },
} as const satisfies Subject;

/** Threats that no one acknowledged and that an enabled rule matches: their alerts are in the one list as well. */
export const alerts = {
  access: allow('alerts', 'read'),
  calledAs: 'subject:receivedAlerts',
  title: 'name',
  time: 'seen',
  newest: 'seen',
  columns: ['severity', 'type', 'status', 'source', 'seen'],
  fields: {
    name: words,
    severity: choice(threatSeverities),
    status: choice(threatStatuses),
    type: nameLike(usualThreatTypes),
    source: name,
    country: name,
    confidence: number,
    labels: names,
    incident: names,
    rule: names,
    acknowledged: flag,
    seen: instant,
    added: instant,
    linked: flag,
    sample: flag,
  },
  screen: {
    path: '/security',
    fixed: { tab: 'alerts' },
    record: 'threat',
    recordPath: '/threats',
    filters: {},
    periods: {},
  },
} as const satisfies Subject;

export const entities = {
  access: allow('intelligence', 'read'),
  title: 'name',
  time: 'lastActivity',
  newest: 'added',
  columns: ['type', 'risk', 'connections', 'lastActivity'],
  fields: {
    name: words,
    description: words,
    type: nameLike(entityTypes),
    risk: choice(risks),
    country: name,
    source: name,
    tlp: choice(tlpLevels),
    confidence: number,
    connections: number,
    labels: names,
    incident: names,
    connected: names,
    lastActivity: instant,
    added: instant,
    linked: flag,
    sample: flag,
  },
  screen: {
    path: '/network',
    hasViews: true,
    record: 'entity',
    filters: {
      type: { parameter: 'type', many: true },
      risk: { parameter: 'risk', many: true, values: { High: 'high', Medium: 'medium', Low: 'low' } },
      text: { parameter: 'search' },
    },
    periods: { lastActivity: { range: 'custom' } },
  },
} as const satisfies Subject;

export const connections = {
  access: allow('intelligence', 'read'),
  title: 'source',
  time: 'lastContact',
  newest: 'lastContact',
  columns: ['target', 'type', 'strength', 'lastContact'],
  fields: {
    source: words,
    target: words,
    end: names,
    type: nameLike(connectionTypes),
    strength: choice(strengths),
    lastContact: instant,
    added: instant,
    confidence: number,
    sample: flag,
  },
  screen: { path: '/network', record: 'entity', filters: {}, periods: {} },
} as const satisfies Subject;
