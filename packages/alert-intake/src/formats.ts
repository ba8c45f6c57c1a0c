import { readFileSync } from 'node:fs';
import { type AlertFormat, alertFormats } from '@halyard/contracts/inflow/formats.ts';

/** A form in which sources write alerts, with the mapping that comes with the product. */
export type Format = {
  readonly id: AlertFormat;
  /** Of the mapping: it grows with each change that gives other alerts. */
  readonly version: 1;
  /** As the product is called. */
  readonly name: string;
  /** How the documents come: JSON, the logs of Zeek, lines of syslog, or any of them. */
  readonly wire: 'json' | 'zeek' | 'syslog' | 'auto';
  readonly severityOf: string;
  readonly keyOf: string;
  /** Whether the source ever says that an alert has ended. */
  readonly hasEnd: boolean;
  readonly file: string;
};

type Row = Omit<Format, 'version' | 'file' | 'id'>;

const promSeverity =
  'The label “severity”: critical or page is critical, error is high, warning is medium, info is low; without one it is assumed.';

const rows: Readonly<Record<AlertFormat, Row>> = {
  alertmanager: {
    name: 'Prometheus Alertmanager',
    wire: 'json',
    severityOf: promSeverity,
    keyOf: 'The fingerprint that Alertmanager makes of all labels.',
    hasEnd: true,
  },
  grafana: {
    name: 'Grafana Alerting',
    wire: 'json',
    severityOf: promSeverity,
    keyOf: 'The fingerprint that Grafana makes of all labels.',
    hasEnd: true,
  },
  wazuh: {
    name: 'Wazuh 4',
    wire: 'json',
    severityOf: 'The level of the rule: 15 and more is critical, 12 to 14 high, 7 to 11 medium, 0 to 6 low.',
    keyOf:
      'Rule, agent, addresses, users, file, program, vulnerability, check and resource of AWS; never the id, which is new each time.',
    hasEnd: false,
  },
  wazuh5: {
    name: 'Wazuh 5',
    wire: 'json',
    severityOf: 'The level of the rule, in its own words; informational is low.',
    keyOf: 'Rule, agent, addresses, user, file, program, vulnerability, check and cloud resource.',
    hasEnd: false,
  },
  suricata: {
    name: 'Suricata (EVE)',
    wire: 'json',
    severityOf: 'The priority of the rule: 1 is high, 2 medium, 3 and more low.',
    keyOf: 'Rule (gid and sid), both addresses and the port of the service.',
    hasEnd: false,
  },
  zeek: {
    name: 'Zeek',
    wire: 'zeek',
    severityOf: 'Zeek states none: it is assumed.',
    keyOf: 'Kind of notice, indicator or anomaly, both addresses and the port.',
    hasEnd: false,
  },
  elastic: {
    name: 'Elastic Security',
    wire: 'json',
    severityOf: 'The severity of the alert, else its risk score: above 73 is critical, above 47 high, above 21 medium.',
    keyOf: 'The id of the alert; for other events the rule, host, user, addresses and file.',
    hasEnd: true,
  },
  ocsf: {
    name: 'OCSF findings',
    wire: 'json',
    severityOf: 'severity_id: 5 and 6 are critical, 4 high, 3 medium, 1 and 2 low; 0 and 99 are assumed.',
    keyOf: 'The product, the id of the finding or incident and the code of the check.',
    hasEnd: true,
  },
  guardduty: {
    name: 'Amazon GuardDuty',
    wire: 'json',
    severityOf: 'The number: 9 and more is critical, 7 and more high, 4 and more medium, else low.',
    keyOf: 'Account, region and the id of the finding.',
    hasEnd: true,
  },
  asff: {
    name: 'AWS Security Hub',
    wire: 'json',
    severityOf:
      'The label of the severity, else its number: 90 and more is critical, 70 high, 40 medium; informational is low.',
    keyOf: 'The product and the id of the finding.',
    hasEnd: true,
  },
  msgraph: {
    name: 'Microsoft Graph security alerts',
    wire: 'json',
    severityOf: 'The severity of the alert; informational is low, unknown is assumed.',
    keyOf: 'The id of the alert.',
    hasEnd: true,
  },
  secops: {
    name: 'Google SecOps',
    wire: 'json',
    severityOf: 'The severity of the rule, else the highest of the security results; without one it is assumed.',
    keyOf: 'The id of the detection; for events the product, result, both sides and file.',
    hasEnd: true,
  },
  thehive: {
    name: 'TheHive',
    wire: 'json',
    severityOf: 'The number: 4 is critical, 3 high, 2 medium, 1 low.',
    keyOf: 'Type, source and reference of the source.',
    hasEnd: true,
  },
  iris: {
    name: 'DFIR-IRIS',
    wire: 'json',
    severityOf:
      'The name of the severity, else its number: 6 is critical, 5 high, 1 medium, 3 and 4 low; 2 is assumed.',
    keyOf: 'Source, reference of the source and title.',
    hasEnd: true,
  },
  cef: {
    name: 'CEF over syslog',
    wire: 'syslog',
    severityOf:
      'The severity of the event: 9 and 10 are critical, 7 and 8 high, 4 to 6 medium, 0 to 3 low, or its word.',
    keyOf: 'Vendor, product, signature, name, threat, both sides, user and file.',
    hasEnd: false,
  },
  leef: {
    name: 'LEEF over syslog',
    wire: 'syslog',
    severityOf:
      'The attribute sev: 9 and 10 are critical, 7 and 8 high, 4 to 6 medium, else low; without it, it is assumed.',
    keyOf: 'Vendor, product, event, both addresses, user, resource and file.',
    hasEnd: false,
  },
  syslog: {
    name: 'Syslog',
    wire: 'syslog',
    severityOf: 'The severity of the message: 0 to 2 is critical, 3 high, 4 medium, 5 to 7 low.',
    keyOf: 'Host, program and the message without its numbers; IP addresses count.',
    hasEnd: false,
  },
  splunk: {
    name: 'Splunk',
    wire: 'json',
    severityOf: 'The field urgency or severity of the result; without one it is assumed.',
    keyOf: 'The search, its app and the source, destination, user or host of the result.',
    hasEnd: false,
  },
  sentinel: {
    name: 'Microsoft Sentinel',
    wire: 'json',
    severityOf: 'The severity of the incident or alert; informational is low.',
    keyOf: 'Workspace and number of the incident, or the id of the alert.',
    hasEnd: true,
  },
  events: {
    name: 'Events (checked by Sigma rules)',
    wire: 'auto',
    severityOf: 'The level of the rule that matched; informational is low, and without a level it is assumed.',
    keyOf: 'The rule, and the computer, user and program of the event; without a program both addresses.',
    hasEnd: false,
  },
  'generic-json': {
    name: 'Other JSON',
    wire: 'json',
    severityOf: 'The word in severity, level, priority or criticality, or P1 to P5; a number alone is assumed.',
    keyOf: 'An id, uuid, fingerprint or deduplication key; without one the title and the host.',
    hasEnd: true,
  },
};

/** The forms of alerts that the product knows. */
export const formats: readonly Format[] = alertFormats.map((id) => ({
  ...rows[id],
  id,
  version: 1,
  file: `${id}.jsonata`,
}));

/** @throws RangeError for a format that the product does not know. */
export function formatOf(id: string): Format {
  const format = formats.find((known) => known.id === id);
  if (!format) throw new RangeError(`There is no format ${id}.`);
  return format;
}

/**
 * The text of the mapping of a format.
 * @throws RangeError for a format that the product does not know.
 */
export const loadMapping = (id: string): string =>
  readFileSync(new URL(`../mappings/${formatOf(id).file}`, import.meta.url), 'utf8');
