import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { figuresOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();
const ask = async (question: string, screen = '/dashboard') =>
  (await workspace().viewer.question(question, { screen })).answer;

async function rowsOf(query: string): Promise<string[][]> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(workspace().app.database.read);
  return rows.map((row) => Object.values(row).map(String));
}
const one = async (query: string) => (await rowsOf(query))[0]?.[0] ?? '';
const idOf = (name: string) => `(select id from intelligence where name = '${name}')`;
const hosting = 'Quayline Hosting';

test.each([
  'What do we know about Quayline Hosting?',
  'Who is Quayline Hosting?',
  'quayline hosting',
  'Tell me about Quaylne Hosting',
])('“%s” tells the entity with its connections and incidents', async (question) => {
  const ends = `deleted_at is null and ${idOf(hosting)} in (source_id, target_id)`;
  const connections = Number(await one(`select count(*) from connections where ${ends}`));
  const incidents = await rowsOf(
    `select incident_id from incident_links where deleted_at is null and record_id = ${idOf(hosting)}`,
  );

  const answer = await ask(question);

  expect([answer.refused, saidIn(answer).includes(hosting)]).toEqual([null, true]);
  expect(figuresOf(answer)).toEqual(expect.arrayContaining([connections, incidents.length]));
  expect(answer.tables.map(({ total }) => total)).toEqual([connections, incidents.length]);
  expect(answer.tables[1]?.rows.map(({ href }) => href).toSorted()).toEqual(
    incidents.map(([id]) => `/security?incident=${id}`).toSorted(),
  );
  expect(saidIn(answer)).not.toContain('..');
});

test.each([
  ['What is the risk of Quayline Hosting?', `select risk from intelligence where name = '${hosting}'`],
  ['Who is assigned to incident 139?', "select assignee_name from incidents where id = '139'"],
  ['severity of INC-000117', "select severity from incidents where id = '117'"],
  ['where did incident 140 come from', "select source from incidents where id = '140'"],
  ['who has the lookalike domain incident', "select assignee_name from incidents where id = '139'"],
  [
    'What is the severity of the threat "Port sweep against the supplier portal"?',
    "select severity from intelligence where name = 'Port sweep against the supplier portal'",
  ],
])('%s', async (question, query) => {
  const wanted = await one(query);
  const answer = await ask(question);
  expect(saidIn(answer) + JSON.stringify(answer.tables)).toContain(wanted);
});

test('an incident is summarized with what is in its timeline and what is linked to it', async () => {
  const [[title = '', assignee = '', severity = '', status = ''] = []] = await rowsOf(
    "select title, assignee_name, severity, status from incidents where id = '144'",
  );
  const entries = await one("select count(*) from events where object_type = 'incident' and object_id = '144'");
  const linked = await rowsOf(
    "select r.name from incident_links l join intelligence r on r.id = l.record_id where l.incident_id = '144' and l.deleted_at is null",
  );

  for (const question of ['summarize incident 144', 'what happened on 144?', 'tl;dr']) {
    const answer = await ask(question, '/security?incident=144');
    expect([question, answer.refused]).toEqual([question, null]);
    if (question.startsWith('what')) continue;
    for (const word of [title, assignee, severity, status, `${entries} entries`, ...linked.flat()])
      expect([question, saidIn(answer)]).toEqual([question, expect.stringContaining(word)]);
  }
});

test('a path names both ends, and every step between them exists', async () => {
  const answer = await ask('path between Ilse van der Meer and Quayline Hosting');
  const [table] = answer.tables;

  expect(saidIn(answer)).toContain('Ilse van der Meer and Quayline Hosting are connected');
  expect(figuresOf(answer)).toEqual([table?.rows.length]);
  for (const { cells } of table?.rows ?? []) {
    const [source, target] = cells.map(String);
    const found = await one(
      `select count(*) from connections where deleted_at is null and ${idOf(source ?? '')} in (source_id, target_id) and ${idOf(target ?? '')} in (source_id, target_id)`,
    );
    expect([source, target, Number(found) > 0]).toEqual([source, target, true]);
  }
});

test.each([
  'How is Dorian Vella connected to Andrei Munteanu?',
  'Is Dorian Vella connected to Andrei Munteanu?',
  'what connects Dorian Vella and Andrei Munteanu',
])('a path is asked for as “%s” too', async (question) => {
  const answer = await ask(question);

  expect([answer.refused, answer.reading?.spec.measure]).toEqual([null, 'path']);
});

test.each(['incidents similar to 144', 'which incidents are like this one', 'similar incidents'])(
  '“%s” lists incidents with what they have in common',
  async (question) => {
    const { refused, tables, reading } = await ask(question, '/security?incident=144');
    const linked = (
      await rowsOf(
        "select r.name from incident_links l join intelligence r on r.id = l.record_id where l.incident_id = '144'",
      )
    ).flat();

    expect([refused, reading?.spec.measure]).toEqual([null, 'similar']);
    expect(tables[0]?.columns.at(-1)?.label).toBe('In common');
    for (const { href, cells } of tables[0]?.rows ?? []) {
      expect(href).toMatch(/^\/security\?incident=\d+$/);
      expect(
        String(cells.at(-1))
          .split(', ')
          .some((reason) => linked.includes(reason)),
      ).toBe(true);
    }
  },
);

test.each([
  ['What is the status of incident 999?', 'not_found'],
  ['Summarise INC-000555', 'not_found'],
] as const)('what is not there is not found: %s', async (question, reason) => {
  expect((await ask(question)).refused).toBe(reason);
});

test('words that no one understands are looked for in the records', async () => {
  const answer = await ask('gateway incidents');
  const hits = await rowsOf(
    "select id from incidents where deleted_at is null and (title like '%gateway%' or description like '%gateway%' or source like '%gateway%')",
  );

  expect(answer.tables[0]?.total).toBe(hits.length);
});
