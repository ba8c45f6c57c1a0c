import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';

/** One column of the publisher: its header, our name for it, and other headers under which it has been seen. */
export type LayoutColumn = {
  readonly header: string;
  readonly key: string;
  readonly renames?: readonly string[];
  /** A file may lack it: programs omit an empty column. */
  readonly isOptional?: true;
};

const location: readonly LayoutColumn[] = [
  { header: 'Crime ID', key: 'crime_id', renames: ['id', 'crimeid', 'persistent id'] },
  { header: 'Month', key: 'month', renames: ['date', 'year month'] },
  { header: 'Reported by', key: 'reported_by', renames: ['force', 'police force', 'reporting force'] },
  { header: 'Falls within', key: 'falls_within', renames: ['falls in', 'fallswithin'] },
  { header: 'Longitude', key: 'longitude', renames: ['long', 'lon', 'lng', 'x'] },
  { header: 'Latitude', key: 'latitude', renames: ['lat', 'y'] },
  { header: 'Location', key: 'location', renames: ['street', 'street name', 'location description'] },
  { header: 'LSOA code', key: 'lsoa_code', renames: ['lsoa', 'lsoa id', 'lsoacode'] },
  { header: 'LSOA name', key: 'lsoa_name', renames: ['lsoa area', 'lsoaname'] },
];

/** The columns of each kind of file in the publisher's order (data.police.uk, “About the data”: “CSV columns”). */
export const layouts: Readonly<Record<CrimeKind, readonly LayoutColumn[]>> = {
  street: [
    ...location,
    { header: 'Crime type', key: 'category', renames: ['type', 'category', 'crime category', 'crimetype'] },
    {
      header: 'Last outcome category',
      key: 'outcome',
      renames: ['outcome', 'last outcome', 'outcome category', 'outcome status'],
    },
    { header: 'Context', key: 'context', renames: ['notes'], isOptional: true },
  ],
  outcomes: [...location, { header: 'Outcome type', key: 'outcome_type' }],
  'stop-and-search': [
    { header: 'Type', key: 'type' },
    { header: 'Date', key: 'date', renames: ['datetime', 'date time'] },
    { header: 'Part of a policing operation', key: 'part_of_operation' },
    { header: 'Policing operation', key: 'operation' },
    { header: 'Latitude', key: 'latitude', renames: ['lat', 'y'] },
    { header: 'Longitude', key: 'longitude', renames: ['long', 'lon', 'lng', 'x'] },
    { header: 'Gender', key: 'gender', renames: ['sex'] },
    { header: 'Age range', key: 'age_range', renames: ['age'] },
    { header: 'Self-defined ethnicity', key: 'self_defined_ethnicity' },
    { header: 'Officer-defined ethnicity', key: 'officer_defined_ethnicity' },
    { header: 'Legislation', key: 'legislation' },
    { header: 'Object of search', key: 'object_of_search' },
    { header: 'Outcome', key: 'outcome' },
    { header: 'Outcome linked to object of search', key: 'outcome_linked_to_object' },
    { header: 'Removal of more than just outer clothing', key: 'outer_clothing_removed' },
  ],
};
