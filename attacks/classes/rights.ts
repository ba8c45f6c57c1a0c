import { deepEqual, equal, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { allEndpoints } from '../../packages/contracts/src/api-document/all-endpoints.ts';
import { type Attack, attack, type Field, mustBe, words } from '../attack.ts';
import type { Person } from '../target.ts';

type Rule = { readonly methods: RegExp; readonly paths: RegExp; readonly forbidden: readonly string[] };
const writes = /^(?!GET)/;
/**
 * The matrix of security.md §3 again, written by hand: forbidden operations by role. Permitted ones are tested
 * elsewhere.
 */
const matrix: readonly Rule[] = [
  {
    methods: writes,
    paths:
      /^\/(threats|entities|connections(?!\/export)|incidents|alert-rules(?!\/preview)|received-alerts|quiet-rules|group-rules(?!\/preview)|observables|objects|sightings|sigma-rules|imports|crime\/imports|schemas(?!\/[^/]+\/validate)|analysis|stix-objects|attack\/layers|changes)/,
    forbidden: ['viewer'],
  },
  {
    methods: writes,
    paths:
      /^\/(users(?!\/(profile|settings|api-key|webhook))|retention|background-work|severity-rules|audit|sample-workspace|sources(?!\/[^/]+\/lookup)|taxii-collections|alert-queues|warning-lists|block-lists(?!\/[^/]+\/entries)|enrichment-(tables|actions)|playbooks|notifications\/announcements)/,
    forbidden: ['viewer', 'analyst'],
  },
  { methods: /^DELETE$/, paths: /^\/(threats|entities|incidents)\/:id$/, forbidden: ['viewer', 'analyst'] },
  { methods: /^DELETE$/, paths: /^\/sigma-rules\/:id$/, forbidden: ['viewer', 'analyst'] },
  {
    methods: /^GET$/,
    paths: /^\/(users$|audit|retention|background-work|system-health|sample-workspace|assistant\/ratings)/,
    forbidden: ['viewer', 'analyst'],
  },
  {
    methods: /^GET$/,
    paths: /^\/(users\/assignable|imports|sources|intake-deliveries|crime\/(imports|files)|taxii-collections)/,
    forbidden: ['viewer'],
  },
];

const someId = randomUUID();
const fill = (path: string, id = someId) => path.replaceAll(/:\w+/g, id);

/** Private rows of someone, each with a mark that no one else may see. */
export async function plant({ ask }: Pick<Person, 'ask'>, mark: string) {
  const make = async (path: string, body: object) => {
    const answer = await ask('POST', path, { body });
    ok(answer.status < 300, `${path}: ${answer.text}`);
    return String(answer.json().id);
  };
  const todo = await make('/todos', { text: mark });
  const view = await make('/views', { list: 'threats', name: mark.slice(0, 60), query: '', shared: false });
  const conversation = await make('/assistant/conversations', { title: mark });
  const question = await make('/assistant/saved-questions', { title: mark, message: mark, shared: false });
  return { todo, view, conversation, question };
}

export async function readPrivate({ ask }: Pick<Person, 'ask'>): Promise<string> {
  const paths = ['/todos', '/views?list=threats', '/assistant/conversations', '/assistant/saved-questions'];
  const [todos, ...others] = await Promise.all(
    [...paths, '/users/profile/devices', '/users/settings'].map((path) => ask('GET', path)),
  );
  return [todos, ...others].map((answer) => answer?.text).join('\n');
}

const whatOthersTry = (
  ids: Awaited<ReturnType<typeof plant>>,
  sessionId: string,
): readonly (readonly [string, string, object?])[] => [
  ['PUT', `/todos/${ids.todo}`, { id: ids.todo, text: 'taken', completed: true }],
  ['DELETE', `/todos/${ids.todo}`],
  ['POST', `/todos/${ids.todo}/restore`],
  ['PUT', `/views/${ids.view}`, { name: 'taken', query: '', shared: true, version: 1 }],
  ['DELETE', `/views/${ids.view}`],
  ['POST', `/views/${ids.view}/restore`],
  ['GET', `/assistant/conversations/${ids.conversation}`],
  ['PUT', `/assistant/conversations/${ids.conversation}`, { title: 'taken' }],
  ['GET', `/assistant/conversations/${ids.conversation}/export`],
  ['GET', `/assistant/conversations/${ids.conversation}/ratings`],
  ['DELETE', `/assistant/conversations/${ids.conversation}`],
  ['POST', `/assistant/conversations/${ids.conversation}/restore`],
  ['PUT', `/assistant/saved-questions/${ids.question}`, { title: 'taken', shared: true }],
  ['DELETE', `/assistant/saved-questions/${ids.question}`],
  ['DELETE', `/users/profile/sessions/${sessionId}`],
];

/** A session of someone, as their own list names it. */
async function sessionOf({ ask }: Person): Promise<string> {
  const text = (await ask('GET', '/users/profile/sessions')).text;
  return /"id":"([^"]+)"/.exec(text)?.[1] ?? 'x';
}

async function tryAsOthers({ victim, analyst, viewer, admin }: Field): Promise<void> {
  const mark = `MARK-${randomUUID()}`;
  const ids = await plant(victim, mark);
  const before = await readPrivate(victim);
  ok(before.includes(mark));
  for (const person of [analyst, viewer, admin]) {
    for (const [method, path, body] of whatOthersTry(ids, await sessionOf(victim))) {
      const answer = await person.ask(method, path, { ...(body && { body }) });
      mustBe(answer, [400, 403, 404], `${person.role} ${method} ${path}`);
    }
    const lists = await readPrivate(person);
    ok(!lists.includes(mark), `a list of the ${person.role} holds a row of another person`);
    const searched = await person.ask('GET', `/search?q=${mark}`);
    ok(
      !searched.text.replaceAll(`"query":"${mark}"`, '').includes(mark),
      `the search of the ${person.role}: ${searched.text.slice(0, 200)}`,
    );
  }
  equal(await readPrivate(victim), before, 'the rows of the victim were changed');
}

export const rightsAttacks: readonly Attack[] = [
  attack(
    '2.6 3',
    'every endpoint without a token, and with one that is not enough',
    async ({ target, analyst, viewer }) => {
      for (const { method, path, access, body, upload } of allEndpoints) {
        if (access === 'public') continue;
        const question = body || upload ? { body: {} } : {};
        const asked = await target.ask(method, `/api${fill(path)}`, question);
        mustBe(asked, [401], `no one: ${method} ${path}`);
        for (const person of [analyst, viewer]) {
          if (
            !matrix.some(
              (rule) => rule.forbidden.includes(person.role) && rule.methods.test(method) && rule.paths.test(path),
            )
          )
            continue;
          const answer = await person.ask(method, fill(path), question);
          mustBe(answer, [403], `${person.role}: ${method} ${path}`);
        }
      }
    },
  ),
  attack(
    '2.6',
    'paths that are written otherwise reach nothing that their right form would not',
    async ({ target, viewer }) => {
      const { authorization } = { authorization: `Bearer ${viewer.tokens.AccessToken}` };
      for (const path of [
        ...words(`
          //api/users /api//users /api/./users /api/x/../users /api/%75sers /API/users /api/users/ /api/users;x
        `),
        ...words(`
          /api/users%2f /api/users%00 /api/users? /api/users# /./api/users /api/todos/../users /api/users/.
          /prod/users
        `),
        ...[
          '/api%2fusers',
          '/api/\\users',
          '/users',
          '/api/users.json',
          '/api/health/../users',
          '/api/health%2f..%2fusers',
          '/assets/../api/users',
        ],
      ]) {
        const answer = await target.ask('GET', path, { headers: { authorization, accept: 'application/json' } });
        ok(answer.status !== 200 || !answer.text.includes('@example.com'), `${path} lists users to a viewer`);
        const nobody = await target.ask('GET', path, { headers: { accept: 'application/json' } });
        ok(nobody.status !== 200 || !nobody.text.includes('@example.com'), `${path} lists users to anyone`);
      }
    },
  ),
  attack('2.6 3', 'rows of another person, by every route that takes an id', tryAsOthers),
  attack('2.5', 'mass assignment: fields that are the server’s own', async ({ admin, analyst, victim }) => {
    const own = {
      id: 'chosen',
      ownerId: victim.id,
      owner_id: victim.id,
      userId: victim.id,
      role: 'admin',
      version: 99,
      sample: true,
      createdBy: victim.id,
    };
    const bodies: readonly (readonly [string, string, object])[] = [
      ['POST', '/todos', { text: 'x' }],
      [
        'POST',
        '/threats',
        { name: 'x', type: 'x', severity: 'Low', source: 'x', timestamp: '2026-11-20T08:42:00.000Z' },
      ],
      ['POST', '/entities', { name: 'x', type: 'Person', source: 'x' }],
      ['POST', '/incidents', { title: 'x', severity: 'Low', source: 'x' }],
      ['POST', '/views', { list: 'threats', name: 'x', query: '', shared: false }],
      ['PUT', '/users/profile', { username: 'x', email: analyst.email }],
    ];
    for (const [method, path, body] of bodies)
      for (const [name, value] of Object.entries(own)) {
        const answer = await analyst.ask(method, path, { body: { ...body, [name]: value } });
        mustBe(answer, [400], `${method} ${path} with ${name}`);
      }
    const settings = (await analyst.ask('GET', '/users/settings')).json();
    const answer = await analyst.ask('PUT', '/users/settings', { body: { ...settings, role: 'admin' } });
    mustBe(answer, [400], 'settings with a role');
    equal((await analyst.ask('GET', '/users/me')).json().role, 'analyst');
    equal((await admin.ask('GET', `/users/${victim.id}`)).json().role, 'analyst');
  }),
  attack('2.5 2.6', 'registration cannot choose a role, and tells no one that it was tried', async ({ target }) => {
    const attributes = [
      ['email', 'eve@example.org'],
      ['custom:role', 'admin'],
      ['custom:department', 'Security'],
    ] as const;
    const answer = await target.callIdentity('SignUp', {
      ClientId: target.clientId,
      Username: 'eve@example.org',
      Password: 'Night-chart-7781',
      UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    });
    if (answer.status === 200) equal(answer.json().UserConfirmed, false);
    ok(
      (await target.tryPassword('eve@example.org', 'Night-chart-7781')).status >= 400,
      'an unconfirmed account signs in',
    );
  }),
  attack(
    '2.20',
    'an API key: only its owner’s rights, and none over credentials',
    async ({ target, viewer, victim }) => {
      for (const owner of [viewer, victim]) {
        const { apiKey } = (await owner.ask('POST', '/users/api-key/regenerate')).json() as { apiKey: string };
        const asKey = (method: string, path: string, headers = {}, question = {}) =>
          target.ask(method, `/api${path}`, { ...question, headers: { 'x-api-key': apiKey, ...headers } });
        equal((await asKey('GET', '/threats')).status, 200, 'the key is good');
        for (const { method, path, access, body, upload } of allEndpoints) {
          const isClosed =
            /^\/(users(?!\/(assignable|me$))|audit|retention|background-work|system-health|sample-workspace|sources|assistant|ai\/)/.test(
              path,
            );
          const isWrite = owner === viewer && method !== 'GET';
          if (typeof access === 'string' || !(isClosed || isWrite)) continue;
          mustBe(
            await asKey(method, fill(path), {}, body || upload ? { body: {} } : {}),
            [403],
            `a key of the ${owner.role}: ${method} ${path}`,
          );
        }
        const wrong = [
          `${apiKey}x`,
          apiKey.slice(0, -1),
          apiKey.toUpperCase(),
          `${apiKey.slice(0, -1)}A`,
          '',
          'null',
          "' or 1=1 --",
        ];
        for (const key of wrong)
          mustBe(await target.ask('GET', '/api/threats', { headers: { 'x-api-key': key } }), [401], 'a wrong key');
        mustBe(await asKey('GET', '/threats', { origin: 'https://evil.example' }), [403], 'a key from another page');
        const shown = (await owner.ask('GET', '/users/settings')).text;
        ok(!shown.includes(apiKey), 'the key is shown again');
        await owner.ask('DELETE', '/users/api-key');
        mustBe(await asKey('GET', '/threats'), [401], 'a revoked key');
      }
    },
  ),
  attack('3', 'the last administrator stays', async ({ admin }) => {
    const account = (await admin.ask('GET', `/users/${admin.id}`)).json() as Record<string, unknown>;
    const { username, email, department, version } = account;
    const body = { username, email, department, version, role: 'viewer', status: 'active' };
    mustBe(await admin.ask('PUT', `/users/${admin.id}`, { body }), [400, 403, 409, 422], 'demoting oneself');
    mustBe(
      await admin.ask('PATCH', `/users/${admin.id}/status`, { body: { status: 'inactive' } }),
      [400, 403, 409, 422],
      'deactivating oneself',
    );
    mustBe(await admin.ask('DELETE', `/users/${admin.id}`), [400, 403, 409, 422], 'deleting oneself');
    deepEqual((await admin.ask('GET', '/users/me')).json().role, 'admin');
  }),
];
