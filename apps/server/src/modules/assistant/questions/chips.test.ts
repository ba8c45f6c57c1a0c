import type { Condition, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { ReadingOption } from '@halyard/contracts/work/assistant.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { chipsOf, figuresOf } from './testing/answers.ts';

const workspace = useWorkspace();
const now = () => workspace().app.now();
const unresolved = "status in ('Open', 'Investigating', 'Mitigated')";

/** Where the rows of a subject are, and what its flags say, in SQL that shares nothing with the product's own. */
const tables: Partial<
  Record<QuerySpec['subject'], { readonly rows: string; readonly columns: Record<string, string> }>
> = {
  incidents: {
    rows: 'incidents where deleted_at is null',
    columns: {
      severity: 'severity',
      status: 'status',
      source: 'source',
      tlp: 'tlp',
      opened: 'created_at',
      resolved: 'resolved_at',
      unresolved: `case when ${unresolved} then 'yes' else 'no' end`,
      overdue: `case when ${unresolved} and due_at < :now then 'yes' else 'no' end`,
      withinTarget: "case when resolved_at is not null and resolved_at <= due_at then 'yes' else 'no' end",
      linked:
        "case when exists (select 1 from incident_links l where l.incident_id = incidents.id and l.deleted_at is null) then 'yes' else 'no' end",
    },
  },
  threats: {
    rows: "intelligence where deleted_at is null and family = 'threat'",
    columns: {
      severity: 'severity',
      status: 'status',
      type: 'type',
      source: 'source',
      tlp: 'tlp',
      verdict: 'verdict',
      seen: 'seen_at',
      acknowledged: "case when acknowledged_at is null then 'no' else 'yes' end",
      placed: "case when latitude is null then 'no' else 'yes' end",
    },
  },
  tasks: {
    rows: 'todos where deleted_at is null and owner_id = :me',
    columns: {
      priority: 'priority',
      completed: "case when completed = 1 then 'yes' else 'no' end",
      overdue:
        "case when completed = 0 and due_date is not null and due_date < date(:now / 1000, 'unixepoch') then 'yes' else 'no' end",
    },
  },
};

const quoted = (values: readonly string[]) => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');

function conditionOf(columns: Record<string, string>, { field, op, values }: Condition): string | undefined {
  const column = columns[field];
  if (!column || (op !== 'is' && op !== 'not')) return undefined;
  return op === 'is'
    ? `${column} in (${quoted(values)})`
    : `(${column} is null or ${column} not in (${quoted(values)}))`;
}

/** What the database counts for a specification; undefined where it has a filter that is not written down here. */
async function countInSql({ subject, where, period }: QuerySpec): Promise<number | undefined> {
  const table = tables[subject];
  const conditions = where.map((one) => table && conditionOf(table.columns, one));
  const column = period && table?.columns[period.field];
  if (!table || conditions.some((one) => one === undefined) || (period && !column)) return undefined;
  const times = period
    ? [period.from && `${column} >= ${Date.parse(period.from)}`, period.to && `${column} < ${Date.parse(period.to)}`]
    : [];
  const all = [...conditions, ...times].filter(Boolean).map((one) => ` and ${one}`);
  const query = `select count(*) as n from ${table.rows}${all.join('')}`
    .replaceAll(':now', String(now()))
    .replaceAll(':me', `'${workspace().admin.id}'`);
  const { rows } = await sql.raw<{ n: number }>(query).execute(workspace().app.database.read);
  return Number(rows[0]?.n);
}

const counted = ['count', 'list', 'breakdown', 'trend', 'summary'];

/** Runs a reading that was chosen; its figure has to be that of the database. */
async function expectTrue({ label, spec }: ReadingOption): Promise<boolean> {
  const { answer } = await workspace().admin.question('', { spec });
  expect([label, spec, answer.refused]).toEqual([label, spec, null]);
  const expected = await countInSql(spec);
  if (expected === undefined || !counted.includes(spec.measure)) return false;
  expect([label, spec, answer.reading?.total]).toEqual([label, spec, expected]);
  return true;
}

const asked = [
  'how many incidents are open',
  'open critical incidents by source',
  'incidents opened this month, high or critical',
  'threats from the Mail gateway in the last 7 days by severity',
  'how many phishing threats are not acknowledged',
  'how many threats per week in the last 60 days',
  'newest 3 threats',
  'how many high-priority tasks are active',
  'my tasks',
  'average time to resolve by severity',
  'what share of threats is critical by type',
  'compare incidents opened this week with last week',
  'users in Engineering',
  'audit entries of today',
  'security notifications',
  'high risk organizations',
  'what is the status of incident 144',
  'playbooks',
  'which alert rules are enabled',
  'alerts by severity',
  'what did Amara Keller do yesterday',
  'path between Dorian Vella and Andrei Munteanu',
];

describe.each(asked)('%s', (question) => {
  const reading = async () => {
    const { answer } = await workspace().admin.question(question);
    expect(answer.refused).toBeNull();
    return { answer, chips: chipsOf(answer), read: answer.reading };
  };

  test('every chip can be left out or changed, and the figures of what is then asked are true', async () => {
    const { chips, answer } = await reading();

    for (const { label, without, options } of chips)
      for (const option of [...options, ...(without ? [{ label: `without ${label}`, spec: without }] : [])])
        await expectTrue(option);
    expect(chips.every(({ label }) => label !== '')).toBe(true);
    expect(answer.reading?.by).toBe('halyard');
  });

  test('every filter that can be added narrows it', async () => {
    const { read } = await reading();

    for (const { label, options } of read?.filters ?? []) {
      expect(label).not.toBe('');
      for (const option of options) await expectTrue(option);
    }
  });

  test('its own figure is that of the database', async () => {
    const { answer, read } = await reading();
    const expected = read && (await countInSql(read.spec));

    if (expected !== undefined && counted.includes(read?.spec.measure ?? ''))
      expect(figuresOf(answer)).toContain(expected);
  });
});

/** Screens whose address is what their list takes, and what the list is asked with besides. */
const lists: Readonly<Record<string, (parameters: URLSearchParams) => string>> = {
  '/security': (parameters) => `/incidents?limit=1&${parameters}`,
  '/threats': (parameters) => `/threats?limit=1&${parameters}`,
};

test.each([
  'open incidents',
  'how many incidents are unresolved',
  'high or critical incidents',
  'overdue incidents',
  'closed incidents',
  'unassigned incidents',
  'incidents assigned to me',
  'incidents of Noor Haddad',
  'incidents opened this month',
  'incidents resolved last month',
  'unresolved critical incidents',
  'incidents resolved within their target',
  'threats of the last 7 days',
  'critical threats in the last 30 days',
  'unacknowledged threats of the last 30 days',
  'phishing threats seen in the last 24 hours',
  'threats from Romania in the last 90 days',
])('the screen of “%s” shows the same records', async (question) => {
  const { answer } = await workspace().admin.question(question);
  const address = URL.parse(answer.reading?.href ?? '', 'http://console.invalid');
  const list = address && lists[address.pathname];

  expect([question, answer.refused, list === undefined]).toEqual([question, null, false]);
  const reply = await workspace().admin.ask('GET', list?.(address?.searchParams ?? new URLSearchParams()) ?? '');
  expect([reply.statusCode, (reply.json() as { total: number }).total]).toEqual([200, answer.reading?.total]);
});

test('what no screen shows has no address', async () => {
  for (const question of [
    'incidents of the source Helpdesk',
    'incidents that are not critical',
    'threats that are not phishing',
  ]) {
    const { answer } = await workspace().admin.question(question);
    expect([question, answer.refused, answer.reading?.href]).toEqual([question, null, null]);
  }
});

test('the words of a question stand beside what they were read as', async () => {
  const { answer } = await workspace().admin.question('how many critical incidents were opened last week');

  expect(answer.reading?.words.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['critical', 'incidents', 'last week']),
  );
  expect(answer.reading?.words.every(({ meaning }) => meaning !== '')).toBe(true);
});
