import type { AssistantReply } from '@halyard/contracts/work/assistant.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { type ModelRequest, type ModelServer, startModelServer } from '../../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

const none = { query: null, action: null };
const incidents = (more: object = {}) => ({
  query: { subject: 'incidents', measure: 'count', where: [], ...more },
  action: null,
});
const critical = { field: 'severity', op: 'is', values: ['Critical'] };

/** What no grammar reads. */
const vague = 'Anything nasty still flopping around unattended?';

describe.each(testDatabases)('questions that a model reads on $name', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let server: ModelServer;
  let analyst: Person;
  let script: (request: ModelRequest) => unknown = () => none;

  beforeAll(async () => {
    server = await startModelServer((request) => script(request));
    database = await open();
    app = await startTestApp(database, {
      environment: {
        HALYARD_ASSISTANT_PROVIDER: 'openai-compatible',
        HALYARD_ASSISTANT_URL: server.url,
        HALYARD_ASSISTANT_MODEL: 'scripted',
        HALYARD_ASSISTANT_PER_HOUR: '100000',
      },
    });
    analyst = await app.asPerson('analyst');
    for (const [title, severity] of [
      ['Phishing wave', 'Critical'],
      ['Port scan', 'High'],
      ['Lost badge', 'Critical'],
    ])
      await analyst.ask('POST', '/incidents', { payload: { title, severity, source: 'Desk' } });
  }, 60_000);
  beforeEach(() => {
    script = () => none;
    app.pass(5_000);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    await database.close();
  });

  async function ask(
    message: string,
    { person = analyst, screen = '/' } = {},
  ): Promise<AssistantReply & { asked: number }> {
    const before = server.requests.length;
    const headers = { 'x-screen': encodeURIComponent(screen) };
    const reply = await person.ask('POST', '/assistant/query', { payload: { message }, headers });
    expect(reply.statusCode).toBe(200);
    return { ...reply.json(), asked: server.requests.length - before };
  }

  test('are answered in our words from a query, which says that a model read it', async () => {
    script = () => incidents({ where: [critical] });

    const { answer, asked } = await ask(vague);

    expect(asked).toBe(1);
    expect(answer).toMatchObject({ by: 'halyard', model: 'scripted', fellBack: false, markdown: null });
    expect(answer?.reading).toMatchObject({ by: 'model', total: 2, spec: { subject: 'incidents', where: [critical] } });
    expect(answer?.citations[0]?.records).toBe(2);
  });

  test.each([
    'How many incidents are open?',
    'Thanks!',
    'How do I import STIX?',
    'How do I get the blobs out of the frobnicator?',
    'What does overdue mean?',
    'What is my role?',
    'Where did I sign in from with that weird gadget?',
    'Set the theme to something moody',
    'Why are there so many grumpy incidents?',
    'Assign incident 1 to me',
    'Who fiddled in the audit log with the grumbling?',
  ])('"%s" never reaches it', async (message) => {
    script = () => incidents();

    const { asked, answer } = await ask(message);

    expect(asked).toBe(0);
    expect(answer?.model).toBeNull();
  });

  test('may be about nothing that the person may not see', async () => {
    script = () => ({ query: { subject: 'people', measure: 'list', where: [] }, action: null });

    const { answer } = await ask(vague);

    expect(answer).toMatchObject({ model: null, fellBack: false });
    expect(JSON.stringify(answer)).not.toContain('@example.com');
    expect(server.requests.at(-1)?.text).not.toMatch(/"people"|"audit"|"jobs"|"account"|"sessions"|invite_user/);
  });

  test('go on from what it read', async () => {
    script = () => incidents({ where: [critical] });
    await ask(vague);

    const { answer, asked } = await ask('Only the open ones');

    expect(asked).toBe(0);
    expect(answer?.reading).toMatchObject({ by: 'halyard', spec: { where: [critical, { values: ['Open'] }] } });
  });

  test('come with the names that search finds in them', async () => {
    script = ({ told }) => {
      const ref = told.names?.find(({ label }) => label?.includes('Phishing'))?.ref ?? '';
      return incidents({ measure: 'record', where: [{ field: 'id', op: 'is', values: [ref] }] });
    };

    const { answer } = await ask('what is up with the phishing thingummy');

    expect(answer?.reading).toMatchObject({
      by: 'model',
      spec: { measure: 'record', where: [{ field: 'id', values: ['1'] }] },
    });
  });

  test('an action is a proposal with what had been read, and changes nothing', async () => {
    script = ({ told }) => {
      const ref = told.names?.find(({ of }) => of.includes('incidents'))?.ref ?? '';
      const slots = [
        { slot: 'incident', value: ref },
        { slot: 'status', value: 'Closed' },
        { slot: 'comment', value: null },
      ];
      return { query: null, action: { action: 'change_status', slots } };
    };

    const { answer } = await ask('get the phishing thingummy off my plate', { screen: '/security?incident=1' });

    expect(answer).toMatchObject({ by: 'halyard', model: 'scripted' });
    expect(answer?.proposal).toMatchObject({
      state: 'open',
      request: {
        action: 'change_status',
        slots: { incident: { value: '1' }, status: { value: 'Closed', now: 'Open' } },
      },
    });
    expect(answer?.proposal?.sources).toContainEqual({
      label: 'INC-000001 Phishing wave',
      href: '/security?incident=1',
    });
    expect((await analyst.ask('GET', '/incidents/1')).json().status).toBe('Open');
  });

  test.each([
    ['prose', 'There are 4711 of them.', true],
    ['a figure', { query: null, action: null, count: 4711 }, false],
    [
      'what the database does not understand',
      incidents({ where: [{ field: 'number', op: 'is', values: ['999999999999'] }] }),
      false,
    ],
    [
      'a text of another kind',
      incidents({ where: [{ field: 'text', op: 'contains', values: ['\u0000\uD800'] }] }),
      false,
    ],
    ['a day of the year 9999', incidents({ period: { field: 'opened', from: '9999-12-31', to: null } }), false],
    [
      'a month that is none',
      {
        query: { subject: 'crime', measure: 'count', where: [{ field: 'month', op: 'is', values: ["1' or '1'='1"] }] },
        action: null,
      },
      false,
    ],
  ])('%s in its reply brings no figure of its own', async (_, reply, fellBack) => {
    script = () => reply;

    const { answer, response } = await ask(vague);

    expect(answer?.fellBack).toBe(fellBack);
    expect(response).not.toContain('4711');
  });

  test('what would be sent is what is sent', async () => {
    const shown = await analyst.ask('POST', '/assistant/outgoing', { payload: { message: vague } });
    const sure = await analyst.ask('POST', '/assistant/outgoing', {
      payload: { message: 'How many incidents are open?' },
    });

    await ask(vague);

    expect(server.requests.at(-1)?.text).toBe(shown.json().request.body);
    expect(sure.json()).toEqual({ request: null, reason: 'not_needed' });
  });

  describe('a draft', () => {
    const write = (...sentences: { text: string; cites: number[] }[]) => {
      script = () => ({ sentences });
    };
    const handover = () => ask('Write a shift handover');
    const openedIn = (answer: AssistantReply['answer']) =>
      answer?.citations.find(({ request, records }) => request?.includes('opened') && records === 3)?.n ?? 0;

    test('is rewritten from what its sources say, before our own words', async () => {
      const ours = (await handover()).answer;
      const n = openedIn(ours);
      write({ text: 'In this shift 3 incidents were opened, among them “Port scan”.', cites: [n] });

      const { answer, response } = await handover();

      const markdown = `In this shift 3 incidents were opened, among them “Port scan”. [${n}]`;
      expect(answer).toMatchObject({ by: 'model', model: 'scripted', draft: 'handover', markdown });
      expect(answer?.sentences).toEqual(ours?.sentences);
      expect(answer?.citations).toEqual(ours?.citations);
      expect(response.startsWith(markdown)).toBe(true);
    });

    test.each([
      ['an invented number', 'In this shift 12 incidents were opened.'],
      ['an invented number in words', 'In this shift twelve incidents were opened.'],
      ['a number in other digits', 'In this shift ４７ incidents were opened.'],
      ['a number with a unit of its own', 'In this shift 3k incidents were opened.'],
      ['an invented name', 'All 3 incidents belong to Jonas.'],
      ['an invented title', 'The worst of 3 incidents is “Data theft”.'],
      ['an invented record', 'INC-000099 was opened.'],
      ['an invented time', 'At 23:59 3 incidents were opened.'],
      ['a link', 'See [the 3 incidents](https://evil.example).'],
      ['an address', 'See evil.example/x for the 3 incidents.'],
      ['a picture', '![x](https://evil.example/x.png) 3 incidents were opened.'],
      ['a tag', '<img src=x> 3 incidents were opened.'],
      ['a heading', '# 3 incidents were opened.'],
      ['what no one sees', '3 incidents\u200B were opened.'],
    ])('with %s loses that sentence', async (_, text) => {
      const n = openedIn((await handover()).answer);
      write({ text, cites: [n] });

      expect((await handover()).answer).toMatchObject({ by: 'halyard', markdown: null, fellBack: false });
    });

    test('keeps a figure of a table only beside what it is the figure of', async () => {
      const ours = (await handover()).answer;
      const n = ours?.tables.find(({ chart }) => chart === 'groups')?.cite ?? 0;
      write(
        { text: 'Unresolved are 2 of severity Critical.', cites: [n] },
        { text: 'Of severity Critical there is 1.', cites: [n] },
        { text: 'There are 1 Critical and 2 High ones.', cites: [n] },
      );

      expect((await handover()).answer?.markdown).toBe(`Unresolved are 2 of severity Critical. [${n}]`);
    });

    test('is kept as it is where sources are missing or foreign', async () => {
      write({ text: 'It was quiet.', cites: [] }, { text: 'It was quiet.', cites: [99, -1, 0] });

      expect((await handover()).answer).toMatchObject({ by: 'halyard', markdown: null });
    });

    test('keeps of two sentences the one that is borne out', async () => {
      const n = openedIn((await handover()).answer);
      write({ text: 'There were 3 of them.', cites: [n, 99] }, { text: 'There were 4 of them.', cites: [n] });

      expect((await handover()).answer?.markdown).toBe(`There were 3 of them. [${n}]`);
    });
  });
});

describe.each(testDatabases)('budgets on the nodes of one $name', ({ openNodes }) => {
  test('count together', async () => {
    const server = await startModelServer(() => none);
    const databases = await openNodes();
    const environment = {
      HALYARD_ASSISTANT_PROVIDER: 'openai-compatible',
      HALYARD_ASSISTANT_URL: server.url,
      HALYARD_ASSISTANT_MODEL: 'scripted',
      HALYARD_ASSISTANT_PER_HOUR: '5',
    };
    const nodes = await Promise.all(databases.map((database) => startTestApp(database, { environment })));
    const [first = nodes[0], second = first] = nodes;
    if (!first || !second) throw new Error('There is at least one node.');
    const { email, token } = await first.asPerson('viewer');
    void email;
    const ask = async (place: number) => {
      const node = place % 2 === 0 ? first : second;
      const headers = { authorization: `Bearer ${token}` };
      const url = '/api/assistant/query';
      return (await node.app.inject({ method: 'POST', url, headers, payload: { message: vague } })).statusCode;
    };

    const codes: number[] = [];
    for (let asked = 0; asked < 64; asked += 4)
      codes.push(...(await Promise.all([asked, asked + 1, asked + 2, asked + 3].map(ask))));

    expect(codes.filter((code) => code === 200)).toHaveLength(60);
    expect(codes.filter((code) => code === 429)).toHaveLength(4);
    expect(server.requests).toHaveLength(5);
    for (const node of nodes) await node.close();
    await server.close();
    await databases[0].close();
  }, 60_000);
});
