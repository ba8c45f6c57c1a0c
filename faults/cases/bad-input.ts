import { randomBytes, randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Json, listGroups, type Operation } from '@halyard/contracts/api-examples/list-operations.ts';
import { exampleOf, resolveSchema } from '@halyard/contracts/api-examples/resolve-schema.ts';
import { residentMegabytes } from '../../bench/start-up.ts';
import { zipOf } from '../../bench/zip-of.ts';
import { signInByProtocol } from '../../e2e/durability/caller.ts';
import type { Product } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { withNode } from '../harness/nodes.ts';

const lone = String.fromCharCode(0xd800);
const oddities: readonly unknown[] = [
  ...[null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER + 1, '', ' ', '\0', '\u202e abc', lone, '😀'.repeat(300)],
  ...[
    'x'.repeat(1_000_000),
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '9999-99-99T99:99:99Z',
    [],
    {},
    [[[[[[]]]]]],
  ],
  ...[{ __proto__: null, constructor: { prototype: 1 } }, Array.from({ length: 5_000 }, () => 'a')],
];
const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)] as T;

/** The example with one value in it replaced, left out or added. */
function corrupt(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || randomInt(4) === 0) return pick(oddities);
  const entries = Object.entries(value);
  const [key] = entries.length > 0 ? pick(entries) : ['a'];
  const changed = { ...(value as object), [key]: corrupt((value as Json)[key]) };
  if (Array.isArray(value)) return Object.values(changed);
  return randomInt(6) === 0 ? Object.fromEntries(entries.filter(([name]) => name !== key)) : changed;
}

/** What ends the session that asks, or asks a service elsewhere. */
const left = /sign-?out|sessions|password|deletion|archive|\/live|account/;

async function readOperations(url: string, token: string) {
  const answer = await fetch(`${url}/api/openapi.json`, { headers: { authorization: `Bearer ${token}` } });
  const document = (await answer.json()) as Json;
  const all = listGroups(document).flatMap(({ operations }) => operations);
  return {
    document,
    operations: all.filter(({ path, method }) => (method === 'GET' ? !path.endsWith('/live') : !left.test(path))),
  };
}

const word = () =>
  encodeURIComponent(String(pick([...oddities.slice(0, 11), 'a', '1', crypto.randomUUID()]))).slice(0, 4_000);
/** A lone surrogate cannot stand in an address. */
const safely = (make: () => string) => {
  try {
    return make();
  } catch {
    return '%ED%A0%80';
  }
};

function requestOf(document: Json, { method, path, parameters, body, takes }: Operation, token: string) {
  const address = path.replaceAll(/\{\w+\}|:\w+/g, () => safely(word));
  const asked = parameters.filter((one) => one.in === 'query' && randomInt(2) === 0);
  const query = asked.map(({ name }) => `${name}=${safely(word)}`).join('&');
  const content = body
    ? JSON.stringify(corrupt(exampleOf(resolveSchema(document, body))))
    : randomBytes(randomInt(2_000));
  const hasBody = method !== 'GET' && takes !== undefined;
  const headers = { authorization: `Bearer ${token}`, ...(hasBody && { 'content-type': takes }) };
  return { address: `${address}${query && `?${query}`}`, init: { method, headers, ...(hasBody && { body: content }) } };
}

const csv = `type,value,severity\n${'ipv4-addr,198.51.100.7,High\n'.repeat(50)}`;
const street = `Crime ID,Month,Reported by,Falls within,Longitude,Latitude,Location,LSOA code,LSOA name,Crime type,Last outcome category,Context\n${'a,2024-01,X Police,X Police,-0.1,51.5,On or near,E01,Y,Burglary,Under investigation,\n'.repeat(50)}`;
const bundle = JSON.stringify({
  type: 'bundle',
  id: `bundle--${crypto.randomUUID()}`,
  objects: Array.from({ length: 20 }, () => ({
    type: 'malware',
    spec_version: '2.1',
    id: `malware--${crypto.randomUUID()}`,
    created: '2026-01-01T00:00:00Z',
    modified: '2026-01-01T00:00:00Z',
    name: 'M',
    is_family: false,
  })),
});
const files = () => [
  ...[csv, street, bundle].map((text) => Buffer.from(text)),
  zipOf([
    { name: '2024-01/2024-01-x-street.csv', content: street },
    { name: '../../slip.csv', content: street },
  ]),
];

/** A file with bytes changed, cut or doubled, and the address where files of its kind are sent. */
function corruptFile() {
  const all = files();
  const index = randomInt(all.length);
  const file = Buffer.from(all[index] ?? '');
  for (let change = randomInt(1, 30); change > 0; change--) file[randomInt(file.length)] = randomInt(256);
  const cut = randomInt(3) === 0 ? file.subarray(0, randomInt(file.length)) : file;
  const path = index === 1 || index === 3 ? '/crime/imports' : '/imports';
  return { path: `${path}?name=faults.${['csv', 'csv', 'json', 'zip'][index]}`, body: new Uint8Array(cut) };
}

const filesBelow = (node: Product) => {
  const uploads = join(node.dataFolder, 'uploads');
  return readdirSync(node.dataFolder).includes('uploads') ? readdirSync(uploads).length : 0;
};

export const badInput: Fault = {
  name: 'bad-input',
  figure: 'R7',
  aim: '1,000,000 generated requests, 10,000 corrupted files: no 5xx, no exit, nothing left behind, memory ≤ 512 MB',
  explained:
    'Requests of every operation of the API document with one value corrupted, and files of every import with changed bytes; counted are 5xx, exits and uploads that stay.',
  run: ({ isFull }) =>
    withNode(
      async (node) => {
        const [requests, uploads] = isFull ? [1_000_000, 10_000] : [3_000, 40];
        const admin = node.accounts().find(({ role }) => role === 'admin');
        if (!admin) throw new Error('There is no sample administrator.');
        let token = await signInByProtocol(node.url, admin);
        const { document, operations } = await readOperations(node.url, token);
        const found = new Map<string, number>();
        let most = 0;
        const note = (what: string) => found.set(what, (found.get(what) ?? 0) + 1);
        async function ask(what: string, path: string, init: RequestInit) {
          const answer = await fetch(`${node.url}/api${path}`, { ...init, signal: AbortSignal.timeout(60_000) }).catch(
            () => undefined,
          );
          const text = await answer?.text().catch(() => '');
          if (answer?.status === 401) token = await signInByProtocol(node.url, admin as never);
          if (!answer) note(`${what}: no answer`);
          else if (answer.status >= 500) note(`${what}: ${answer.status} ${text?.slice(0, 80)}`);
        }
        for (let done = 0; done < requests; done += 10) {
          const some = Array.from({ length: 10 }, () => pick(operations));
          await Promise.all(
            some.map((operation) => {
              const { address, init } = requestOf(document, operation, token);
              return ask(`${operation.method} ${operation.path}`, address, init as RequestInit);
            }),
          );
          most = Math.max(most, residentMegabytes(node.processId() ?? 0));
        }
        for (let done = 0; done < uploads; done++) {
          const { path, body } = corruptFile();
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
          await ask(path, path, { method: 'POST', headers, body });
        }
        let stay = filesBelow(node);
        for (let second = 0; stay > 0 && second < 90; second++) {
          await wait(1_000);
          stay = filesBelow(node);
        }
        if (stay > 0) note(`${stay} uploads stay`);
        const told = [...found].map(([what, times]) => `${times} × ${what}`);
        const measured = `${requests} requests of ${operations.length} operations, ${uploads} files, most memory ${most.toFixed(0)} MB`;
        return judged(measured, told, most <= 512);
      },
      { HALYARD_SAMPLE_WORKSPACE: 'on' },
    ),
};
