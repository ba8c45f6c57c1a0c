import * as z from 'zod/mini';
import { text } from '../fields.ts';

/**
 * The type of the rows of a CSV file; `values` are addresses, domain names, hashes and the like: each is an indicator.
 */
export const csvContents = ['threats', 'entities', 'connections', 'records', 'values'] as const;
export type CsvContents = (typeof csvContents)[number];

const ofAnyRecord = [
  ...(['id', 'source', 'confidence', 'tlp', 'labels', 'country', 'latitude', 'longitude', 'accuracy'] as const),
  ...(['description', 'modified'] as const),
] as const;

/** The columns of each: those that must be there, and those that may. */
export const csvLayouts = {
  connections: {
    required: ['source', 'target', 'type'],
    optional: [
      ...(['id', 'source_id', 'target_id', 'strength', 'last_contact'] as const),
      ...(['description', 'confidence', 'tlp', 'modified'] as const),
    ],
  },
  threats: {
    required: ['name', 'type'],
    optional: [...ofAnyRecord, 'severity', 'severity_assumed', 'timestamp', 'status', 'risk'],
  },
  entities: { required: ['name', 'type'], optional: [...ofAnyRecord, 'risk', 'last_activity'] },
  /** Records of several families, as the network is exported. */
  records: {
    required: ['family', 'name', 'type'],
    optional: [...ofAnyRecord, 'severity', 'severity_assumed', 'status', 'risk', 'last_activity'],
  },
  /** Without a type each value is recognised by its form. */
  values: {
    required: ['value'],
    optional: [
      ...(['type', 'name', 'severity', 'timestamp', 'modified', 'description', 'confidence', 'labels'] as const),
      ...(['tlp', 'source'] as const),
    ],
  },
} as const;

type Layouts = typeof csvLayouts;
export type CsvField = Layouts[CsvContents]['required' | 'optional'][number];
export const csvFields: readonly CsvField[] = [
  ...new Set(csvContents.flatMap((contents): CsvField[] => fieldsOf(contents))),
];

/** The fields of rows of a kind, those that are needed first. */
export function fieldsOf(contents: CsvContents): CsvField[] {
  const { required, optional } = csvLayouts[contents];
  return [...required, ...optional];
}

export const isRequired = (contents: CsvContents, field: CsvField): boolean =>
  (csvLayouts[contents].required as readonly CsvField[]).includes(field);

/** Which column holds what, by its heading; `everyType` is one type for all rows, in place of a column. */
export const csvMapping = z.strictObject({
  contents: z.enum(csvContents),
  columns: z.partialRecord(z.enum(csvFields), text(300)),
  everyType: z.nullable(text(100)),
});
export type CsvMapping = z.output<typeof csvMapping>;
