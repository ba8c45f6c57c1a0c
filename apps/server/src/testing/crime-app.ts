import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrimeFile, CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import type { Database } from '../database/database.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
export type EndedImport = { readonly import: CrimeImport; readonly files: readonly CrimeFile[] };

/** The real product with its own crime folder, which goes away with `close`. */
export async function startCrimeApp(database: Database, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-crime-'));
  const app = await startTestApp(database, { environment: { HALYARD_CRIME_DIR: folder, ...environment } });
  const analyst = await app.asPerson('analyst');

  async function ended(id: string): Promise<EndedImport> {
    for (;;) {
      const answer = (await analyst.ask('GET', `/crime/imports/${id}`)).json() as EndedImport;
      if (!['waiting', 'reading'].includes(answer.import.state)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const send = (content: string | Buffer, name: string, person: Person = analyst) =>
    person.ask('POST', `/crime/imports?name=${encodeURIComponent(name)}`, {
      headers: { 'content-type': 'application/octet-stream' },
      payload: content,
    });

  return {
    ...app,
    folder,
    analyst,
    ended,
    send,
    /** Uploads a file and waits for the end of its import. */
    async upload(content: string | Buffer, name: string): Promise<EndedImport> {
      const answer = await send(content, name);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return ended(answer.json().id);
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type CrimeApp = Awaited<ReturnType<typeof startCrimeApp>>;
