import type { FieldKind } from '@halyard/contracts/query/field.ts';
import {
  isGroupable,
  type QueryCell,
  type QueryResult,
  type QuerySpec,
  type SubjectName,
  subjectNames,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

const rowsMost = 100;
/** Crimes come from files: query-crime.test.ts. */
const inTables = subjectNames.filter((subject) => subject !== 'crime');
/** What a cell is put together from several values, or read from what is kept, has no order of its own. */
const composed: readonly FieldKind[] = ['names', 'text', 'id'];
const single: readonly FieldKind[] = ['choice', 'name', 'person', 'flag', 'month'];

const count = (subject: SubjectName, ...where: QuerySpec['where']): QuerySpec => ({ subject, measure: 'count', where });
const keyOf = (cell: QueryCell | undefined) =>
  typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cell === null ? null : String(cell);

/** Every subject of the model is asked the same things, and its figures have to agree with its rows. */
describe.each(testDatabases)('every subject on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open());
  });
  afterAll(() => queries.app.close());

  const fieldsOf = (subject: SubjectName) => Object.entries(subjectOf(subject).fields);

  /** All rows of a subject with all of its fields, where they fit into one answer. */
  async function readAll(subject: SubjectName, ...where: QuerySpec['where']) {
    const fields = fieldsOf(subject).map(([field]) => field);
    const halves = [fields.slice(0, 12), fields.slice(12, 24), fields.slice(24, 36)].filter(({ length }) => length > 0);
    const found: QueryResult[] = [];
    for (const half of halves)
      found.push(await queries.run({ subject, measure: 'list', where, fields: half, limit: rowsMost }));
    const [first] = found;
    const cells = (first?.rows ?? []).map(({ id }, index) => ({
      id,
      cells: Object.assign({}, ...found.map(({ rows }) => rows[index]?.cells)) as Record<string, QueryCell>,
    }));
    return { total: first?.total ?? 0, rows: cells };
  }

  /** Subjects of more rows than an answer holds are asked about some of them. */
  const narrowed: Partial<Record<SubjectName, QuerySpec['where']>> = {
    threats: [{ field: 'severity', op: 'is', values: ['Critical'] }],
    connections: [{ field: 'type', op: 'is', values: ['Employment'] }],
    activity: [{ field: 'event', op: 'is', values: ['incident_escalated', 'incident_assigned'] }],
    schemaFields: [{ field: 'required', op: 'is', values: ['yes'] }],
  };
  const rowsOf = (subject: SubjectName) => readAll(subject, ...(narrowed[subject] ?? []));

  test.each(inTables)('%s: what is known and what is not are all rows, for every field', async (subject) => {
    // Reading people is written into the audit log: it may grow between two queries.
    if (subject === 'audit') return;
    const all = (await queries.run(count(subject))).total;
    for (const [field, declared] of fieldsOf(subject)) {
      if (declared.kind === 'id' || ('onlyFilter' in declared && declared.onlyFilter)) continue;
      const isFlag = declared.kind === 'flag';
      const [yes, no] = isFlag
        ? ([
            { op: 'is', values: ['yes'] },
            { op: 'is', values: ['no'] },
          ] as const)
        : ([
            { op: 'known', values: [] },
            { op: 'unknown', values: [] },
          ] as const);
      const one = await queries.run(count(subject, { field, op: yes.op, values: [...yes.values] }));
      const other = await queries.run(count(subject, { field, op: no.op, values: [...no.values] }));
      expect([subject, field, one.total + other.total]).toEqual([subject, field, all]);
    }
  });

  test.each(inTables)('%s: can be sorted by every field, both ways, with what is not known last', async (subject) => {
    for (const [field, { kind }] of fieldsOf(subject)) {
      for (const direction of ['asc', 'desc'] as const) {
        const { rows } = await queries.run({
          subject,
          measure: 'list',
          where: [],
          fields: [field],
          sort: { field, direction },
          limit: rowsMost,
        });
        if (composed.includes(kind)) continue;
        const cells = rows.map(({ cells: one }) => one[field] ?? null);
        const known = cells.filter((cell) => cell !== null);
        expect([subject, field, cells.slice(known.length).every((cell) => cell === null)]).toEqual([
          subject,
          field,
          true,
        ]);
        if (kind !== 'number' && kind !== 'hours' && kind !== 'instant' && kind !== 'day') continue;
        const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect([subject, field, known]).toEqual([subject, field, direction === 'asc' ? sorted : sorted.reverse()]);
      }
    }
  });

  test.each(inTables)('%s: groups, filters and shares agree with the rows', async (subject) => {
    if (subject === 'audit') return;
    const where = narrowed[subject] ?? [];
    const { rows, total } = await rowsOf(subject);
    if (total > rowsMost) return;
    for (const [field, { kind }] of fieldsOf(subject)) {
      if (!isGroupable(subject, field) || !single.includes(kind)) continue;
      const {
        groups,
        groupsTotal,
        total: all,
      } = await queries.run({ subject, measure: 'breakdown', where, groupBy: field });
      expect([field, all]).toEqual([field, total]);
      const cells = rows.map(({ cells: one }) => keyOf(one[field]));
      for (const { key, label, count: n } of groups) {
        const shown = cells.filter((cell) => cell === (kind === 'flag' ? key : label)).length;
        expect([subject, field, label, n]).toEqual([subject, field, label, shown]);
        if (key === null) continue;
        const part = { field, op: 'is' as const, values: [key] };
        const share = await queries.run({ subject, measure: 'share', where, part: [part] });
        expect([subject, field, key, share.value, share.total]).toEqual([subject, field, key, n, total]);
      }
      expect(groupsTotal).toBe(new Set(cells).size);
    }
  });

  test.each(inTables)(
    '%s: counted by a field of several values, each has as many as the filter finds',
    async (subject) => {
      for (const [field, { kind }] of fieldsOf(subject)) {
        if (kind !== 'names' || !isGroupable(subject, field)) continue;
        const { groups } = await queries.run({ subject, measure: 'breakdown', where: [], groupBy: field });
        for (const { key, count: n } of groups.slice(0, 5)) {
          const where =
            key === null ? { field, op: 'unknown' as const, values: [] } : { field, op: 'is' as const, values: [key] };
          expect([subject, field, key, (await queries.run(count(subject, where))).total]).toEqual([
            subject,
            field,
            key,
            n,
          ]);
        }
      }
    },
  );

  test.each(inTables)('%s: averages, sums and limits agree with the rows', async (subject) => {
    const where = narrowed[subject] ?? [];
    const { rows, total } = await rowsOf(subject);
    if (total > rowsMost) return;
    const numeric = fieldsOf(subject).filter(([, { kind }]) => kind === 'number' || kind === 'hours');
    for (const [field] of numeric) {
      // What is read from a kept result is shown, and not reckoned with.
      if (subject === 'analyses') continue;
      const known = rows.map(({ cells }) => cells[field]).filter((cell) => typeof cell === 'number');
      const sum = await queries.run({ subject, measure: 'sum', where, of: field });
      const average = await queries.run({ subject, measure: 'average', where, of: field });
      expect([subject, field, sum.over, sum.total]).toEqual([subject, field, known.length, total]);
      if (known.length === 0) {
        expect([sum.value, average.value]).toEqual([null, null]);
        continue;
      }
      const whole = known.reduce((all, cell) => all + cell, 0);
      expect(sum.value).toBeCloseTo(whole, 1);
      expect(average.value).toBeCloseTo(whole / known.length, 1);
      const middle = Math.round(whole / known.length);
      const values = [String(middle)];
      const more = await queries.run(count(subject, ...where, { field, op: 'more', values }));
      const less = await queries.run(count(subject, ...where, { field, op: 'less', values }));
      const sides = [known.filter((cell) => cell > middle).length, known.filter((cell) => cell < middle).length];
      expect([subject, field, more.total, less.total]).toEqual([subject, field, ...sides]);
    }
  });
});
