import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CrimeApp, startCrimeApp } from '../../../testing/crime-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { streetFile } from '../../../testing/street-file.ts';
import { zipOf } from '../../../testing/zip-of.ts';

const archive = zipOf(
  ['2025-01', '2025-02'].map((month) => ({
    name: `${month}/${month}-kent-street.csv`,
    content: streetFile({ month, rows: 11 }),
  })),
);

/** 2025-02 is whole, 2025-03 is cut off in the middle, nothing else is there. */
async function startPublisher() {
  const server = createServer((request, response) => {
    if (request.url === '/archive/2025-02.zip') response.writeHead(302, { location: '/2025-02' }).end();
    else if (request.url === '/2025-02') response.end(archive);
    else if (request.url !== '/archive/2025-03.zip') response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-length': archive.length }).write(archive.subarray(0, 500));
      setTimeout(() => response.destroy(), 50);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(testDatabases)('months of the publisher’s archive on $name', ({ open }) => {
  let app: CrimeApp;
  let server: Server;
  beforeAll(async () => {
    const publisher = await startPublisher();
    server = publisher.server;
    const { host } = publisher;
    app = await startCrimeApp(await open(), {
      HALYARD_CRIME_ARCHIVE_URL: `http://${host}/archive`,
      HALYARD_EGRESS_ALLOW: host,
    });
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
  });

  const fetchMonth = (month: string) => app.analyst.ask('POST', '/crime/imports/archive', { payload: { month } });

  test('a month is fetched and only its files are imported', async () => {
    const started = await fetchMonth('2025-02');
    const { import: sheet, files } = await app.ended(started.json().id);

    expect(started.statusCode, started.body).toBe(201);
    expect(sheet).toMatchObject({ state: 'finished', source: 'archive', name: '2025-02.zip', rowsImported: 11 });
    expect(files.map(({ months }) => months)).toEqual([['2025-02']]);
  });

  test('a month that is not there is told at once, and leaves no import', async () => {
    const before = (await app.analyst.ask('GET', '/crime/imports')).json().imports.length;

    const answer = await fetchMonth('2025-09');

    expect([answer.statusCode, answer.json().code]).toEqual([502, 'archive_unavailable']);
    expect((await app.analyst.ask('GET', '/crime/imports')).json().imports).toHaveLength(before);
  });

  test('a month that is cut off fails with the reason, and nothing waits on the disk', async () => {
    const { import: sheet } = await app.ended((await fetchMonth('2025-03')).json().id);

    expect(sheet).toMatchObject({ state: 'failed', problem: 'network_failed', rowsImported: 0 });
    expect(readdirSync(join(app.folder, 'waiting'))).toEqual([]);
  });
});
