import type { Asked, Outcome } from '@halyard/assistant';
import { preferences } from '@halyard/contracts/accounts/preferences.ts';
import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { listUsers } from '@halyard/contracts/accounts/users.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Answer, AssistantFrame } from '@halyard/contracts/work/assistant.ts';
import type { ProposedAction } from '@halyard/contracts/work/assistant-actions.ts';
import { listTodos } from '@halyard/contracts/work/todos.ts';
import type { InjectOptions } from 'fastify';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { BackgroundWork } from '../../../platform/background/background-work.ts';
import { createServer } from '../../../platform/create-server.ts';
import { createReads } from '../../../platform/mount/ask.ts';
import { createExportGate } from '../../../platform/mount/export-gate.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { mountApi } from '../../../platform/mount/mount-api.ts';
import { createVault } from '../../../platform/vault.ts';
import type { AssistantPorts } from '../assistant-ports.ts';
import { mountAssistant } from '../assistant-routes.ts';
import { openAssistant } from '../open-assistant.ts';

const start = Date.parse('2026-11-21T08:42:00.000Z');
const englishInLondon = preferences.parse({
  theme: 'dark',
  language: 'en',
  timezone: 'GMT',
  dateFormat: 'YYYY-MM-DD',
  defaultView: 'dashboard',
});

export function outcomeOf(response: string, more: Partial<Answer> = {}, understood: unknown = null): Outcome {
  const sentences = [{ parts: [{ text: response, cite: null, href: null }], cites: [] }];
  const answer: Answer = {
    by: 'halyard',
    model: null,
    fellBack: false,
    sentences,
    markdown: null,
    tables: [],
    citations: [],
    suggestions: [],
    proposal: null,
    refused: null,
    ...more,
  };
  return { answer, response, understood };
}

/** The reply of an engine that proposes this action. */
export const proposing = ({ newId }: Asked, request: ProposedAction): Outcome =>
  outcomeOf('Shall I?', { proposal: { id: newId(), summary: 'Shall I?', request, sources: [], state: 'open' } });

/** A small engine: counts tasks, and people for those who may see them. */
export async function countThings({ message, onQuery, read }: Asked): Promise<Outcome> {
  onQuery(message.includes('people') ? 'People' : 'Tasks');
  try {
    const found = message.includes('people') ? await read(listUsers) : await read(listTodos);
    return outcomeOf(`${Array.isArray(found) ? found.length : found.total} of them`);
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'forbidden')
      return outcomeOf('Not for you.', { refused: 'forbidden' });
    throw cause;
  }
}

/** The real server with only the assistant: a user is identified by their id as the token. */
export async function startChatApp(database: Database, ports: Partial<AssistantPorts> = {}) {
  let now = start;
  const clock = () => now;
  const roles = new Map<string, Role>();
  const failures: unknown[] = [];
  const app = await createServer({
    config: readConfig({ HALYARD_LOG_LEVEL: 'silent' }),
    clock,
    isKeyOrigin: async () => false,
    onFailure: ({ cause }) => failures.push(cause),
  });
  const work = new BackgroundWork({ database, clock, onFailure: () => {} });
  const exports = createExportGate({ viewerRows: 0, work });
  let made = 0;
  const newId = () => `made-${++made}`;
  const reads = createReads();
  const assistant = openAssistant({
    database,
    clock,
    newId,
    ask: reads.ask,
    answer: countThings,
    model: undefined,
    modelPerHour: 60,
    suggest: () => [],
    summarise: async () => ({ sentences: [], citations: [] }),
    productName: 'Halyard',
    readSettings: async () => ({ preferences: englishInLondon }),
    readName: async () => 'Ada Byron',
    onFailure: (cause) => failures.push(cause),
    ...ports,
  });
  function mountRoutes(scope: Platform['app']) {
    const platform = {
      app: scope,
      database,
      identify: async () => undefined,
      clock,
      vault: createVault(new Uint8Array(32), (bytes) => new Uint8Array(bytes)),
      reads,
      exports,
    };
    mountRead(platform, listTodos, async () => []);
    mountRead(platform, listUsers, async () => []);
    mountAssistant(platform, assistant);
  }
  await mountApi(app, {
    identify: async ({ authorization = '' }) => {
      const id = authorization.replace('Bearer ', '');
      const role = roles.get(id);
      return role && { id, role, sessionId: '', authenticatedAt: now, key: null };
    },
    countRequest: async () => {},
    countKeyUse: async () => ({ limit: 60, remaining: 60, resetSeconds: 60 }),
    mountRoutes,
  });

  async function asPerson(role: Role) {
    const id = newId();
    roles.set(id, role);
    await database.write((tx) =>
      tx
        .insertInto('people')
        .values({
          id,
          username: id,
          email: `${id}@example.com`,
          role,
          department: 'Engineering',
          status: 'active',
          verified: 1,
          phone: null,
          company: null,
          first_name: null,
          last_name: null,
          requested_role: null,
          sample: 0,
          created_at: now,
          last_login_at: null,
          invited: 0,
          second_factor: 0,
          sign_in_email: null,
          deletion_requested_at: null,
        })
        .execute(),
    );
    const headers = { authorization: `Bearer ${id}` };
    const call = (
      method: InjectOptions['method'] & string,
      path: string,
      options: Omit<InjectOptions, 'method' | 'url'> = {},
    ) =>
      app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        ...options,
        headers: { ...headers, ...options.headers },
      });
    const ask = (message: string, more: Record<string, string> = {}, path = '/assistant/query') =>
      call('POST', path, { payload: { message }, headers: more });
    const history = async () => (await call('GET', '/assistant/history')).json().messages;
    return { id, headers, call, ask, history };
  }

  return {
    app,
    database,
    failures,
    asPerson,
    now: clock,
    pass: (ms: number) => {
      now += ms;
    },
    close: () => app.close(),
  };
}

export type ChatApp = Awaited<ReturnType<typeof startChatApp>>;

export const readFrames = (body: string): AssistantFrame[] =>
  body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => JSON.parse(block.replace(/^data: /, '')));
