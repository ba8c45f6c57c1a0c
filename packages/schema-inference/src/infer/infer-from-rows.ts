import type { SchemaEvidence } from '@halyard/contracts/work/schemas.ts';
import { observeText } from './observe-text.ts';
import { observeValue } from './observe-value.ts';
import type { CsvTable } from './read-csv-rows.ts';
import { makePlace, makeRoom, type Place, placeOf } from './value-path.ts';
import { writePlace } from './write-schema.ts';

/** The title of the schema, and the file or location of its rows. */
export type SampleName = { readonly title: string; readonly source: string };

/** A JSON Schema (draft 2020-12) of one row, what supports each part of it, and how many rows were read. */
export type Inferred = {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly evidence: readonly SchemaEvidence[];
  readonly rows: number;
};

const draft = 'https://json-schema.org/draft/2020-12/schema';

const counted = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

function finish(root: Place, { title, source }: SampleName, notes: readonly string[]): Inferred {
  const evidence: SchemaEvidence[] = [];
  const rows = root.seen;
  const schema = writePlace(root, { name: '', pointer: '', of: rows }, evidence);
  const description = [`One row of ${source}, made from ${counted(rows)}.`, ...notes].join(' ');
  return { schema: { $schema: draft, title, description, ...schema }, evidence, rows };
}

function noteRest(root: Place): string[] {
  return root.rest ? ['There are too many properties to list; the others are described as one map.'] : [];
}

/** Makes a schema of values as JSON has them; each is one row. */
export async function inferFromRows(rows: AsyncIterable<unknown>, name: SampleName): Promise<Inferred> {
  const [root, room] = [makePlace(), makeRoom()];
  for await (const row of rows) observeValue(root, row, room, 1);
  return finish(root, name, noteRest(root));
}

/** Makes a schema of a table of texts: an empty cell is an absent one, and each column has one type. */
export async function inferFromTable({ header, rows, notes }: CsvTable, name: SampleName): Promise<Inferred> {
  const [root, room] = [makePlace(), makeRoom()];
  const columns = header.map((column) => placeOf(root, column, room, true));
  for await (const some of rows)
    for (const cells of some) {
      root.seen += 1;
      root.objects += 1;
      const last = Math.min(cells.length, columns.length);
      for (let at = 0; at < last; at++) {
        const [cell, column] = [cells[at], columns[at]];
        if (cell && column) observeText(column, cell, room);
      }
    }
  return finish(root, name, [...notes(), ...noteRest(root)]);
}
