import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeCertificate } from '../../testing/test-certificates.ts';
import { openRedirect } from './open-redirect.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const authority = makeCertificate('Test authority');
const own = makeCertificate('localhost', authority);

describe('HTTPS by certificate files', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function start(more: Record<string, string> = {}) {
    const files = { HALYARD_TLS_CERT: write('cert.pem', own.cert), HALYARD_TLS_KEY: write('key.pem', own.key) };
    const database = await openThrowawaySqlite();
    const server = await startTestApp(database, { environment: Object.assign(files, more), drainQuietMs: 50 });
    closers.push(
      () => database.close(),
      () => server.close(),
    );
    const warned: string[] = [];
    vi.spyOn(server.app.log, 'warn').mockImplementation((_details: unknown, what?: string) => {
      warned.push(String(what));
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    return { ...server, port, warned };
  }

  /** A whole request, with the authorities that it trusts. */
  async function ask(port: number, ca: string, path = '/health') {
    const sent = request({ host: '127.0.0.1', servername: 'localhost', port, path, ca, agent: false }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, headers: answer.headers };
  }

  async function shakeHands(port: number, options: ConnectionOptions) {
    const socket = connect(Object.assign({ host: '127.0.0.1', servername: 'localhost', port }, options));
    await once(socket, 'secureConnect');
    const protocol = socket.getProtocol();
    socket.destroy();
    return protocol;
  }

  test('answers clients that trust its authority, and asks browsers to come back by HTTPS only', async () => {
    const { port } = await start();

    const { status, headers } = await ask(port, authority.cert);

    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const wider = await start({ HALYARD_HSTS_SUBDOMAINS: 'on' });
    expect((await ask(wider.port, authority.cert)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    await expect(ask(port, makeCertificate('Another authority').cert)).rejects.toThrow();
  });

  test('speaks TLS 1.2 and 1.3, and nothing older', async () => {
    const { port } = await start();
    const only = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
      shakeHands(port, {
        ca: authority.cert,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
      });

    expect(await only('TLSv1.2')).toBe('TLSv1.2');
    expect(await only('TLSv1.3')).toBe('TLSv1.3');
    await expect(only('TLSv1.1')).rejects.toThrow(/protocol version/);
  });

  test('nothing is agreed on that has no forward secrecy or a cipher without authentication', async () => {
    const { port } = await start();
    const only = (ciphers: string) =>
      shakeHands(port, { ca: authority.cert, ciphers, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });

    expect(await only('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe('TLSv1.2');
    await expect(only('ECDHE-ECDSA-AES128-SHA')).rejects.toThrow(/handshake failure/);
  });

  test('takes a renewed certificate into use without a restart, and keeps a broken one out with a line of the log', async () => {
    const next = makeCertificate('Next authority');
    const renewed = makeCertificate('localhost', next);
    const { app, port, warned } = await start();

    // The key is not written yet: the two do not belong together.
    write('cert.pem', renewed.cert);
    await app.lookAtCertificate?.();
    await app.lookAtCertificate?.();
    expect(warned).toEqual(['the renewed certificate of HTTPS cannot be used']);
    expect((await ask(port, authority.cert)).status).toBe(200);

    write('key.pem', renewed.key);
    await app.lookAtCertificate?.();
    expect(warned.at(-1)).toBe('the certificate of HTTPS was renewed');
    expect((await ask(port, next.cert)).status).toBe(200);
    await expect(ask(port, authority.cert)).rejects.toThrow();
  });

  test('says once that the certificate it uses has expired', async () => {
    const expired = makeCertificate('localhost', authority, '240131120000Z');
    const { app, warned } = await start();
    write('cert.pem', expired.cert);
    write('key.pem', expired.key);

    for (let look = 0; look < 3; look++) await app.lookAtCertificate?.();

    expect(warned).toEqual(['the certificate of HTTPS was renewed', 'the certificate of HTTPS has expired']);
  });

  test('stops without cutting off a request that runs', async () => {
    const { app, port, close } = await start();
    const idle = connect({ host: '127.0.0.1', servername: 'localhost', port, ca: authority.cert });
    await once(idle, 'secureConnect');
    const running = once(app.server, 'request');
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'content-length': 2,
    };
    const target = { host: '127.0.0.1', servername: 'localhost', port, path: '/identity/', agent: false };
    const sent = request(Object.assign(target, { ca: authority.cert, method: 'POST', headers }));
    sent.write('{');
    await running;

    const answered = once(sent, 'response');
    const closed = close();
    await once(idle.resume(), 'close');
    sent.end('}');

    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.connection).toBe('close');
    await closed;
  });

  test('plain HTTP is sent to the same path of the public URL, whatever host was asked for', async () => {
    const server = await openRedirect({ host: '127.0.0.1', port: 0, publicUrl: 'https://halyard.example' });
    closers.push(async () => server.close());
    const { port } = server.address() as AddressInfo;
    const page = { accept: 'text/html,application/xhtml+xml' };
    const plain = (path: string, headers: Record<string, string> = page, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' });

    const followed = await plain('/login?next=%2Fthreats');
    expect([followed.status, followed.headers.get('location')]).toEqual([
      308,
      'https://halyard.example/login?next=%2Fthreats',
    ]);
    expect((await plain('//elsewhere.example/')).headers.get('location')).toBe(
      'https://halyard.example//elsewhere.example/',
    );
    const rejected = await Promise.all([
      plain('/api/todos'),
      plain('/api/todos', page, 'POST'),
      plain('/taxii2/'),
      plain('/login', { accept: '*/*' }),
      plain('/login', { accept: 'text/html', authorization: 'Bearer secret' }),
    ]);
    for (const answer of rejected) {
      expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('https://halyard.example') });
    }
  });
});

describe('the settings of HTTPS', () => {
  const cert = write('settings-cert.pem', own.cert);
  const key = write('settings-key.pem', own.key);

  test('make the public URL one of HTTPS', () => {
    expect(readConfig({ HALYARD_TLS_CERT: cert, HALYARD_TLS_KEY: key }).publicUrl).toBe('https://localhost:3000');
    expect(readConfig({}).tls).toBeUndefined();
  });

  test.each([
    [{ HALYARD_TLS_CERT: cert }, 'HALYARD_TLS_KEY must name the key'],
    [{ HALYARD_TLS_KEY: key }, 'HALYARD_TLS_CERT must name the certificate'],
    [{ HALYARD_TLS_CERT: cert, HALYARD_TLS_KEY: write('other.pem', authority.key) }, 'HALYARD_TLS_KEY must name a PEM'],
    [{ HALYARD_TLS_REDIRECT_PORT: '8080' }, 'HALYARD_TLS_REDIRECT_PORT must be left out'],
    [
      { HALYARD_TLS_CERT: cert, HALYARD_TLS_KEY: key, HALYARD_PUBLIC_URL: 'http://halyard.example' },
      'HALYARD_PUBLIC_URL must begin with https://',
    ],
  ])('that cannot be used are rejected by name: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
