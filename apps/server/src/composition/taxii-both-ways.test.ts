import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bring,
  indicator,
  numbersOf,
  publish,
  type TaxiiClient,
  taxiiClient,
} from '../modules/taxii/testing/taxii-client.ts';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const anHourMs = 3_600_000;

describe.each(testDatabases)('a workspace that reads a collection of another one on $name', ({ open }) => {
  let server: TestApp;
  let reader: TestApp;
  let publisher: TaxiiClient;
  let base: string;
  beforeAll(async () => {
    server = await startTestApp(await open());
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const host = `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    base = `http://${host}`;
    reader = await startTestApp(await open(), {
      environment: { HALYARD_EGRESS_ALLOW: host, HALYARD_DATA_DIR: join(tmpdir(), 'halyard-test-both-ways') },
    });
    publisher = await taxiiClient(server, 'admin');
  });
  afterAll(async () => {
    for (const app of [reader, server]) {
      await app.close();
      await app.database.close();
    }
  });

  const names = async () => {
    const admin = await reader.asPerson('admin');
    const { threats } = (await admin.ask('GET', '/threats?period=all&limit=200')).json();
    return (threats as { name: string }[]).map(({ name }) => name).sort();
  };

  test('finds its collection by discovery, reads all of it, and then what is new', async () => {
    await bring(
      server,
      publisher,
      Array.from({ length: 30 }, (_, at) => indicator(at + 1)),
    );
    const { id } = await publish(publisher, 'period=all', { title: 'For partners' });
    const admin = await reader.asPerson('admin');
    const credential = { kind: 'basic', user: 'partner', password: publisher.apiKey };
    const url = `${base}/taxii2/`;

    const tried = await admin.ask('POST', '/sources/pull-test', { payload: { url, format: 'taxii', credential } });
    expect(tried.json()).toMatchObject({ collections: [{ id, title: 'For partners', canRead: true, canWrite: true }] });

    const pull = { url, everyMinutes: 60, credential, options: { collection: id, from: null, columns: null } };
    const payload = { name: 'Partner', format: 'taxii', defaultSeverity: 'Medium', silenceLimitMinutes: null, pull };
    const { source } = (await admin.ask('POST', '/sources', { payload })).json();
    await reader.runJobs();
    expect(await names()).toHaveLength(30);

    await bring(server, publisher, [
      indicator(31),
      indicator(1, { modified: '2026-10-09T00:00:00.000Z', name: 'Renamed' }),
    ]);
    reader.pass(anHourMs);
    await reader.runJobs();

    expect(await names()).toHaveLength(31);
    expect(await names()).toContain('Renamed');
    const again = await reader.asPerson('admin');
    const { imports } = (await again.ask('GET', `/imports?source=${source.id}`)).json();
    expect(
      imports.map(({ objectsIn, created, updated }: Record<string, number>) => [objectsIn, created, updated]),
    ).toEqual([
      [2, 1, 1],
      [30, 30, 0],
    ]);
  });

  test('sends objects back, which the collection then offers to others', async () => {
    const { url } = await publish(publisher, 'period=all&search=Returned');
    const body = { objects: [indicator(77, { name: 'Returned' })] };
    const reply = await fetch(`${base}${url}objects/`, {
      method: 'POST',
      headers: { authorization: publisher.authorization, 'content-type': 'application/taxii+json;version=2.1' },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(202);
    await server.runJobs();
    expect(numbersOf(await publisher.get(`${url}objects/`))).toEqual([77]);
  });
});
