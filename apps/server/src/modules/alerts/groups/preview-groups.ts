import {
  alertNumbersMax,
  type CountOfAlerts,
  type GroupConditions,
  type GroupField,
  type GroupPreview,
  groupExamples,
  groupFieldKey,
  groupHistoryMax,
} from '@halyard/contracts/inflow/alert-groups.ts';
import type { Kysely } from 'kysely';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { matchingReceived } from '../received/filter-received.ts';
import { readSourceNames, toInstant } from '../received/show-received.ts';
import { groupKeyOf, type Session, sessionStart, valuesIn } from './group-key.ts';
import { aMinuteMs } from './group-store.ts';
import type { Groupable } from './take-alerts.ts';

type Row = Groupable & Pick<AlertsTable, 'number'>;

/** The newest alerts of the last seven days that a filter matches, and whether there are more. */
export async function readHistory(db: Kysely<Schema>, filter: GroupConditions['filter'], now: number) {
  const rows = await matchingReceived(db, Object.assign({}, filter, { period: '7d' as const }), { personId: '', now })
    .select(['alerts.id', 'number', 'first_seen', 'fired', 'entity', 'title', 'alerts.source_id'])
    .select(['techniques', 'tags', 'observables'])
    .orderBy('last_seen', 'desc')
    .orderBy('number', 'desc')
    .limit(groupHistoryMax + 1)
    .execute();
  return { rows: rows.slice(0, groupHistoryMax), isCut: rows.length > groupHistoryMax };
}

/** Numbers as the address has them, in runs: `12-19,44`; null where that is too long. */
function writeNumbers(numbers: readonly number[]): string | null {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const written = runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
  return written.length <= alertNumbersMax ? written : null;
}

const countOf = (rows: readonly Row[]): CountOfAlerts => ({
  count: rows.length,
  numbers: rows.length === 0 ? null : writeNumbers(rows.map(({ number }) => number)),
});

/** The groups that a rule makes of alerts, each in the order in which its alerts were first seen. */
function findGroups(rows: readonly Row[], { fields, windowMinutes, lengthMinutes, threshold }: GroupConditions) {
  const gaps = { windowMs: windowMinutes * aMinuteMs, lengthMs: lengthMinutes * aMinuteMs };
  const sessions = new Map<string, Row[]>();
  const latest = new Map<string, Session>();
  for (const row of rows.toSorted((one, other) => Number(one.first_seen) - Number(other.first_seen))) {
    const key = groupKeyOf(row, { id: '', edition: 0, fields });
    if (key === null) continue;
    const at = Number(row.first_seen);
    const start = sessionStart(latest.get(key) ?? null, at, gaps);
    latest.set(key, { start, previous: at });
    const name = `${key} ${start}`;
    const session = sessions.get(name);
    if (session) session.push(row);
    else sessions.set(name, [row]);
  }
  return [...sessions.values()].filter((all) => all.filter(({ fired }) => fired === 1).length >= threshold);
}

/** What an alert says in fields, for people: sources by their names. */
export const shownValues = (alert: Groupable, fields: readonly GroupField[], sources: ReadonlyMap<string, string>) =>
  fields.map((field) => {
    const values = valuesIn(alert, field);
    return (field.by === 'source' ? values.map((id) => sources.get(id) ?? id) : values).join(', ');
  });

/** What a rule would have made of the last seven days. */
export async function previewGroups(db: Kysely<Schema>, rule: GroupConditions, now: number): Promise<GroupPreview> {
  const { rows, isCut } = await readHistory(db, rule.filter, now);
  const groups = findGroups(rows, rule);
  const missing = rule.fields
    .map((field) => Object.assign({ field }, countOf(rows.filter((row) => valuesIn(row, field).length === 0))))
    .filter(({ count }) => count > 0);
  const newest = groups
    .toSorted((one, other) => Number(other.at(-1)?.first_seen) - Number(one.at(-1)?.first_seen))
    .slice(0, groupExamples);
  const names = await readSourceNames(
    db,
    newest.map(([first]) => first?.source_id ?? null),
  );
  return {
    matching: rows.length,
    isCut,
    missing,
    isRejected: missing.some(({ count }) => count * 2 > rows.length),
    groups: groups.length,
    grouped: countOf(groups.flat()),
    largest: countOf(groups.toSorted((one, other) => other.length - one.length)[0] ?? []),
    examples: newest.flatMap((all) => {
      const [first, last] = [all[0], all.at(-1)];
      if (!first || !last) return [];
      const span = { first: toInstant(first.first_seen), last: toInstant(last.first_seen) };
      return [Object.assign(span, { values: shownValues(first, rule.fields, names) }, countOf(all))];
    }),
  };
}

/** What a rejection says, in the words of the field: `entity is missing on 214 of 300 matching alerts`. */
export function describeMissing({ missing, matching }: GroupPreview): string {
  const worst = missing.toSorted((one, other) => other.count - one.count)[0];
  return worst ? `${groupFieldKey(worst.field)} is missing on ${worst.count} of ${matching} matching alerts.` : '';
}
