import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { listGroups, type Operation } from '@halyard/contracts/api-examples/list-operations.ts';
import { writeExamples } from '@halyard/contracts/api-examples/write-examples.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Proofs = { readonly key: string; readonly token: string };
type Document = Readonly<Record<string, unknown>>;

const withProofs = (example: string, { key, token }: Proofs) =>
  example.replace('hlk_…', key).replace('Bearer …', `Bearer ${token}`);

/** What a shell makes of the command: the arguments that curl would be started with. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** The request that curl would make. */
function requestOf(command: string): { readonly address: string; readonly init: RequestInit } {
  let [address, method, body] = ['', 'GET', undefined as string | undefined];
  const headers = new Headers();
  const rest = argumentsOf(command);
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    if (part === '--no-buffer') continue;
    if (!part.startsWith('-')) {
      address = part;
      continue;
    }
    const value = rest.shift() ?? '';
    if (part === '-X') method = value;
    else if (part === '-d') body = value;
    else if (part === '-H') headers.set(value.slice(0, value.indexOf(': ')), value.slice(value.indexOf(': ') + 2));
    else throw new Error(`The example has the option ${part}, which this test does not know.`);
  }
  return { address, init: { method, headers, ...(body !== undefined && { body }) } };
}

// It would fetch from the publisher: a test asks no one outside.
const fetching = 'startArchiveImport';
// It takes a day to come, and the day of the examples has passed.
const dated = 'addQuietRule';
// Which fields it needs depends on its kind, which no schema of the document says.
const ofKinds = 'addStixObject';

/** Needs nothing that only the reader knows: no id of a record, no file. */
const isWhole = ({ id, path, method, takes, body }: Operation) =>
  ![fetching, dated, ofKinds].includes(id) &&
  !path.includes('{') &&
  (method === 'GET' || (takes !== undefined && body !== undefined));

const wholeOperations = (document: Document) =>
  listGroups(document)
    .flatMap(({ operations }) => operations)
    .filter(isWhole)
    // What reads comes first: nothing has been changed for it.
    .toSorted((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'));

describe.each(testDatabases)('the examples of the API reference ($name)', ({ open }) => {
  let app: TestApp;
  let base: string;
  let document: Document;
  let proofs: Proofs;

  beforeAll(async () => {
    app = await startTestApp(await open());
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/api`;
    const admin = await app.asPerson('admin');
    const { apiKey } = (await admin.ask('POST', '/users/api-key/regenerate')).json();
    document = (await admin.ask('GET', '/openapi.json')).json();
    proofs = { key: apiKey, token: admin.token };
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function run(operation: Operation): Promise<string> {
    const { address, init } = requestOf(withProofs(writeExamples(document, operation, base).curl, proofs));
    const answer = await fetch(address, init);
    const isStream = answer.headers.get('content-type')?.includes('text/event-stream');
    const said = answer.ok || isStream ? '' : await answer.text();
    await answer.body?.cancel().catch(() => undefined);
    return `${operation.method} ${operation.path} ${answer.status} ${said}`;
  }

  /** Passwords, codes that were mailed, people, rules and layers are the reader's own. */
  const isFaulty = (answer: string) =>
    / (400|401|405|413|415|422|5\d\d) |api_key_not_allowed/.test(answer) &&
    !/"(wrong_(password|code)|bad_(sigma_rule|layer|action)|not_assignable)"/.test(answer);

  test('what needs no id and no file runs as it stands', async () => {
    const operations = wholeOperations(document);
    const answers: string[] = [];
    for (const operation of operations) answers.push(await run(operation));

    expect(operations.length).toBeGreaterThan(60);
    expect(answers.filter(isFaulty)).toEqual([]);
  });
});
