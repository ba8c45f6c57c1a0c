import { equal, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type ArbitraryRequest, anyRequest } from '../../apps/server/src/testing/arbitrary-requests.ts';
import { type Attack, attack, type Field, mustBeDecent, words } from '../attack.ts';
import type { Person } from '../target.ts';
import { plant, readPrivate } from './rights.ts';

/** Requests of each role; the same seed makes the same ones. */
const runs = Number(process.env.HALYARD_ATTACKS_RUNS ?? 300);
const seed = Number(process.env.HALYARD_ATTACKS_SEED ?? Date.now() % 1_000_000);

const odd = fc.constantFrom(
  ...[
    '9'.repeat(400),
    '1e400',
    '-0',
    '0x10',
    '9007199254740993',
    'NaN',
    '\u202e\u2066',
    'ﷺ'.repeat(200),
    'ＡＤＭＩＮ',
    '\u0000',
    '%00',
    "' or 1=1 --",
    '{{7*7}}',
  ],
);

/** Input that clients would not send: one parameter twice, huge numbers, depth, other alphabets. */
const anyHostile = (ids: readonly string[]): fc.Arbitrary<ArbitraryRequest> =>
  fc.tuple(anyRequest(ids), fc.integer({ min: 0, max: 9 }), odd).map(([request, turn, value]) => {
    const text = encodeURIComponent(value);
    const isWrite = request.payload !== undefined && request.headers['content-type'] === 'application/json';
    if (turn === 0)
      return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}limit=${text}&limit=2` };
    if (turn === 1) return { ...request, path: request.path.replace(/=[^&]*/, `=${text}`) };
    if (turn === 2 && isWrite) return { ...request, payload: Buffer.from('['.repeat(20_000)) };
    if (turn === 3 && isWrite)
      return {
        ...request,
        payload: Buffer.from(String(request.payload).replace(/:("[^"]*"|\d+)/, `:${JSON.stringify(value)}`)),
      };
    if (turn === 4 && isWrite)
      return { ...request, payload: Buffer.from(String(request.payload).replace(/:\d+/, ':1e400')) };
    return request;
  });

/** Ends the sample workspace or the session that asks: it would only stop the attack. */
const isLast = ({ method, path }: ArbitraryRequest) =>
  method === 'DELETE' && /^\/(sample-workspace|users\/profile\/sessions|users\/profile\/devices)/.test(path);

async function bombard(
  { target, victim }: Field,
  role: string,
  ids: readonly string[],
  mark: string,
  sign: () => Promise<Person | undefined>,
) {
  let person = await sign();
  const property = fc.asyncProperty(anyHostile(ids), async (request) => {
    if (isLast(request)) return;
    const { method, path, headers, payload } = request;
    const token = person ? { authorization: `Bearer ${person.tokens.AccessToken}` } : {};
    const answer = await target.ask(method, `/api${path}`, {
      headers: Object.assign(token, headers),
      ...(payload && { body: payload }),
    });
    mustBeDecent(answer, `${role} ${method} ${path}`);
    ok(!answer.text.includes(mark), `${role} ${method} ${path} shows a row of ${victim.email}`);
    ok(
      role === 'admin' ||
        role === 'analyst' ||
        method === 'GET' ||
        method === 'HEAD' ||
        answer.status >= 400 ||
        /^\/(todos|views|users\/(profile|settings|webhook|api-key)|dashboard|events|notifications|search|assistant|ai|analytics|alert-rules\/preview|group-rules\/preview|schemas\/[^/]+\/validate|connections\/export|view-defaults|intake)/.test(
          path,
        ),
      `${role} may ${method} ${path}: ${answer.status}`,
    );
    if (
      person &&
      answer.status === 401 &&
      !headers.authorization &&
      (await person.ask('GET', '/users/me')).status === 401
    )
      person = await sign();
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

const shared = words(`
  /threats?limit=200 /entities?limit=200 /incidents?limit=200 /alert-rules /playbooks /sigma-rules /quiet-rules
  /group-rules /sources/formats /schemas/list /block-lists /taxii-collections /severity-rules /attack/layers
  /enrichment /warning-lists /alert-queues
`);

/** The shared data, as an administrator sees it; counters that sources and rules update themselves left out. */
async function readShared({ admin }: Field): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const path of shared) {
    const answer = await admin.ask('GET', path);
    equal(answer.status, 200, `${path}: ${answer.text}`);
    read[path] = answer.text.replaceAll(/"(at|since|until|matches|hits)":[^,}]+/g, '');
  }
  return read;
}

/** Rows of the victim and rows of all, for paths that take an id. */
async function makeIds(field: Field, mark: string): Promise<readonly string[]> {
  const own = await plant(field.victim, mark);
  const first = async (path: string) => /"id":"([^"]+)"/.exec((await field.admin.ask('GET', path)).text)?.[1] ?? 'x';
  const paths = words(`
    /threats?limit=1 /entities?limit=1 /incidents?limit=1 /alert-rules /received-alerts?limit=1
    /observables?limit=1 /schemas/list
  `);
  return ['latest', 'x', ...Object.values(own), ...(await Promise.all(paths.map(first)))];
}

const asRole = (role: 'admin' | 'analyst' | 'viewer'): Attack =>
  attack('2.4 2.5 2.6 2.22', `${runs} requests of any kind as ${role} (seed ${seed})`, async (field) => {
    const mark = `MARK-${randomUUID()}`;
    const ids = await makeIds(field, mark);
    const before = await readPrivate(field.victim);
    const common = role === 'viewer' ? await readShared(field) : {};
    await bombard(field, role, ids, mark, () => field.target.signIn(field[role]));
    equal(await readPrivate(field.victim), before, 'rows of another person were changed');
    if (role === 'viewer')
      for (const [path, now] of Object.entries(role === 'viewer' ? await readShared(field) : {})) {
        const at = now.split('').findIndex((letter, index) => letter !== common[path]?.[index]);
        equal(
          at,
          -1,
          `a viewer has changed ${path}: ${common[path]?.slice(at - 80, at + 80)} became ${now.slice(at - 80, at + 80)}`,
        );
      }
  });

export const propertyAttacks: readonly Attack[] = [
  attack('2.4 2.6 2.22', `${runs} requests of any kind without a token (seed ${seed})`, async (field) => {
    const mark = `MARK-${randomUUID()}`;
    await bombard(field, 'no one', await makeIds(field, mark), mark, async () => undefined);
  }),
  asRole('viewer'),
  asRole('analyst'),
  asRole('admin'),
];
