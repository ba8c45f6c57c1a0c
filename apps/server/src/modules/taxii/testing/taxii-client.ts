import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { TaxiiCollection } from '@halyard/contracts/inflow/taxii.ts';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../../../testing/test-app.ts';

export const taxiiMediaType = 'application/taxii+json;version=2.1';
export const root = '/taxii2/root/';

export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T00:00:00.000Z`;

/** An indicator; the same number is the same object. */
export const indicator = (number: number, more: object = {}) => ({
  type: 'indicator',
  spec_version: '2.1',
  id: `indicator--${uuid(number)}`,
  created: day(1),
  modified: day(2),
  name: `Indicator ${number}`,
  indicator_types: ['malicious-activity'],
  pattern: `[ipv4-addr:value = '203.0.113.${number % 256}']`,
  pattern_type: 'stix',
  valid_from: day(1),
  ...more,
});

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** A caller with an API key. */
export async function taxiiClient(app: TestApp, role: Role = 'analyst') {
  const person = await app.asPerson(role);
  const { apiKey } = (await person.ask('POST', '/users/api-key/regenerate')).json();
  const authorization = `Basic ${Buffer.from(`anyone:${apiKey}`).toString('base64')}`;

  const send = (
    method: 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PUT',
    url: string,
    options: Omit<InjectOptions, 'method' | 'url'> = {},
  ): Promise<Answer> =>
    app.app.inject({
      method,
      url,
      ...options,
      headers: { accept: taxiiMediaType, authorization, ...options.headers },
    });

  const post = (url: string, body: object | string, headers: Record<string, string> = {}) =>
    send('POST', url, {
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': taxiiMediaType, ...headers },
    });

  return { ...person, apiKey: apiKey as string, authorization, send, post, get: (url: string) => send('GET', url) };
}

export type TaxiiClient = Awaited<ReturnType<typeof taxiiClient>>;

/** Imports objects to the end. */
export async function bring(app: TestApp, { ask }: Pick<TaxiiClient, 'ask'>, objects: readonly object[]) {
  const bundle = JSON.stringify({ type: 'bundle', id: `bundle--${uuid(1)}`, objects });
  const headers = { 'content-type': 'application/json' };
  const { id } = (await ask('POST', '/imports?name=feed.json', { payload: bundle, headers })).json();
  await app.runJobs();
  return id as string;
}

export type Draft = Partial<Pick<TaxiiCollection, 'title' | 'description' | 'readers' | 'writers' | 'ceiling'>>;

/** Publishes what a query of the list of threats finds. */
export async function publish(admin: Pick<TaxiiClient, 'ask'>, query: string, draft: Draft = {}) {
  const view = { list: 'threats', name: 'A view', query, shared: true };
  const { id: viewId, version } = (await admin.ask('POST', '/views', { payload: view })).json();
  const standard = { title: 'Indicators', description: '', readers: ['admin', 'analyst', 'viewer'] };
  const rights = { writers: ['admin', 'analyst'], ceiling: 'TLP:AMBER' };
  const payload = { viewId, ...standard, ...rights, ...draft };
  const { collection } = (await admin.ask('POST', '/taxii-collections', { payload })).json();
  const { id } = collection as TaxiiCollection;
  return { id, view: { id: viewId as string, version: version as number }, url: `${root}collections/${id}/` };
}

export const idsOf = (answer: Answer): string[] =>
  ((answer.json().objects ?? []) as { id: string }[]).map(({ id }) => id);

/** Numbers of the indicators of an answer. */
export const numbersOf = (answer: Answer): number[] =>
  idsOf(answer).flatMap((id) => (id.startsWith('indicator--') ? [Number(id.slice(-12))] : []));
