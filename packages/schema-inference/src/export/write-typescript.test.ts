import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { makeSample } from '../sample/make-sample.ts';
import { customerSchema, productSchema, transactionSchema } from '../sample-schemas/sample-schemas.ts';
import { schemaFiles } from '../testing/schema-files.ts';
import { writeTypeScript } from './write-typescript.ts';

const compiler = fileURLToPath(new URL('lib/tsc.js', import.meta.resolve('typescript/package.json')));

/** What the compiler says about these files; nothing when it is content. */
async function complaints(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-types-'));
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
    const paths = Object.keys(files).map((name) => join(folder, name));
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      'esnext',
      '--types',
      '',
    ];
    const answer = await promisify(execFile)(process.execPath, [compiler, ...options, ...paths]).catch(
      (error) => error,
    );
    return answer.stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const tree = {
  $ref: '#/$defs/branch',
  $defs: {
    branch: {
      type: 'object',
      required: ['left'],
      properties: { left: { anyOf: [{ $ref: '#/$defs/branch' }, { type: 'null' }] } },
    },
  },
};

describe('what is written', () => {
  test('an object becomes an interface that says which properties may be left out', () => {
    const written = writeTypeScript(
      {
        description: 'A person.',
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          'last name': { type: ['string', 'null'], deprecated: true },
          tags: { type: 'array', items: { enum: ['a', 1, null] } },
        },
      },
      'person of interest',
    );

    expect(written).toBe(`/** A person. */
export interface PersonOfInterest {
  /** @format uuid */
  readonly id: string;
  /** @deprecated */
  readonly "last name"?: string | null;
  readonly tags?: readonly ("a" | 1 | null)[];
}
`);
  });

  test('a recursion ends at a name', () => {
    const written = writeTypeScript(tree, 'Tree');

    expect(written).toContain('export type Tree = Branch;');
    expect(written).toContain('readonly left: Branch | null;');
  });

  test('a text cannot leave its comment', () => {
    const written = writeTypeScript({ description: 'Ends */ here\nand goes\u2028on.', type: 'string' }, 'x');

    expect(written).toBe('/**\n * Ends *\\/ here\n * and goes\n * on.\n */\nexport type X = string;\n');
  });

  test('names are made safe and never used twice', () => {
    const written = writeTypeScript(
      { $defs: { 'a-b': {}, a_b: { type: 'null' }, '1': {}, '"; x': {}, été: {} } },
      '  ',
    );

    for (const name of ['Schema', 'AB', 'AB2', '_1', 'X', 'Été']) expect(written).toContain(`export type ${name} = `);
  });
});

test('the compiler takes all of it, and the documents that fit the schemas', async () => {
  const draft07 = { $schema: 'http://json-schema.org/draft-07/schema#' };
  const odd: Readonly<Record<string, unknown>> = {
    customer: customerSchema,
    product: productSchema,
    transaction: transactionSchema,
    tree,
    anything: true,
    nothing: {},
    loop: {
      $ref: '#/$defs/a',
      $defs: { a: { anyOf: [{ $ref: '#/$defs/b' }, { type: 'string' }] }, b: { $ref: '#/$defs/a' } },
    },
    self: { anyOf: [{ $ref: '#' }, { type: 'string' }] },
    names: JSON.parse(
      '{"type":"object","required":["__proto__","a b"],"properties":{"__proto__":{},"constructor":{"type":"null"},"\\u2028":{},"*/":{"description":"*/"}}}',
    ),
    parts: {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } } },
        { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      ],
    },
    tuple: {
      prefixItems: [{ type: 'string' }, { type: ['number', 'null'] }],
      minItems: 1,
      items: { enum: ['x', 'y'] },
    },
    oldTuple: { ...draft07, items: [{ type: 'string' }], additionalItems: false },
    map: { type: 'object', additionalProperties: { $ref: '#' } },
    mixed: { type: 'object', properties: { a: { type: 'number' } }, patternProperties: { '^b': { type: 'string' } } },
    values: { enum: [{ a: [1, { b: null }] }, [], {}, 'quote " and \\ and */', -1.5e300] },
    remote: { properties: { a: { $ref: 'https://example.com/x.json' }, b: { $ref: '#/nowhere' } } },
    string: {
      $defs: { string: { type: 'number' }, Record: {}, Array: {} },
      properties: { a: { $ref: '#/$defs/string' } },
    },
  };
  const samples = Object.entries(odd).map(([name, schema]): [string, string] => [
    `${name}.ts`,
    `${writeTypeScript(schema, 'root')}\nexport const sample: Root = ${JSON.stringify(makeSample(schema).document, null, 1)};\n`,
  ]);
  const files = schemaFiles.map(({ name, schema }): [string, string] => [
    `${name}.ts`,
    `${writeTypeScript(schema, 'root')}\nexport const sample: Root = ${JSON.stringify(makeSample(schema).document, null, 1)};\n`,
  ]);

  expect(await complaints(Object.fromEntries([...samples, ...files]))).toBe('');
  expect(await complaints({ 'wrong.ts': 'export const text: string = 5;' })).toContain('TS2322');
});
