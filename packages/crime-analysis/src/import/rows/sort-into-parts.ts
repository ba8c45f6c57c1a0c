import type { DuckDBConnection } from '@duckdb/node-api';
import { antiSocialBehaviour, type CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { forceOf } from '../../forces.ts';
import type { WrittenPart } from '../../parts.ts';
import { sqlText } from '../sql-text.ts';

export type PartFigures = Omit<WrittenPart, 'path' | 'kind' | 'repeatedIds'>;

/** The parts that the staged rows make, and SQL for the month and the force of a staged row. */
export type PartPlan = {
  readonly monthSql: string;
  readonly forceSql: string;
  readonly parts: readonly PartFigures[];
};

/** Fields that a row lacks: a stop-and-search file has its force and month only in its name. */
export type FileFacts = { readonly kind: CrimeKind; readonly month: string | null; readonly force: string | null };

const flag = (condition: string) => `count(*) FILTER (WHERE ${condition})::DOUBLE`;

function groupSql({ kind, month }: FileFacts) {
  const isStop = kind === 'stop-and-search';
  return {
    month: isStop ? (month === null ? 'left(date, 7)' : sqlText(month)) : 'month',
    reportedBy: isStop ? "''" : 'reported_by',
    withoutLsoa: isStop ? '0::DOUBLE' : flag('lsoa_code IS NULL'),
    antisocial: kind === 'street' ? flag(`category = ${sqlText(antiSocialBehaviour)}`) : '0::DOUBLE',
  };
}

type Group = Omit<PartFigures, 'force'> & { readonly reported: string };

async function readGroups(connection: DuckDBConnection, sql: ReturnType<typeof groupSql>): Promise<Group[]> {
  const result = await connection.runAndReadAll(`
    SELECT ${sql.month} AS month, ${sql.reportedBy} AS reported, count(*)::DOUBLE AS rows,
      ${flag('longitude IS NULL')} AS "withoutLocation", ${sql.withoutLsoa} AS "withoutLsoa",
      ${sql.antisocial} AS antisocial
    FROM staged WHERE rejection IS NULL GROUP BY ALL ORDER BY 1, 2`);
  return result.getRowObjectsJS() as Group[];
}

function addUp(groups: readonly Group[], forceBy: ReadonlyMap<string, string>): PartFigures[] {
  const parts = new Map<string, PartFigures>();
  for (const { reported, ...group } of groups) {
    const force = forceBy.get(reported) ?? forceOf(reported);
    const before = parts.get(`${group.month} ${force}`);
    parts.set(`${group.month} ${force}`, {
      month: group.month,
      force,
      rows: group.rows + (before?.rows ?? 0),
      withoutLocation: group.withoutLocation + (before?.withoutLocation ?? 0),
      withoutLsoa: group.withoutLsoa + (before?.withoutLsoa ?? 0),
      antisocial: group.antisocial + (before?.antisocial ?? 0),
    });
  }
  return [...parts.values()];
}

/** Groups the staged rows that may be stored by month and force. Usually a file has one of each. */
export async function planParts(connection: DuckDBConnection, facts: FileFacts): Promise<PartPlan> {
  const sql = groupSql(facts);
  const groups = await readGroups(connection, sql);
  const names = new Set(groups.map(({ reported }) => reported));
  const forceBy = new Map([...names].map((name) => [name, facts.force ?? forceOf(name)]));
  const cases = [...forceBy].map(([name, force]) => `WHEN ${sqlText(name)} THEN ${sqlText(force)}`);
  const [only] = [...new Set(forceBy.values())];
  const isOne = new Set(forceBy.values()).size === 1 && only !== undefined;
  return {
    monthSql: sql.month,
    forceSql: isOne || cases.length === 0 ? sqlText(only ?? '') : `CASE ${sql.reportedBy} ${cases.join(' ')} END`,
    parts: addUp(groups, forceBy),
  };
}
