/** The tables of a CSV file, with their columns as on the server, and example rows. */
export const csvTemplates = {
  threats: {
    file: 'threats.csv',
    required: ['name', 'type', 'severity'],
    optional: ['source', 'timestamp', 'status', 'confidence', 'tlp', 'labels', 'country', 'description'],
    rows: [
      'Lookalike sign-in page,Phishing,High,Mail gateway,2026-11-20T14:05:00Z,Active,80,TLP:AMBER,phishing;credentials,NL,Imitates the supplier portal',
      'Port sweep on guest network,Reconnaissance,Low,Flow sensor,2026-11-21,Monitoring,60,TLP:GREEN,scan,,',
    ],
  },
  entities: {
    file: 'entities.csv',
    required: ['name', 'type'],
    optional: ['risk', 'last_activity', 'source', 'confidence', 'tlp', 'labels', 'country', 'description'],
    rows: [
      'Meridian Freight,Organization,Medium,2026-11-20,Case file,70,TLP:AMBER,logistics,NL,Carrier named in the case file',
      'Jordan Vale,Person,High,2026-11-21T08:42:00Z,Case file,60,TLP:RED,,GB,',
    ],
  },
  connections: {
    file: 'connections.csv',
    required: ['source', 'target', 'type'],
    optional: ['strength', 'last_contact'],
    rows: ['Jordan Vale,Meridian Freight,Employment,Strong,2026-11-20'],
  },
} as const;

export type CsvTable = keyof typeof csvTemplates;

export const csvTables = Object.keys(csvTemplates) as readonly CsvTable[];

/** A small file with heading and examples. */
export function writeTemplate(table: CsvTable) {
  const { file, required, optional, rows } = csvTemplates[table];
  const heading = [...required, ...optional].join(',');
  return { name: file, mediaType: 'text/csv', text: `${[heading, ...rows].join('\r\n')}\r\n` };
}
