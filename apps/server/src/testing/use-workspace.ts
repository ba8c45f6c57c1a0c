import { afterAll, beforeAll } from 'vitest';
import { type AssistantApp, startAssistantApp } from './assistant-app.ts';
import { testDatabases } from './databases.ts';

type Person = Awaited<ReturnType<AssistantApp['as']>>;
export type Workspace = {
  readonly app: AssistantApp;
  readonly admin: Person;
  readonly analyst: Person;
  readonly viewer: Person;
};
type Options = Parameters<typeof startAssistantApp>[1];

async function open(options: Options): Promise<Workspace> {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('There is no database to test on.');
  const app = await startAssistantApp(await sqlite.open(), options);
  return {
    app,
    admin: await app.as('admin@example.com'),
    analyst: await app.as('noor.haddad@example.com'),
    viewer: await app.as('priya.sato@example.com'),
  };
}

/** The sample workspace for the tests of one file: opened before the first, closed after the last. */
export function useWorkspace(options: Options = {}): () => Workspace {
  const opened: { workspace?: Workspace } = {};
  beforeAll(async () => {
    opened.workspace = await open(options);
  }, 120_000);
  afterAll(() => opened.workspace?.app.close());
  return () => {
    if (!opened.workspace) throw new Error('The workspace is not open yet.');
    return opened.workspace;
  };
}
