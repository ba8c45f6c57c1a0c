import type { Endpoint } from '../endpoint.ts';

type Group = { readonly name: string; readonly description: string; readonly below: readonly string[] };

/** The groups of the API document, in its order, with the addresses that belong to each. */
export const operationGroups: readonly Group[] = [
  {
    name: 'Threats',
    description: 'Threats, alerts and the rules that raise them.',
    below: ['/threats', '/alerts', '/alert-rules', '/severity-rules'],
  },
  {
    name: 'Received alerts',
    description: 'Sources, their deliveries, and the resulting alerts.',
    below: [
      '/received-alerts',
      '/quiet-rules',
      '/group-rules',
      '/alert-groups',
      '/alert-queues',
      '/sources',
      '/intake-deliveries',
      '/taxii-collections',
      '/intake',
    ],
  },
  {
    name: 'Observables',
    description: 'Observables, the indicators that match them, and the lists that hold matches back.',
    below: ['/observables', '/objects', '/sightings', '/indicators', '/warning-lists'],
  },
  {
    name: 'Block lists',
    description: 'Values that firewalls fetch and block.',
    below: ['/block-lists'],
  },
  {
    name: 'Enrichment',
    description: 'Data about observables from tables, files and other services.',
    below: ['/enrichment', '/enrichment-tables', '/enrichment-actions', '/address-places'],
  },
  {
    name: 'Sigma rules',
    description: 'Detection rules that run on the events of sources.',
    below: ['/sigma-rules'],
  },
  {
    name: 'ATT&CK',
    description: 'The matrix, its techniques, and Navigator layers.',
    below: ['/attack'],
  },
  {
    name: 'Network',
    description: 'Entities, the connections between them, and the graph.',
    below: ['/entities', '/connections', '/graph', '/changes', '/stix-objects'],
  },
  {
    name: 'Incidents',
    description: 'Incidents, playbooks and reports.',
    below: ['/incidents', '/playbooks', '/people', '/reports'],
  },
  {
    name: 'Imports',
    description: 'STIX bundles and CSV files: upload, progress, rejected rows and undo.',
    below: ['/imports'],
  },
  {
    name: 'Crime data',
    description: 'Street-level police data: imports, rows, figures and analyses.',
    below: ['/crime', '/analysis', '/analyses'],
  },
  { name: 'Schemas', description: 'JSON Schemas: store, infer, compare and validate.', below: ['/schemas'] },
  {
    name: 'Search',
    description: 'One search over every kind of record, and queries over one subject.',
    below: ['/search', '/query'],
  },
  {
    name: 'Live events',
    description: 'Events, as a stream and as a list.',
    below: ['/live', '/events'],
  },
  {
    name: 'History',
    description: 'What changed in a record, a list or a source between two instants.',
    below: ['/history'],
  },
  { name: 'Tasks', description: 'The tasks of the caller.', below: ['/todos'] },
  {
    name: 'Saved views',
    description: 'Named filters of lists, own and shared.',
    below: ['/views', '/view-defaults'],
  },
  { name: 'Dashboard', description: 'The dashboard of the caller.', below: ['/dashboard'] },
  {
    name: 'Notifications',
    description: 'The notifications of the caller, and announcements.',
    below: ['/notifications'],
  },
  { name: 'Assistant', description: 'Questions in natural language.', below: ['/assistant', '/ai'] },
  { name: 'Help', description: 'Instructions and terms, as shown on the screens.', below: ['/help'] },
  {
    name: 'Account',
    description: 'The account, sessions and settings of the caller.',
    below: ['/users/me', '/users/profile', '/users/settings', '/users/api-key', '/users/webhook'],
  },
  { name: 'Users', description: 'All accounts; for administrators.', below: ['/users'] },
  {
    name: 'Administration',
    description: 'The audit log, background work, the sample workspace, and the state of the server.',
    below: [
      '/audit',
      '/background-work',
      '/sample-workspace',
      '/analytics',
      '/health',
      '/system-health',
      '/retention',
      '/readyz',
      '/openapi.json',
    ],
  },
];

const isBelow = (path: string, address: string) => path === address || path.startsWith(`${address}/`);

/** The group of an operation; the first that has its address. */
export function groupOf({ path }: Pick<Endpoint, 'path'>): string {
  const found = operationGroups.find(({ below }) => below.some((address) => isBelow(path, address)));
  if (!found) throw new Error(`${path} belongs to no group of the API document. Add it to one in operation-groups.ts.`);
  return found.name;
}
