import type { QueryResult, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { startAssistantApp } from '../../../testing/assistant-app.ts';

/** The sample workspace with one user of each role, and functions to query the product and the database. */
export async function openQueries(database: Database, options: { readonly withCrime?: boolean } = {}) {
  const app = await startAssistantApp(database, options);
  const people = {
    admin: await app.as('admin@example.com'),
    analyst: await app.as('noor.haddad@example.com'),
    viewer: await app.as('priya.sato@example.com'),
  };
  type Person = typeof people.admin;

  const send = (who: Person, spec: unknown, timeZone = 'UTC') =>
    who.ask('GET', `/query?${new URLSearchParams({ spec: JSON.stringify(spec), timeZone })}`);

  async function run(spec: QuerySpec, who = people.admin, timeZone = 'UTC'): Promise<QueryResult> {
    const answer = await send(who, spec, timeZone);
    expect([spec, answer.statusCode, answer.statusCode === 200 ? '' : answer.json()]).toEqual([spec, 200, '']);
    return answer.json() as QueryResult;
  }

  async function rowsOf(query: string): Promise<unknown[][]> {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(database.read);
    return rows.map((row) => Object.values(row).map((cell) => (typeof cell === 'bigint' ? Number(cell) : cell)));
  }

  return {
    app,
    people,
    send,
    run,
    /** Asks the database itself. */
    rowsOf,
    numberOf: async (query: string) => Number((await rowsOf(query))[0]?.[0]),
  };
}

export type Queries = Awaited<ReturnType<typeof openQueries>>;
