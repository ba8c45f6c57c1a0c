import { isUtf8 } from 'node:buffer';
import { parseExactJson } from '@halyard/contracts/format/exact-json.ts';
import { SchemaInferenceError } from '../schema-inference-error.ts';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** One row of JSON; `row` counts from 1 and is named where it cannot be read. */
export function parseRow(bytes: Uint8Array, row: number): unknown {
  const rejection = (cause?: unknown) =>
    new SchemaInferenceError('not_json', `Row ${row} of this sample is not valid JSON in UTF-8.`, { cause });
  if (!isUtf8(bytes)) throw rejection();
  try {
    return parseExactJson(utf8.decode(bytes));
  } catch (cause) {
    throw rejection(cause);
  }
}
