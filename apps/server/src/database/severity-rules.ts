import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import { holdRows } from './connections/hold-rows.ts';
import type { Transaction } from './database.ts';
import type { IntelligenceTable, SeverityRulesTable } from './tables/intelligence-schema.ts';
import type { Schema } from './tables/schema.ts';

/** By STIX type: the severity assumed if none is stated. Empty while the rules are off. */
export type AssumedSeverities = ReadonlyMap<string, ThreatSeverity>;

const theRow = (db: Kysely<Schema>) => db.selectFrom('severity_rules').selectAll();

/** The single row of rules; inside a transaction it is locked for update. */
export const readSeverityRules = (db: Kysely<Schema>): Promise<SeverityRulesTable> =>
  holdRows(db, theRow(db)).executeTakeFirstOrThrow();

/** The assumptions of a row of rules, whether they are on or off. */
export const rulesOf = ({ rules }: Pick<SeverityRulesTable, 'rules'>) =>
  JSON.parse(rules) as Readonly<Record<string, ThreatSeverity>>;

/**
 * Queried inside a transaction before any record is locked: the rules do not change until its writes are committed, and
 * then the change finds them.
 */
export async function readAssumedSeverities(tx: Transaction): Promise<AssumedSeverities> {
  const row = await theRow(tx).forShare().executeTakeFirstOrThrow();
  return new Map(row.enabled === 1 ? Object.entries(rulesOf(row)) : []);
}

type Rated = Pick<IntelligenceTable, 'kind' | 'severity' | 'severity_assumed' | 'severity_chosen'>;

/** The displayed severity of a record: the stated one, else the one assumed by its import or the rules, else none. */
export const withSeverity = <Row extends Rated>(row: Row, assumed: AssumedSeverities): Row =>
  row.severity_assumed === 0 ? row : { ...row, severity: row.severity_chosen ?? assumed.get(row.kind) ?? null };

/** The stated severity; null if there is none. */
export const statedSeverity = ({ severity, severity_assumed }: Rated): ThreatSeverity | null =>
  severity_assumed === 0 ? severity : null;
