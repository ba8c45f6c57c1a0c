import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';

const dayMs = 86_400_000;

/** Values of sample indicators, by the word for the threat: contained in sample alerts. */
const patterns: readonly (readonly [type: string, pattern: string])[] = [
  ['Data exfiltration', "[domain-name:value = 'drop-62.example' OR ipv4-addr:value = '198.51.100.62']"],
  ['Phishing', "[domain-name:value IN ('meridian-freigth.example', 'parcel-notice.example')]"],
  ['Reconnaissance', "[ipv4-addr:value ISSUBSET '198.51.100.200/29']"],
  [
    'Credential theft',
    "([ipv4-addr:value = '203.0.113.140'] FOLLOWEDBY [ipv4-addr:value = '198.51.100.203']) WITHIN 86400 SECONDS",
  ],
];

function withPattern(row: IntelligenceTable, pattern: string): IntelligenceTable {
  const time = new Date(row.created_at).toISOString();
  const object = {
    type: row.kind,
    spec_version: '2.1',
    id: row.id,
    created: time,
    modified: time,
    name: row.name,
    indicator_types: ['malicious-activity'],
    pattern,
    pattern_type: 'stix',
    // Before the alerts that it finds.
    valid_from: new Date(row.created_at - 30 * dayMs).toISOString(),
  };
  return { ...row, stix: JSON.stringify(object) };
}

/** Gives the newest threat of some types the pattern of an indicator, so that sightings are seen on the first day. */
export function givePatterns(rows: readonly IntelligenceTable[]): IntelligenceTable[] {
  const left = new Map(patterns);
  return rows.map((row) => {
    const pattern = row.kind === 'indicator' ? left.get(row.type) : undefined;
    if (pattern === undefined) return row;
    left.delete(row.type);
    return withPattern(row, pattern);
  });
}
