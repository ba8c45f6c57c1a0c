import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, answerQuestion, type Manner, type Read } from '@halyard/assistant';
import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { ApiError, type ErrorCode } from '@halyard/contracts/errors.ts';
import { openDataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { installSampleCrime } from '../sample-workspace/crime/install-sample-crime.ts';
import { installSampleWorkspace } from '../sample-workspace/install-sample-workspace.ts';
import { startTestApp } from './test-app.ts';

type Ask = (method: 'GET', path: string) => Promise<{ statusCode: number; json: () => unknown }>;

const manner: Manner = { language: 'en', timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' };

/** Reads over HTTP as a signed-in user: the assistant's internal calls must agree with it. */
function readOverHttp(ask: Ask): Read {
  return async <E extends Endpoint>(endpoint: E, input: { params?: unknown; query?: unknown } = {}) => {
    const params = (input.params ?? {}) as Record<string, string>;
    const query = Object.entries((input.query ?? {}) as Record<string, string>).filter(
      ([, value]) => value !== undefined,
    );
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const answer = await ask('GET', `${path}?${new URLSearchParams(query)}`);
    const body = answer.json();
    if (answer.statusCode >= 400) throw new ApiError((body as { code: ErrorCode }).code);
    return endpoint.reply?.parse(body) as never;
  };
}

type Options = { readonly withCrime?: boolean };

/** The product with its sample workspace, and a function to ask the engine as a sample user. */
export async function startAssistantApp(database: Database, { withCrime = false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-assistant-'));
  const app = await startTestApp(database, { environment: { HALYARD_CRIME_DIR: join(folder, 'crime') } });
  const data = openDataFolder(join(folder, 'data'));
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const password = 'Night-chart-7781';
  await installSampleWorkspace({
    database,
    folder: data,
    now: app.now(),
    newId,
    newPassword: () => password,
    ensureAccount: app.identity.ensureAccount,
    makeSourceToken: app.makeSourceToken,
    admin: { email: undefined, password: undefined },
  });
  if (withCrime) {
    await installSampleCrime({ ...app, database, now: app.now(), newId });
    await app.runJobs();
  }

  async function as(email: string) {
    const token = await app.signIn(email);
    const person = await database.read
      .selectFrom('people')
      .select(['id', 'username', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const ask: Ask = async (method, path) =>
      app.app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
    const read = readOverHttp(ask);
    return {
      ...person,
      token,
      ask,
      /** Calls the engine; `more` changes the input. */
      question: (message: string, more: Partial<Asked> = {}) =>
        answerQuestion({
          message,
          screen: '/dashboard',
          manner,
          now: app.now(),
          before: null,
          productName: 'Halyard',
          newId,
          read,
          person: { id: person.id, name: person.username, role: person.role as Role },
          onQuery: () => undefined,
          ...more,
        }),
    };
  }

  return {
    ...app,
    as,
    async close() {
      await app.close();
      data.release();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type AssistantApp = Awaited<ReturnType<typeof startAssistantApp>>;
