import type { SampleFormat } from '@halyard/contracts/work/schemas.ts';
import { SchemaInferenceError } from '../schema-inference-error.ts';
import { type Inferred, inferFromRows, inferFromTable, type SampleName } from './infer-from-rows.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { readJsonRows } from './read-json-rows.ts';
import { readNdjsonRows } from './read-ndjson-rows.ts';

type Sample = SampleName & { readonly format: SampleFormat; readonly chunks: AsyncIterable<Uint8Array> };

function infer({ format, chunks, ...name }: Sample): Promise<Inferred> {
  if (format === 'ndjson') return inferFromRows(readNdjsonRows(chunks), name);
  if (format === 'json') return inferFromRows(readJsonRows(chunks), name);
  return readCsvRows(chunks).then((table) => inferFromTable(table, name));
}

/**
 * Makes a schema from a sample as it arrives, with memory for its facts and one row. Throws `SchemaInferenceError`,
 * saying where.
 */
export async function inferSample(sample: Sample): Promise<Inferred> {
  const inferred = await infer(sample);
  if (inferred.rows === 0) throw new SchemaInferenceError('not_readable');
  return inferred;
}

const endings: readonly (readonly [RegExp, SampleFormat])[] = [
  [/\.(?:csv|tsv|txt)$/i, 'csv'],
  [/\.(?:ndjson|jsonl)$/i, 'ndjson'],
  [/\.json$/i, 'json'],
];

/** The format of a sample, detected by its file name, else by its first bytes. JSON includes lines of JSON. */
export function guessSampleFormat(name: string, firstBytes: Uint8Array): SampleFormat {
  const known = endings.find(([ending]) => ending.test(name));
  if (known) return known[1];
  const start = new TextDecoder().decode(firstBytes.subarray(0, 1_024)).trimStart();
  return start.startsWith('{') || start.startsWith('[') ? 'json' : 'csv';
}
