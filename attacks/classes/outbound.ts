import { deepEqual, ok } from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, attack, type Field, mustBe, mustBeDecent, words } from '../attack.ts';
import { type Person, startTarget } from '../target.ts';

/** The inner service in every way an address can be written. */
const disguises = (port: number): readonly string[] => [
  ...words(`
    127.0.0.1 127.1 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 0 0.0.0.0 localhost LOCALHOST.
  `).map((host) => `https://${host}:${port}/`),
  ...words(`
    [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [64:ff9b::7f00:1] [2002:7f00:1::] ①②⑦.⓪.⓪.① a.localhost
  `).map((host) => `https://${host}:${port}/`),
  ...[
    `http://127.0.0.1:${port}/`,
    `https://user:secret@127.0.0.1:${port}/`,
    `https://example.com@127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}#@example.com/`,
  ],
  ...words(`
    https://169.254.169.254/latest/meta-data/ https://[fd00:ec2::254]/ https://2852039166/
    https://metadata.internal/ https://10.0.0.1/ https://192.168.0.1/
  `),
  ...words(`
    file:///etc/passwd gopher://127.0.0.1:6379/_x ftp://127.0.0.1/ dict://127.0.0.1:11211/ jar:https://127.0.0.1!/
    data:text/plain,x unix:/var/run/docker.sock //127.0.0.1/
  `),
];

const oauth = (tokenUrl: string) => ({ kind: 'oauth', tokenUrl, clientId: 'x', clientSecret: 'x' });
const draft = { name: 'inside', defaultSeverity: 'Low', silenceLimitMinutes: null };
const action = {
  name: 'inside',
  types: ['domain-name'],
  method: 'GET',
  body: null,
  fields: [{ name: 'x', path: 'x' }],
};

/** Every field that takes an address: what would be asked if it were let through. */
const fieldsWithAddress: Readonly<Record<string, (person: Person, url: string) => Promise<void>>> = {
  async webhook({ ask }, url) {
    const settings = (await ask('GET', '/users/settings')).json() as { api: object };
    const body = Object.assign({}, settings, { api: Object.assign({}, settings.api, { webhookUrl: url }) });
    const saved = await ask('PUT', '/users/settings', { body });
    mustBeDecent(saved, `a webhook to ${url}`);
    ok(saved.status === 400, `a webhook to ${url} is saved`);
  },
  async 'a source that is asked'({ ask }, url) {
    const pull = { url, everyMinutes: 60 };
    mustBe(
      await ask('POST', '/sources', { body: Object.assign({ format: 'taxii', pull }, draft) }),
      [400],
      `a source at ${url}`,
    );
  },
  async 'the test of a source'({ ask }, url) {
    for (const format of ['taxii', 'misp-feed', 'rss', undefined])
      mustBe(
        await ask('POST', '/sources/pull-test', { body: { url, ...(format && { format }) } }),
        [400],
        `a test at ${url}`,
      );
  },
  async 'the token address of a credential'({ ask }, url) {
    const body = { url: 'https://hooks.vendor.invalid/', credential: oauth(url) };
    const answer = await ask('POST', '/sources/pull-test', { body });
    mustBeDecent(answer, `a token from ${url}`);
    ok(!answer.text.includes('of the inner network'), `the answer of ${url} is shown`);
  },
  async 'an action of the enrichment'({ ask }, url) {
    mustBe(
      await ask('POST', '/enrichment-actions', { body: Object.assign({ url: `${url}{{value}}` }, action) }),
      [400],
      `an action at ${url}`,
    );
  },
};

async function askEverywhere({ admin, target, inner }: Field, addresses: readonly string[]) {
  for (const [name, put] of Object.entries(fieldsWithAddress))
    for (const address of addresses)
      await put(admin, address).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
  await wait(500);
  deepEqual(inner.hits(), [], 'the inner service was asked');
  ok(!target.log().includes('of the inner network'));
}

/** A resolver of ours on port 53: every name leads inside, elsewhere each time. A public address would really be asked. */
async function startResolver(answers: readonly string[]) {
  const asked = new Map<string, number>();
  const socket = createSocket('udp4', (message, { port, address }) => {
    const end = message.indexOf(0, 12) + 5;
    const [question, type] = [message.subarray(12, end), message.readUInt16BE(end - 4)];
    const name = question.toString('latin1');
    const time = asked.get(name) ?? 0;
    if (type === 1) asked.set(name, time + 1);
    const answer = answers[Math.min(time, answers.length - 1)] ?? '';
    const record = type === 1 ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...answer.split('.').map(Number)] : [];
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, record.length > 0 ? 1 : 0, 0, 0, 0, 0]);
    socket.send(Buffer.concat([message.subarray(0, 2), head, question, Buffer.from(record)]), port, address);
  });
  socket.bind(53, '127.0.0.77');
  await Promise.race([once(socket, 'listening'), once(socket, 'error').then(([error]) => Promise.reject(error))]);
  return { asked, close: () => socket.close() };
}

/** Names that lead inside when it counts. The product runs with a resolver of ours, where this machine allows it. */
async function rebind({ target, skip }: Field): Promise<void> {
  const bubblewrap = '/usr/bin/bwrap';
  const resolver = await startResolver(['127.0.0.1', '169.254.169.254', '10.0.0.1', '0.0.0.0']).catch(() => undefined);
  if (!resolver || !existsSync(bubblewrap)) return skip('port 53 and bubblewrap of Debian are needed');
  const file = join(target.folder, 'resolv.conf');
  writeFileSync(file, 'nameserver 127.0.0.77\n');
  const wrap = [bubblewrap, '--dev-bind', '/', '/', '--ro-bind', file, '/etc/resolv.conf', '--die-with-parent'];
  const hits: string[] = [];
  try {
    const other = await startTarget(target.home, {}, wrap).catch(() => undefined);
    if (!other) return skip('bubblewrap may not make namespaces on this machine');
    try {
      const admin = await other.asRole('admin');
      for (const name of ['rebind-a', 'rebind-b']) {
        const url = `https://${name}.attacker.dev:8443/`;
        for (let time = 0; time < 4; time++) {
          const answer = await admin.ask('POST', '/sources/pull-test', { body: { url } });
          mustBeDecent(answer, url);
          hits.push(answer.text);
        }
      }
      ok(resolver.asked.size > 0, 'the product did not ask our resolver');
      ok(
        hits.every((text) => text.includes('blocked')),
        `not all were blocked: ${hits.find((text) => !text.includes('blocked'))}`,
      );
    } finally {
      await other.stop();
    }
  } finally {
    resolver.close();
  }
}

export const outboundAttacks: readonly Attack[] = [
  attack('2.8', 'SSRF: the inner network in every field that takes an address', (field) =>
    askEverywhere(field, disguises(field.inner.address.port)),
  ),
  attack('2.8', 'SSRF: names that lead inside, elsewhere each time (DNS rebinding)', rebind),
  attack('2.8', 'SSRF: a target that sends on to the inner network', async ({ admin, analyst, inner, target }) => {
    for (const format of ['taxii', 'misp-feed', 'rss', 'csv-feed', undefined]) {
      const body = { url: inner.hop, ...(format && { format }), credential: oauth(inner.hop) };
      mustBeDecent(await admin.ask('POST', '/sources/pull-test', { body }), `a test by ${format}`);
      mustBeDecent(
        await admin.ask('POST', '/sources/pull-test', { body: Object.assign({}, body, { credential: null }) }),
        `a test by ${format}`,
      );
    }
    const settings = (await analyst.ask('GET', '/users/settings')).json() as { api: object };
    const api = Object.assign({}, settings.api, { webhookUrl: inner.hop });
    mustBe(
      await analyst.ask('PUT', '/users/settings', { body: Object.assign({}, settings, { api }) }),
      [200],
      'the hop',
    );
    mustBeDecent(await analyst.ask('POST', '/users/webhook/test'), 'a webhook');
    const made = await admin.ask('POST', '/enrichment-actions', {
      body: Object.assign({ url: `${inner.hop}?q={{value}}` }, action),
    });
    const { observables } = (await admin.ask('GET', '/observables?type=domain-name')).json() as {
      observables: { id: string }[];
    };
    const id = /"id":"([^"]+)"/.exec(made.text)?.[1];
    ok(id && observables[0], `there is no action or observable: ${made.text}`);
    mustBeDecent(await admin.ask('POST', `/observables/${observables[0].id}/enrichment/${id}`), 'an action');
    await wait(1_000);
    deepEqual(inner.hits(), [], 'a redirect was followed');
    ok(!target.log().includes('of the inner network'));
  }),
  attack('2.8', 'SSRF: the placeholder of an action cannot move its host', async ({ admin }) => {
    for (const url of words(`
      https://{{value}}/ https://{{value}}.example.com/ https://x{{value}}:443/ https://x:{{value}}/ {{value}}
      https://example.com{{value}}/
    `))
      mustBe(await admin.ask('POST', '/enrichment-actions', { body: Object.assign({ url }, action) }), [400], url);
  }),
];
