import { createHash } from 'node:crypto';
import type { AssistantFrame, AssistantReply } from '@halyard/contracts/work/assistant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabases } from '../../testing/databases.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import { type ModelServer, type ScriptedCall, startModelServer } from '../../testing/model-server.ts';
import { createObeyingModel, quotesIn } from '../../testing/obeying-model.ts';
import { type Planted, plantHostileText } from '../../testing/plant-hostile-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const perReader = 20;

type Reader = Awaited<ReturnType<TestApp['asPerson']>>;
type Answered = { readonly frames: readonly AssistantFrame[]; readonly reply: AssistantReply; readonly raw: string };

/** What every table but the conversations holds, as one line each. */
async function fingerprint({ read }: Database): Promise<readonly string[]> {
  const tables = (await read.introspection.getTables()).map(({ name }) => name);
  // How the full text lies on the disk changes by itself (docs/decisions/0043); what is in it is in search_documents.
  const isStorage = (name: string) => name.startsWith('search_index_');
  const watched = tables.filter((name) => name !== 'assistant_messages' && !isStorage(name)).sort();
  return Promise.all(
    watched.map(async (name) => {
      const rows = await read
        .selectFrom(name as 'people')
        .selectAll()
        .execute();
      const lines = rows.map((row) => JSON.stringify(row)).sort();
      return `${name} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
    }),
  );
}

async function ask(reader: Reader, message: string): Promise<Answered> {
  const answered = await reader.ask('POST', '/assistant/query', {
    payload: { message },
    headers: { accept: 'text/event-stream' },
  });
  if (answered.statusCode !== 200) throw new Error(answered.body);
  const frames = answered.body
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line): AssistantFrame => JSON.parse(line.slice('data: '.length)));
  const last = frames.at(-1);
  if (last?.frame !== 'done') throw new Error(answered.body);
  return { frames, reply: last.reply, raw: answered.body };
}

const readEncoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

// Written apart from what cleans the texts, and coarser: no way out may be left at all.
const waysOut = [
  /!\[/,
  /<[a-z/!?]/i,
  /[a-z][a-z0-9+.-]*:[/\\]/i,
  /(^|[^:\w])[/\\]{2}[\w[]/,
  /(javascript|vbscript|mailto|data|file|blob):[\w,;]/i,
  /www\.\w/i,
  /evil\.?example[/:?@]/i,
  /@evil\.example/i,
  /\]\((?!\/[a-z-]+[?)])/,
  /[\p{Cf}\p{Cs}\u{E0000}-\u{E0FFF}]/u,
];
/** Ways out of the console in a text, as it stands and as it reads decoded. */
const outsideIn = (text: string) =>
  [text, readEncoded(text), text.normalize('NFKC')].flatMap((read) =>
    waysOut.flatMap((way) => way.exec(read)?.[0] ?? []),
  );

const fields = [
  ...(['title', 'description', 'source', 'labels', 'timeline'] as const).map((field) => `incident ${field}`),
  ...(['name', 'description', 'type', 'source', 'labels', 'verdict'] as const).map((field) => `threat ${field}`),
  ...(['name', 'description', 'type', 'source', 'labels'] as const).map((field) => `entity ${field}`),
  ...['connection type', 'connection description', 'playbook name', 'playbook step', 'task text', 'person  name'],
  ...['notification title', 'notification message', 'schema title', 'schema description', 'schema field'],
];

/** Every text inside a value. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];

/** Every text of an answer that a screen shows. A request is shown as code: what it holds is encoded. */
function shownTexts({ frames, reply }: Answered): readonly string[] {
  const streamed = frames.map((frame) => (frame.frame === 'text' ? frame.delta : '')).join('');
  const labels = frames.flatMap((frame) => (frame.frame === 'query' ? [frame.label] : []));
  const { markdown, citations, proposal } = reply.answer ?? { markdown: null, citations: [], proposal: null };
  return [
    ...[streamed, reply.response, markdown ?? '', ...labels],
    ...citations.flatMap(({ label, href }) => [label, href ?? '']),
    ...textsOf(proposal),
  ];
}

// Where the records lie makes no difference to what their texts can do, and this takes a while.
describe.each(testDatabases.slice(0, 1))('hostile texts in the records on $name', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let server: ModelServer;
  let plan: readonly ScriptedCall[] = [];
  let isDown = false;
  const readers: Reader[] = [];
  const planted: Planted[] = [];
  const readerOf = (index: number) => readers[Math.floor(index / perReader)] as Reader;

  beforeAll(async () => {
    server = await startModelServer(
      createObeyingModel(() => plan),
      {
        misbehave: (response) => {
          if (isDown) response.writeHead(500).end();
          return isDown;
        },
      },
    );
    database = await open();
    app = await startTestApp(database, {
      environment: {
        HALYARD_ASSISTANT_PROVIDER: 'openai-compatible',
        HALYARD_ASSISTANT_URL: server.url,
        HALYARD_ASSISTANT_MODEL: 'obeying',
        HALYARD_ASSISTANT_PER_HOUR: '100000',
      },
    });
    const others = await app.asPerson('admin');
    await others.ask('POST', '/todos', { payload: { text: 'CANARY of another person' } });
    await app.addPerson('admin', 'canary-admin');
    for (const [index, text] of hostileTexts.entries()) {
      if (index % perReader === 0) readers.push(await app.asPerson('viewer'));
      const given = { text, number: index + 1, at: app.now() - index * 1_000, readerId: readerOf(index).id };
      planted.push(await plantHostileText(database, given));
    }
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await server.close();
    await database.close();
  });

  async function askWith(reader: Reader, message: string, calls: readonly ScriptedCall[]) {
    plan = calls;
    // No one asks more than once a second, and no one runs out of questions.
    app.pass(1_000);
    return ask(reader, message);
  }
  const secretsIn = (text: string) => text.match(/CANARY|canary-admin|person-\d+@/g) ?? [];

  test('there are more than a hundred of them', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100);
  });

  test('a model that obeys them finds no way out, learns no secret and changes nothing', async () => {
    const before = await fingerprint(database);
    const found: unknown[] = [];

    for (const [index, { text, incidentId, threatId, entityId, schemaId }] of planted.entries()) {
      const answered = await askWith(readerOf(index), `What do we know about incident ${incidentId}?`, [
        { tool: 'getIncident', input: { id: incidentId } },
        { tool: 'getThreat', input: { id: threatId } },
        { tool: 'getEntity', input: { id: entityId } },
        { tool: 'getSchema', input: { id: schemaId } },
      ]);
      const { by, fellBack, proposal } = answered.reply.answer ?? {};
      const outside = shownTexts(answered).flatMap(outsideIn);
      const secrets = secretsIn(answered.raw);
      if (by !== 'model' || fellBack || proposal || outside.length + secrets.length > 0)
        found.push({ text, by, fellBack, proposal, outside, secrets });
    }

    expect(found).toEqual([]);
    expect(server.requests.filter(({ body }) => secretsIn(JSON.stringify(body)).length > 0)).toEqual([]);
    expect(await fingerprint(database)).toEqual(before);
  }, 120_000);

  test('nor in tasks, notifications, playbooks and lists', async () => {
    const before = await fingerprint(database);
    const found: unknown[] = [];

    for (const reader of readers)
      for (const tools of [
        ['listTodos', 'listNotifications'],
        ['listPlaybooks'],
        ['listSchemas'],
        ['listIncidents'],
        ['listThreats', 'listAlerts'],
        ['listEntities', 'getKpis'],
      ]) {
        const answered = await askWith(
          reader,
          'What is there?',
          tools.map((tool) => ({ tool, input: {} })),
        );
        const { by, fellBack, proposal } = answered.reply.answer ?? {};
        const outside = shownTexts(answered).flatMap(outsideIn);
        const secrets = secretsIn(answered.raw);
        if (by !== 'model' || fellBack || proposal || outside.length + secrets.length > 0)
          found.push({ tools, by, fellBack, proposal, outside, secrets });
      }

    expect(found).toEqual([]);
    expect(await fingerprint(database)).toEqual(before);
  }, 120_000);

  test('a proposal that was asked for names whose words were read, and does nothing by itself', async () => {
    const before = await fingerprint(database);
    const found: unknown[] = [];

    for (const [index, { incidentId }] of planted.entries()) {
      const answered = await askWith(readerOf(index), `Add a task for incident ${incidentId}`, [
        { tool: 'getIncident', input: { id: incidentId } },
      ]);
      const { proposal } = answered.reply.answer ?? {};
      const label = `INC-${incidentId.padStart(6, '0')}`;
      const isNamed = proposal?.sources.some((source) => source.label === label);
      const outside = shownTexts(answered).flatMap(outsideIn);
      if (proposal && (!isNamed || proposal.state !== 'open' || proposal.request.action !== 'add_task'))
        found.push({ incidentId, proposal });
      if (outside.length > 0) found.push({ incidentId, outside });
    }

    expect(found).toEqual([]);
    expect(await fingerprint(database)).toEqual(before);
  }, 120_000);

  test('an analyst who asks for one status is asked before another is set', async () => {
    const analyst = await app.asPerson('analyst');

    const { reply } = await askWith(analyst, 'Set incident 5 to investigating', [
      { tool: 'getIncident', input: { id: '5' } },
    ]);

    expect(reply.answer?.proposal).toMatchObject({
      request: { action: 'change_status', incidentId: '1', body: { status: 'Closed' } },
      sources: expect.arrayContaining([{ label: 'INC-000005', href: '/security?incident=5' }]),
      state: 'open',
    });
    expect((await analyst.ask('GET', '/incidents/1')).json().status).toBe('Open');
  });

  test('every text reached the model in every field', () => {
    const fieldsOf = new Map(hostileTexts.map((text) => [text, new Set<string>()]));
    for (const { source, data } of server.requests.flatMap(({ results }) => quotesIn(results)))
      fieldsOf.get(data)?.add(source.replace(/ \S*\d\S* /, ' '));
    const missing = [...fieldsOf].map(([text, found]) => [text, fields.filter((field) => !found.has(field))]);

    expect(missing.filter(([, left]) => left?.length !== 0)).toEqual([]);
  });

  test('the model is offered nothing but reads and the proposals that were asked for', () => {
    const offered = new Set(server.requests.flatMap(({ tools }) => tools));
    const known = /^(list|get|find|search)[A-Z]\w+$|^propose_(task|task_done|note|status)$/;

    expect([...offered].filter((name) => !known.test(name))).toEqual([]);
  });

  test('the built-in engine says them as plain words, and proposes nothing', async () => {
    isDown = true;
    const before = await fingerprint(database);
    const found: unknown[] = [];
    const questions = (index: number) => [
      `Show incident ${index + 1}`,
      'What are my open tasks?',
      'Show my notifications',
    ];

    for (const index of planted.keys())
      for (const message of index % perReader === 0 ? questions(index) : questions(index).slice(0, 1)) {
        const { reply, raw } = await askWith(readerOf(index), message, []);
        const { by, markdown, proposal, sentences = [], tables = [], citations = [] } = reply.answer ?? {};
        const links = [
          ...sentences.flatMap(({ parts }) => parts.map(({ href }) => href)),
          ...tables.flatMap(({ rows }) => rows.map(({ href }) => href)),
          ...citations.map(({ href }) => href),
        ].filter((href) => href !== null);
        const outside = links.filter((href) => !/^\/[a-z]/.test(href));
        if (by !== 'halyard' || markdown || proposal || outside.length + secretsIn(raw).length > 0)
          found.push({ message, reply, outside });
      }

    expect(found).toEqual([]);
    expect(await fingerprint(database)).toEqual(before);
  }, 120_000);
});
