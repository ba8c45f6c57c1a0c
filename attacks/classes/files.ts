import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { type Attack, attack, type Field, mustBe, mustBeDecent } from '../attack.ts';
import type { Person } from '../target.ts';

type Entry = { readonly name: string; readonly bytes: Buffer; readonly mode?: number; readonly said?: number };

/** A zip as one would write it to harm: names, modes and lengths are what the caller says. */
function zip(entries: readonly Entry[]): Buffer {
  let offset = 0;
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  for (const { name, bytes, mode = 0o100644, said = bytes.length } of entries) {
    const [title, packed] = [Buffer.from(name), deflateRawSync(bytes)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(said, 18);
    fields.writeUInt16LE(title.length, 22);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), fields, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, rest, title);
    offset += 30 + title.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const csv = Buffer.from('Crime ID,Month\n1,2026-01\n');
const evilZips = (): Readonly<Record<string, Buffer>> => ({
  'a way out of the folder': zip([{ name: '../../../../escaped.csv', bytes: csv }]),
  'an absolute name': zip([{ name: '/tmp/halyard-escaped.csv', bytes: csv }]),
  'a way out by backslashes': zip([{ name: '..\\..\\escaped.csv', bytes: csv }]),
  'a symbolic link': zip([{ name: '2026-01/2026-01-x-street.csv', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
  'a bomb': zip([{ name: '2026-01/2026-01-x-street.csv', bytes: Buffer.alloc(300 * 1_048_576) }]),
  'a bomb that says it is small': zip([
    { name: '2026-01/2026-01-x-street.csv', bytes: Buffer.alloc(64 * 1_048_576), said: 20 },
  ]),
  'too many entries': zip(Array.from({ length: 30_000 }, (_, index) => ({ name: `${index}.csv`, bytes: csv }))),
  'one name twice': zip([
    { name: '2026-01/2026-01-x-street.csv', bytes: csv },
    { name: '2026-01/2026-01-x-street.csv', bytes: csv },
  ]),
  'a zip in a zip': zip([{ name: 'a.zip', bytes: zip([{ name: '../x.csv', bytes: csv }]) }]),
  'an end that is cut off': zip([{ name: 'a.csv', bytes: csv }]).subarray(0, -30),
});

const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY h SYSTEM "http://127.0.0.1:1/">]>';
const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, index) => `<!ENTITY ${'bcdefghijklm'[index]} "${`&${'abcdefghijkl'[index]};`.repeat(10)}">`).join('')}]>`;
const uuid = '27906a21-4970-44e4-9cf7-1f054f695c9b';
const indicator = (pattern: string) => ({
  ...{
    type: 'indicator',
    spec_version: '2.1',
    id: `indicator--${uuid}`,
    created: '2026-01-01T00:00:00Z',
    modified: '2026-01-01T00:00:00Z',
  },
  pattern,
  pattern_type: 'stix',
  valid_from: '2026-01-01T00:00:00Z',
  name: 'x',
});
const bundle = (...objects: readonly object[]) => JSON.stringify({ type: 'bundle', id: `bundle--${uuid}`, objects });

const evilTexts = (): Readonly<Record<string, string>> => ({
  'an outer entity': `<?xml version="1.0"?>${entity}<rss><channel><title>&e;&h;</title></channel></rss>`,
  'a billion laughs': `<?xml version="1.0"?>${laughs}<rss><channel><title>&m;</title></channel></rss>`,
  'a bundle of aliases': 'a: &a ["x","x"]\nb: &b [*a,*a]\nc: [*b,*b]',
  'a deep bundle': `{"type":"bundle","objects":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`,
  'a pattern that is nested': bundle(indicator(`${'('.repeat(20_000)}[a:b = 'c']${')'.repeat(20_000)}`)),
  'a pattern that backtracks': bundle(
    indicator(`[file:name MATCHES '(a+)+$' AND file:name LIKE '${'%a'.repeat(5_000)}']`),
  ),
  'a prototype': `{"type":"bundle","objects":[{"type":"malware","id":"malware--${uuid}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}`,
  'an endless line': 'x'.repeat(8_000_000),
});

async function waitForEnd({ ask }: Person, path: string): Promise<string> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(150)) {
    const { text } = await ask('GET', path);
    if (!/"state":"(waiting|running|reading|staging|publishing|queued|importing|undoing)"/.test(text)) return text;
  }
  throw new Error(`${path} did not end within 60 s`);
}

/** Uploads it, waits for the end of its import, and looks whether the product still answers as it did. */
async function upload({ admin, target }: Field, what: string, path: string, body: Buffer | string, type: string) {
  const answer = await admin.ask('POST', path, { body, headers: { 'content-type': type } });
  mustBeDecent(answer, what);
  if (answer.status < 300) {
    const text = await waitForEnd(admin, `${path.split('?', 1)[0]}/${(answer.json() as { id: string }).id}`);
    ok(!/root:x:0|node_modules/.test(text), `${what}: ${text.slice(0, 300)}`);
  }
  const others = await target.ask('GET', '/api/health');
  ok(others.status === 200 && others.ms < 2_000, `${what}: others waited ${others.ms} ms`);
}

/** Characters that a spreadsheet treats as the start of a formula. */
const formulas = ["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(1)', '\t=1', '=1\n', '  =1', '＝1'];

async function exportFormulas({ admin }: Field) {
  for (const formula of formulas.filter((text) => !/[\t\n]/.test(text))) {
    const common = { name: formula, source: formula, description: formula, labels: [formula.slice(0, 30)] };
    const at = { timestamp: '2026-11-20T08:42:00.000Z' };
    await admin.ask('POST', '/threats', { body: Object.assign({ type: formula, severity: 'Low' }, common, at) });
    await admin.ask('POST', '/entities', { body: Object.assign({ type: 'Person' }, common) });
    await admin.ask('POST', '/incidents', { body: { title: formula, severity: 'Low', source: formula } });
  }
  await admin.ask('POST', '/todos', { body: { text: '=1+1' } });
  const month = 'from=2026-10-01T00:00:00.000Z&until=2026-11-27T00:00:00.000Z';
  for (const path of [
    '/threats/export?format=csv',
    '/entities/export?format=csv',
    '/observables/export?format=csv',
    '/audit/export?format=csv',
    `/reports/incidents/export?format=csv&${month}`,
  ]) {
    const answer = await admin.ask('GET', path);
    mustBeDecent(answer, path);
    const { file } = answer.json() as { file?: { text: string } };
    if (answer.status !== 200) continue;
    const text = file?.text ?? answer.text;
    // A cell that begins as a formula does, in quotation marks or not; a number may be negative.
    const cell = /(?:^|,|\r?\n)"?[=+\-@\t](?!\d+(?:\.\d+)?(?:[,"\r\n]|$))/.exec(text);
    ok(!cell, `${path} holds ${JSON.stringify(text.slice(cell?.index ?? 0, (cell?.index ?? 0) + 40))}`);
  }
}

export const fileAttacks: readonly Attack[] = [
  attack('2.11 2.12', 'zip: ways out, links, bombs and lies', async (field) => {
    for (const [what, bytes] of Object.entries(evilZips()))
      await upload(field, what, '/crime/imports?name=evil.zip', bytes, 'application/zip');
    const names = readdirSync(field.target.folder, { recursive: true }).map(String);
    deepEqual(
      names.filter((name) => name.includes('escaped')),
      [],
    );
    deepEqual(
      readdirSync('/tmp').filter((name) => name.includes('escaped')),
      [],
    );
  }),
  attack('2.11', 'XML, STIX and text that expand, nest or point elsewhere', async (field) => {
    for (const [what, text] of Object.entries(evilTexts())) {
      await upload(field, what, '/imports?name=evil.json', text, 'application/octet-stream');
      mustBeDecent(
        await field.admin.ask('POST', '/schemas/infer?name=evil', {
          body: text,
          headers: { 'content-type': 'application/json' },
        }),
        what,
      );
    }
    deepEqual(field.inner.hits(), []);
    equal((await field.admin.ask('GET', '/users/me')).json().polluted, undefined);
  }),
  attack('2.12', 'police data: what people filter by never becomes SQL', async ({ analyst }) => {
    for (const value of [
      "' OR 1=1 --",
      "x'); ATTACH '/etc/passwd'; --",
      "'; COPY (SELECT 1) TO '/tmp/halyard-escaped'; --",
      "read_text('/etc/passwd')",
      '\\',
      '"',
      "''",
    ])
      for (const name of ['force', 'category', 'lsoa', 'outcome', 'q'])
        mustBe(
          await analyst.ask('GET', `/crime/rows?from=2026-01&to=2026-02&${name}=${encodeURIComponent(value)}`),
          [200, 400],
          `${name}=${value}`,
        );
  }),
  attack('2.10', 'formulas in every export for spreadsheets', exportFormulas),
  attack('2.9', 'scripts in what people write come back as text only', async ({ admin, target }) => {
    const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    await admin.ask('POST', '/incidents', { body: { title: script, severity: 'Low', source: script } });
    const month = 'from=2026-10-01T00:00:00.000Z&until=2026-11-28T00:00:00.000Z';
    for (const path of [
      `/reports/incidents/export?format=html&${month}`,
      '/threats?limit=5',
      `/search?q=${encodeURIComponent(script)}`,
    ]) {
      const { headers, text } = await admin.ask('GET', path);
      ok(String(headers['content-type']).startsWith('application/json'), path);
      if (path.includes('format=html'))
        ok(!text.includes('<script>alert') && !text.includes('<img src=x'), 'a report holds a script');
    }
    for (const path of [
      `/login?error=${encodeURIComponent(script)}`,
      `/identity/login?client_id=${encodeURIComponent(script)}`,
      `/api/${encodeURIComponent(script)}`,
    ])
      ok(!(await target.ask('GET', path)).text.includes('<script>alert'), path);
  }),
];
