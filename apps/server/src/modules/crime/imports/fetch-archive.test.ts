import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createArchive } from './fetch-archive.ts';

const never = () => new AbortController().signal;
const ignore = () => undefined;

/** A server of the publisher's shape, opened by the operator unless a test says otherwise. */
async function startPublisher(answer: RequestListener, { isAllowed = true } = {}) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'halyard-archive-'));
  const archive = createArchive({
    baseUrl: `http://${host}/data/archive`,
    allowed: new Set(isAllowed ? [host] : []),
    mostBytes: 1_000,
    patienceMs: 300,
  });
  onTestFinished(async () => {
    await archive.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { archive, path: join(folder, 'waiting', 'one') };
}

test('a month is found behind the redirect of the publisher and saved whole', async () => {
  const { archive, path } = await startPublisher((request, response) => {
    if (request.url === '/data/archive/2026-03.zip') response.writeHead(302, { location: '/store/2026-03.zip' }).end();
    else response.writeHead(200, { 'content-length': 5 }).end('bytes');
  });
  const told: number[] = [];

  const month = await archive.openMonth('2026-03');
  const bytes = await month.save(path, never(), (count) => told.push(count));

  expect([month.bytes, bytes, told.at(-1)]).toEqual([5, 5, 5]);
  expect(readFileSync(path, 'utf8')).toBe('bytes');
});

test('a month that is not there, a fourth redirect and a server that says nothing are told as unavailable', async () => {
  const answers: RequestListener[] = [
    (_request, response) => response.writeHead(404).end('no'),
    (_request, response) => response.writeHead(301, { location: '/again' }).end(),
    (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/x.zip' }).end(),
    (_request, response) => response.writeHead(200, { 'content-length': 5_000 }).end('x'.repeat(5_000)),
    () => undefined,
  ];
  for (const answer of answers) {
    const { archive } = await startPublisher(answer);
    await expect(archive.openMonth('2026-03')).rejects.toMatchObject({ code: 'archive_unavailable' });
  }
});

test('a server inside the own network is asked only when the operator opened it', async () => {
  let asked = 0;
  const { archive } = await startPublisher(() => asked++, { isAllowed: false });

  await expect(archive.openMonth('2026-03')).rejects.toMatchObject({ code: 'archive_unavailable' });
  expect(asked).toBe(0);
});

test.each<[string, RequestListener, string]>([
  [
    'is cut in the middle',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('half');
      setTimeout(() => response.destroy(), 50);
    },
    'network_failed',
  ],
  [
    'falls silent',
    (_request, response) => void response.writeHead(200, { 'content-length': 500 }).write('half'),
    'network_failed',
  ],
  [
    'does not say how long it is and is too long',
    (_request, response) => void response.writeHead(200).end('x'.repeat(5_000)),
    'too_large',
  ],
])('an archive that %s leaves nothing behind', async (_title, answer, problem) => {
  const { archive, path } = await startPublisher(answer);

  const month = await archive.openMonth('2026-03');

  await expect(month.save(path, never(), ignore)).rejects.toMatchObject({ problem });
  expect(existsSync(path)).toBe(false);
});

test('a download that is cancelled stops and leaves nothing behind', async () => {
  const { archive, path } = await startPublisher((_request, response) => void response.writeHead(200).write('half'));
  const stopper = new AbortController();

  const month = await archive.openMonth('2026-03');
  const saved = month.save(path, stopper.signal, () => stopper.abort());

  await expect(saved).rejects.toThrow();
  expect(existsSync(path)).toBe(false);
});
