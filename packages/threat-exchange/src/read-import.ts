import type { ImportFormat } from '@halyard/contracts/intelligence/imports.ts';
import { mapObject } from './map-object.ts';
import { readStixBundle } from './read-bundle.ts';
import { readCsv } from './read-csv.ts';
import type { ImportItem, ReadOptions } from './records.ts';

/** Everything of a file, object by object or row by row, errors included; a problem is the last item. */
export function readImport(
  format: ImportFormat,
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ImportItem, void, undefined> {
  return format === 'csv' ? readCsv(chunks, options) : readStix(chunks, options);
}

async function* readStix(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ImportItem, void, undefined> {
  for await (const item of readStixBundle(chunks, options)) yield item.kind === 'object' ? mapObject(item) : item;
}

/** The type of a file, detected by its first bytes: JSON begins with a bracket. */
export function guessFormat(firstBytes: Uint8Array): ImportFormat {
  const start = new TextDecoder().decode(firstBytes.subarray(0, 1_024)).trimStart();
  return start.startsWith('{') || start.startsWith('[') ? 'stix' : 'csv';
}
