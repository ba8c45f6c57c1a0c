const header =
  'Crime ID,Month,Reported by,Falls within,Longitude,Latitude,Location,LSOA code,LSOA name,Crime type,Last outcome category,Context';

type Street = {
  readonly month: string;
  readonly reportedBy?: string;
  readonly rows: number;
  readonly area?: string;
  readonly category?: string;
  /** Tells files of the same month and force apart. */
  readonly seed?: string;
};

const hexadecimal = (seed: string, number: number) =>
  Buffer.from(`${seed}-${number}`).toString('hex').padEnd(64, '0').slice(0, 64);

/** A street-level file of the publisher's shape, every row located and each with its own id. */
export function streetFile({
  month,
  reportedBy = 'Kent Police',
  rows,
  area = 'Maidstone',
  category = 'Burglary',
  seed = month,
}: Street): string {
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      ...[hexadecimal(seed, index), month, reportedBy, reportedBy, '0.522200', '51.272000', 'On or near High Street'],
      ...['E01024381', `${area} 001A`, category, 'Under investigation', ''],
    ].join(','),
  );
  return `${[header, ...lines].join('\n')}\n`;
}
