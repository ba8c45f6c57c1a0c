import { getCrimeChoices } from '@halyard/contracts/crime/crime.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import {
  fieldOf,
  type QuerySpec,
  queryValuesMax,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { personName } from '../../database/person-names.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { Ask } from '../../platform/mount/ask.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { buildWhere, columnOf, type Frame } from './build-conditions.ts';
import { isRowSubject, readRows } from './rows/read-rows.ts';
import { executeQuery } from './run-query.ts';

type Value = { readonly field: string; readonly key: string; readonly label: string };

// One question requests the values of most subjects, and the next one soon after: additions meanwhile are then known.
// Slow reads are cached longer, so that at most a hundredth of the time is spent on them.
const keepMs = 3_000;
const keptPerMs = 100;
const mostKeptMs = 60_000;
const kept = 500;

/** Names that the caller may use without records of their own: every user, or those who can be assigned work. */
async function readPeople({ read }: Database, { role }: Caller): Promise<{ key: string; label: string }[]> {
  const mayList = can(role, allow('users', 'list'));
  if (!(mayList || can(role, allow('people', 'assign')))) return [];
  const people = await read
    .selectFrom('people')
    .select(['id', 'username', 'first_name', 'last_name'])
    .$if(!mayList, (query) => query.where('status', '=', 'active').where('role', 'in', ['admin', 'analyst']))
    .limit(queryValuesMax)
    .execute();
  return people.map((one) => ({ key: one.id, label: personName(one) }));
}

/** Cities of the crime screens in addition to areas. */
const cities = ['london', 'manchester'];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const namedKinds: ReadonlySet<string> = new Set(['name', 'names', 'person']);

/** The values of a field that are few enough to be named in a question: those most records have. */
async function readFieldValues(db: Kysely<Schema>, frame: Frame, field: string): Promise<Value[]> {
  const { value, label, many } = columnOf(frame, field);
  // The names of rules are those of their own subject.
  if (many?.is === 'conditions' || (many?.is === 'rows' && !many.isListed)) return [];
  if (many?.is === 'array') {
    const spec: QuerySpec = { subject: frame.subject, measure: 'breakdown', where: [], groupBy: field, limit: 100 };
    const { groups } = await executeQuery(db, frame, spec);
    return groups.flatMap(({ key }) => (key === null ? [] : [{ field, key, label: key }]));
  }
  const [key, shown] = many ? [many.value, many.label] : [value, label];
  const from = many ? sql`${many.from}` : frame.source.from;
  const where = many ? sql`${key} is not null` : buildWhere(frame, { where: [{ field, op: 'known', values: [] }] });
  const { rows } = await sql<{ key: string; label: string | null }>`select ${key} as ${sql.id('key')},
    ${shown ? sql`min(${shown})` : key} as label from ${from} where ${where}
    group by ${key} order by count(*) desc limit ${queryValuesMax}`.execute(db);
  return rows.map((row) => ({ field, key: String(row.key), label: String(row.label ?? row.key) }));
}

type Sources = {
  readonly database: Database;
  readonly ask: Ask;
  readonly clock: Clock;
  readonly frameOf: (subject: SubjectName, caller: Caller, timeZone: string) => Promise<Frame | undefined>;
};

/** Who may get a cached answer: available names depend on the role, and some rows are the caller's alone. */
function keyOf(subject: SubjectName, { id, role }: Caller): string {
  // The log contains the caller's own actions, in addition to public ones.
  const isPersonal = subjectOf(subject).own || subject === 'activity';
  return isPersonal ? `${subject} ${role} ${id}` : `${subject} ${role}`;
}

/** Lists the values of a subject's named fields, and remembers them for a moment. Access is decided before. */
export function createValues({ database, ask, clock, frameOf }: Sources) {
  const remembered = createTtlCache<readonly Value[]>({ keepMs, limit: kept, clock });

  async function valuesOfCrime(caller: Caller): Promise<Value[]> {
    const { areas, forces, outcomes, months } = await ask(caller, getCrimeChoices);
    const named = (field: string, all: readonly string[]) => all.map((key) => ({ field, key, label: key }));
    return [
      ...named('area', areas),
      ...forces.map(({ force, name }) => ({ field: 'force', key: force, label: name })),
      ...named('outcome', outcomes),
      ...cities.map((city) => ({ field: 'city', key: city, label: capital(city) })),
      ...named('month', months.length > 1 ? [months[0] ?? '', months.at(-1) ?? ''] : months),
    ];
  }

  async function valuesOfRows(subject: SubjectName, caller: Caller): Promise<Value[]> {
    if (!isRowSubject(subject)) return [];
    const spec: QuerySpec = { subject, measure: 'list', where: [] };
    const { rows } = await readRows(subject, { ask, caller, spec });
    const fields = Object.entries(subjectOf(subject).fields).filter(([, { kind }]) => namedKinds.has(kind));
    return fields.flatMap(([field]) => {
      const keys = new Set(rows.map(({ cells }) => cells[field]).filter((cell) => typeof cell === 'string'));
      return [...keys].map((key) => ({ field, key, label: key }));
    });
  }

  /** For tables, with everyone who could be named if a field contains people. */
  async function valuesOfTable(subject: SubjectName, caller: Caller): Promise<Value[]> {
    const frame = await frameOf(subject, caller, 'UTC');
    if (!frame) return [];
    const fields = Object.entries(subjectOf(subject).fields).filter(([, { kind }]) => namedKinds.has(kind));
    const values: Value[] = [];
    for (const [field] of fields) values.push(...(await readFieldValues(database.read, frame, field)));
    // The history of sample records has no audit entries: "0 entries" would be said of people who are busy in it.
    if (subject === 'audit') return values;
    const ofPeople = fields.filter(([, { kind }]) => kind === 'person');
    const people = ofPeople.length > 0 ? await readPeople(database, caller) : [];
    const known = new Set(values.map(({ field, key }) => `${field} ${key}`));
    const others = ofPeople.flatMap(([field]) => people.map(({ key, label }) => ({ field, key, label })));
    return [...values, ...others.filter(({ field, key }) => !known.has(`${field} ${key}`))];
  }

  function valuesOf(subject: SubjectName, caller: Caller): Promise<Value[]> {
    if (subject === 'crime') return valuesOfCrime(caller);
    return isRowSubject(subject) ? valuesOfRows(subject, caller) : valuesOfTable(subject, caller);
  }

  async function readAnew(key: string, subject: SubjectName, caller: Caller): Promise<readonly Value[]> {
    const begun = clock();
    const values = await valuesOf(subject, caller);
    const keptMs = Math.min(Math.max(keepMs, (clock() - begun) * keptPerMs), mostKeptMs);
    const known = values.filter(({ field }) => fieldOf(subject, field)).slice(0, queryValuesMax);
    return remembered.set(key, known, keptMs);
  }

  // Concurrent requests wait for the same read.
  const ongoing = new Map<string, Promise<readonly Value[]>>();

  return async (subject: SubjectName, caller: Caller): Promise<readonly Value[]> => {
    const key = keyOf(subject, caller);
    const known = remembered.get(key) ?? ongoing.get(key);
    if (known) return known;
    const reading = readAnew(key, subject, caller).finally(() => ongoing.delete(key));
    ongoing.set(key, reading);
    return reading;
  };
}
