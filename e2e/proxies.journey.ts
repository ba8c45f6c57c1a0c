import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { signInByProtocol } from './durability/caller.ts';
import { expect, test } from './halyard.ts';
import { findFreePort } from './launch.ts';
import { type Product, withPreparedProduct } from './product.ts';
import { withProgram } from './senders/programs.ts';

/** A certificate for localhost that signs itself, trusted by this process alone. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-certificate-'));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('/usr/bin/openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  rmSync(folder, { recursive: true });
  setDefaultCACertificates([...getCACertificates(), made.cert]);
  return made;
}

const own = makeCertificate();

type Place = {
  readonly folder: string;
  readonly http: number;
  readonly https: number;
  /** The host and port of the product. */
  readonly behind: string;
};

const exampleOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../docs/examples/${name}`, import.meta.url)), 'utf8');

/** The example of docs/examples at free ports and with the certificate of this run; nothing else is changed. */
function placeExample(name: string, { folder, http, https, behind }: Place): string {
  const text = exampleOf(name)
    .replaceAll('127.0.0.1:3000', behind)
    .replaceAll('/etc/halyard/tls', folder)
    .replaceAll('listen 80;', `listen ${http};`)
    .replaceAll('listen 443 ', `listen ${https} `)
    .replaceAll('bind :80\n', `bind :${http}\n`)
    .replaceAll('bind :443 ', `bind :${https} `)
    .replaceAll('halyard.example', name === 'Caddyfile' ? `localhost:${https}` : 'localhost');
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** How each is started with its example; returns the words of its command line. */
const proxies = {
  nginx(place: Place) {
    const { folder } = place;
    const example = placeExample('nginx.conf', place);
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const main = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;`,
      'events {}',
      `http { access_log off; ${kept.join(' ')} include ${example}; }`,
    ];
    writeFileSync(join(folder, 'main.conf'), main.join('\n'));
    return ['-c', join(folder, 'main.conf'), '-p', folder, '-e', 'stderr'];
  },
  haproxy(place: Place) {
    writeFileSync(join(place.folder, 'haproxy.pem'), own.cert + own.key);
    return ['-db', '-f', placeExample('haproxy.cfg', place)];
  },
  caddy(place: Place) {
    const path = placeExample('Caddyfile', place);
    const global = `{\n\tadmin off\n\thttp_port ${place.http}\n\tstorage file_system ${place.folder}\n}\n`;
    writeFileSync(path, global + readFileSync(path, 'utf8'));
    return ['run', '--adapter', 'caddyfile', '--config', path];
  },
} as const;

/** Runs `work` with the product behind a proxy that is ready. */
async function withProxy(
  name: keyof typeof proxies,
  work: (url: string, product: Product, place: Place) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-proxy-'));
  writeFileSync(join(folder, 'fullchain.pem'), own.cert);
  writeFileSync(join(folder, 'privkey.pem'), own.key);
  const [http, https] = [await findFreePort(), await findFreePort()];
  const url = `https://localhost:${https}`;
  try {
    await withPreparedProduct(
      async (product) => {
        const place = { folder, http, https, behind: `127.0.0.1:${new URL(product.url).port}` };
        await withProgram(name, proxies[name](place), async () => {
          const isReady = () =>
            fetch(`${url}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            );
          await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
          await work(url, product, place);
        });
      },
      { HALYARD_PUBLIC_URL: url, HALYARD_TRUSTED_PROXIES: '127.0.0.1', HALYARD_SAMPLE_WORKSPACE: 'on' },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Follows the live updates; returns what has come so far, and how to stop. */
async function follow(url: string, headers: Record<string, string>) {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/live`, { headers, signal: abort.signal });
  let text = '';
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  };
  const ended = read().catch(() => undefined);
  return {
    text: () => text,
    stop: () => {
      abort.abort();
      return ended;
    },
  };
}

/** A failed sign-in from another address than the proxy's, by a client that pretends to be elsewhere. */
async function failFrom(localAddress: string, port: number) {
  const headers = {
    host: `localhost:${port}`,
    'x-forwarded-for': '198.51.100.7',
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
  };
  const sent = request({
    host: '127.0.0.1',
    port,
    localAddress,
    servername: 'localhost',
    ca: own.cert,
    agent: false,
    method: 'POST',
    path: '/identity/',
    headers,
  });
  const AuthParameters = { USERNAME: 'admin@example.com', PASSWORD: 'Wrong-chart-0000' };
  sent.end(JSON.stringify({ ClientId: 'halyardconsole0000000001', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }));
  const [answer] = await once(sent, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(400);
}

/** Hands in a delivery of so many MiB by HTTP/2, as browsers and most programs do; returns the status. */
async function deliverByHttp2(url: string, mebibytes: number): Promise<number> {
  const session = connectHttp2(url, { ca: own.cert });
  const sent = session.request({
    ':method': 'POST',
    ':path': '/api/intake/unknown',
    'content-type': 'application/json',
  });
  // The rest of a body that was rejected may be cancelled.
  sent.on('error', () => {});
  const answered = once(sent, 'response');
  sent.end(Buffer.alloc(mebibytes * 1024 * 1024, ' '));
  const [headers] = await answered;
  session.destroy();
  return headers[':status'];
}

for (const name of ['nginx', 'haproxy', 'caddy'] as const)
  test(`${name} passes sign-in, live updates, uploads and the address of the client on`, async () => {
    await withProxy(name, async (url, product, { http, https }) => {
      const token = await signInByProtocol(url, product.account('admin@example.com'));
      const headers = { authorization: `Bearer ${token}` };
      const post = (path: string, body: string) =>
        fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });

      const page = await fetch(`${url}/login`);
      expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
      const plain = await fetch(`http://localhost:${http}/threats`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([
        308,
        expect.stringMatching(/^https:.*\/threats$/),
      ]);

      const stream = await follow(url, headers);
      expect((await post('/api/todos', JSON.stringify({ text: 'Seen through a proxy' }))).status).toBe(201);
      // Well before the comment of every 15 seconds, which would push it through a buffer.
      await expect.poll(stream.text, { timeout: 8_000 }).toContain('event: event');
      await stream.stop();

      const bundle = JSON.stringify({
        type: 'bundle',
        id: 'bundle--00000000-0000-4000-8000-000000000001',
        objects: [],
      });
      const large = bundle + ' '.repeat(30 * 1024 * 1024);
      const uploaded = await post('/api/imports?name=large.json', large);
      expect([uploaded.status, (await uploaded.json()).bytes]).toEqual([201, large.length]);
      const deliver = (mebibytes: number) =>
        post('/api/intake/unknown', ' '.repeat(mebibytes * 1024 * 1024)).then(({ status }) => status);
      expect(await deliver(4)).toBe(401);
      if (name === 'haproxy') expect(await deliverByHttp2(url, 6)).toBe(413);

      await failFrom('127.0.0.2', https);
      const { entries } = await (await fetch(`${url}/api/audit?limit=50`, { headers })).json();
      const addresses = entries.map(({ address }: { address: string | null }) => address);
      expect(addresses).toContain('127.0.0.2');
      expect(addresses).not.toContain('198.51.100.7');
    });
  });
