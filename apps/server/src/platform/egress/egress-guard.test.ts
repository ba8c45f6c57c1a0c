import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEgressAgent, EgressBlocked } from './egress-guard.ts';
import { mayBeTarget } from './egress-rules.ts';

const nobody: ReadonlySet<string> = new Set();

const innerAddresses = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '017700000001',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127.0.0.1.',
  ],
  ...['①②⑦.⓪.⓪.①', '0', '0.0.0.0', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]', '[::127.0.0.1]'],
  ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '[::ffff:169.254.169.254]', '169.254.1.1'],
  ...['10.0.0.1', '10.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'printer.local', 'db.internal', 'intranet', 'router.lan'],
];

test.each(innerAddresses)('https://%s/ may not be kept as a target', (host) => {
  expect(mayBeTarget(`https://${host}/hook`, nobody)).toBe(false);
});

test.each([
  ['http://hooks.example.org/x', 'plain http'],
  ['https://user:secret@hooks.example.org/', 'credentials'],
  ['https://hooks.example.org:22/', 'another port'],
  ['https://93.184.216.34/', 'a public address without a name'],
  ['ftp://hooks.example.org/', 'another protocol'],
  ['javascript:alert(1)', 'a script'],
  ['not an address', 'no address at all'],
  [`https://hooks.example.org/${'a'.repeat(2_100)}`, 'too many characters'],
])('%s is rejected: %s', (address) => {
  expect(mayBeTarget(address, nobody)).toBe(false);
});

test.each(['https://hooks.vendor.io/x', 'https://hooks.vendor.io:8443/', 'https://bücher.vendor.io/'])(
  '%s may be kept',
  (address) => {
    expect(mayBeTarget(address, nobody)).toBe(true);
  },
);

test('what the operator opened may be reached by http as well, and nothing beside it', () => {
  const allowed = new Set(['127.0.0.1:9000']);
  expect(mayBeTarget('http://127.0.0.1:9000/hook', allowed)).toBe(true);
  expect(mayBeTarget('http://127.0.0.1:9001/hook', allowed)).toBe(false);
});

let inner: Server;
let port: number;
let reached = 0;

beforeAll(async () => {
  inner = createServer((_, response) => {
    reached += 1;
    response.end('inner');
  });
  await new Promise<void>((done) => inner.listen(0, '0.0.0.0', done));
  port = (inner.address() as AddressInfo).port;
});
afterAll(() => {
  inner.close();
});

async function causeOf(address: string, agent = createEgressAgent({ allowed: nobody, connectTimeoutMs: 500 })) {
  const before = reached;
  try {
    const { body } = await request(address, { dispatcher: agent });
    await body.dump();
    return 'answered';
  } catch (cause) {
    expect(reached).toBe(before);
    return cause;
  } finally {
    await agent.destroy();
  }
}

const literals = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.1', '0.0.0.0', '[::ffff:127.0.0.1]'];

test.each(literals)('the connection to %s is never opened, however it was kept', async (host) => {
  expect(await causeOf(`http://${host}:${port}/`)).toBeInstanceOf(EgressBlocked);
});

test('a name that leads to this machine is rejected when the connection is made', async () => {
  expect(await causeOf(`http://localhost:${port}/`)).toBeInstanceOf(EgressBlocked);
});

test('a name that was public when it was checked and is not any more is rejected (rebinding)', async () => {
  const answers = ['93.184.216.34', '127.0.0.1'];
  const resolve = ((_host: string, _options: object, done: (e: null, all: object[]) => void) => {
    done(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]);
  }) as unknown as Parameters<typeof createEgressAgent>[0]['resolve'];
  resolve?.('rebound.vendor.io', { all: true }, () => {});

  const agent = createEgressAgent({ allowed: nobody, connectTimeoutMs: 500, ...(resolve && { resolve }) });

  expect(await causeOf(`http://rebound.vendor.io:${port}/`, agent)).toBeInstanceOf(EgressBlocked);
});

test('a name with one public and one inner address is rejected as a whole', async () => {
  const resolve = ((_host: string, _options: object, done: (e: null, all: object[]) => void) => {
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ]);
  }) as unknown as Parameters<typeof createEgressAgent>[0]['resolve'];
  const agent = createEgressAgent({ allowed: nobody, connectTimeoutMs: 500, ...(resolve && { resolve }) });

  expect(await causeOf(`http://two.vendor.io:${port}/`, agent)).toBeInstanceOf(EgressBlocked);
});

test('what the operator opened is reached', async () => {
  const agent = createEgressAgent({ allowed: new Set([`127.0.0.1:${port}`]), connectTimeoutMs: 500 });

  expect(await causeOf(`http://127.0.0.1:${port}/`, agent)).toBe('answered');
});
