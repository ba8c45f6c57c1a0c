import type { Filling } from './fill-table.ts';
import { manyIncidents } from './intelligence-load.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
const amounts = { threat: 500_000, entity: 100_000, connections: 100_000, events: 200_000 } as const;

const uuid = (number: number) => `10000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const one = (all: readonly string[], index: number) => all[index % all.length] ?? '';
const nouns = ['loader', 'beacon', 'lure', 'scanner', 'implant', 'dropper', 'wiper', 'stealer', 'proxy', 'rootkit'];
const places = ['harbour', 'freight', 'finance', 'archive', 'portal', 'relay', 'gateway', 'registry', 'clinic'];
const severities = ['Critical', 'High', 'Medium', 'Low'];
const sources = ['Mail gateway', 'Honeypot', 'Partner', 'Sandbox', 'Field report', 'Sensor', 'Registry', 'Open source'];
const countries = ['DE', 'FR', 'ES', 'JP', 'GB', 'US', 'NL', 'PL', 'RO', 'MT', 'IT', 'SE'];
const labels = ['[]', '["phishing"]', '["ransomware"]', '["botnet","phishing"]', '["espionage"]', '["fraud"]'];
const nameOf = (index: number) => `${one(nouns, index)} ${(index * 7_919).toString(36)} at ${one(places, index >> 3)}`;

const recordColumns = [
  ...['id', 'kind', 'family', 'type', 'name', 'description', 'severity', 'status', 'risk', 'source', 'confidence'],
  ...['labels', 'country', 'seen_at', 'version', 'created_at', 'updated_at', 'sample'],
];

/** Threats and entities of a year, the newest at `now`. */
const recordsOf = (family: 'threat' | 'entity', now: number): Filling => ({
  table: 'intelligence',
  columns: recordColumns,
  rows: amounts[family],
  makeRow: (index) => {
    const isThreat = family === 'threat';
    const kind = isThreat ? 'malware' : 'threat-actor';
    const at = now - Math.floor(((index + 1) * yearMs) / amounts[family]);
    return [
      ...[`${kind}--${uuid(index)}`, kind, family, isThreat ? 'Malware' : one(['Person', 'Organization'], index)],
      ...[nameOf(index), `Kept for comparison with ${nameOf(index + 1)}.`],
      ...[
        isThreat ? one(severities, index) : null,
        isThreat ? one(['Active', 'Mitigated', 'Monitoring'], index) : null,
      ],
      ...[isThreat ? null : one(severities, index), one(sources, index * 3), (index * 7) % 101],
      ...[one(labels, index * 5), one(countries, index * 7), at, 1, at, at, 0],
    ];
  },
});

const connectionColumns = [
  ...['id', 'source_id', 'target_id', 'type', 'strength', 'last_contact_at', 'description', 'version', 'created_at'],
  ...['updated_at', 'sample'],
];

const connectionsOf = (now: number): Filling => ({
  table: 'connections',
  columns: connectionColumns,
  rows: amounts.connections,
  makeRow: (index) => {
    const at = now - Math.floor(((index + 1) * yearMs) / amounts.connections);
    return [
      ...[`relationship--${uuid(index)}`, `threat-actor--${uuid(index)}`],
      ...[`threat-actor--${uuid((index * 31 + 7) % amounts.entity)}`, one(['Associate', 'Communication'], index)],
      ...[one(['Strong', 'Moderate', 'Weak'], index), at, '', 1, at, at, 0],
    ];
  },
});

const eventColumns = [
  'at',
  'kind',
  'severity',
  'audience_id',
  'object_type',
  'object_id',
  'subject',
  'sample',
  'details',
];

const eventsOf = (now: number): Filling => ({
  table: 'events',
  columns: eventColumns,
  rows: amounts.events,
  makeRow: (index) => {
    const at = now - Math.floor(((amounts.events - index) * yearMs) / amounts.events);
    const number = String(1_000 + (index % 100_000));
    const isOpening = index % 2 === 0;
    const details = isOpening ? `{"to":"${one(severities, index >> 1)}"}` : '{"from":"Open","to":"Resolved"}';
    const kind = isOpening ? 'incident_opened' : 'incident_status_changed';
    return [at, kind, 'low', 'everyone', 'incident', number, `Incident ${number}`, 0, details];
  },
});

/** One million records of a year: threats, incidents, entities, connections and events. */
export const millionRecords = (now: number): readonly Filling[] => [
  recordsOf('threat', now),
  manyIncidents(now),
  recordsOf('entity', now),
  connectionsOf(now),
  eventsOf(now),
];
