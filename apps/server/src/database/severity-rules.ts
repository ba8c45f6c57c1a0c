import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import { holdRows } from './connections/hold-rows.ts';
import type { Transaction } from './database.ts';
import type { IntelligenceTable, SeverityRulesTable } from './tables/intelligence-schema.ts';
import type { Schema } from './tables/schema.ts';

/** By STIX type: what is assumed where no one states a severity. Empty while the rules are off. */
export type AssumedSeverities = ReadonlyMap<string, ThreatSeverity>;

const theRow = (db: Kysely<Schema>) => db.selectFrom('severity_rules').selectAll();

/** The one row of rules; inside a transaction it is held, to be changed. */
export const readSeverityRules = (db: Kysely<Schema>): Promise<SeverityRulesTable> =>
  holdRows(db, theRow(db)).executeTakeFirstOrThrow();

/** What a row of rules assumes, whether they are on or off put aside. */
export const rulesOf = ({ rules }: Pick<SeverityRulesTable, 'rules'>) =>
  JSON.parse(rules) as Readonly<Record<string, ThreatSeverity>>;

/**
 * Asked inside a transaction before any record is held: nobody changes the rules before what is written by them is
 * there, and then the change finds it.
 */
export async function readAssumedSeverities(tx: Transaction): Promise<AssumedSeverities> {
  const row = await theRow(tx).forShare().executeTakeFirstOrThrow();
  return new Map(row.enabled === 1 ? Object.entries(rulesOf(row)) : []);
}

type Rated = Pick<IntelligenceTable, 'kind' | 'severity' | 'severity_assumed' | 'severity_chosen'>;

/** What a record shows as its severity: what someone stated, else what its import or the rules assume, else nothing. */
export const withSeverity = <Row extends Rated>(row: Row, assumed: AssumedSeverities): Row =>
  row.severity_assumed === 0 ? row : { ...row, severity: row.severity_chosen ?? assumed.get(row.kind) ?? null };

/** The severity that someone stated; null where no one did. */
export const statedSeverity = ({ severity, severity_assumed }: Rated): ThreatSeverity | null =>
  severity_assumed === 0 ? severity : null;
