/** A record: its kind, and its id as the screens' addresses carry it. */
export type Subject = {
  readonly kind: 'incident' | 'threat' | 'entity' | 'playbook' | 'schema' | 'analysis' | 'task' | 'user';
  readonly id: string;
};

/** Which parameter of which screen names the record that is open. */
const parameters: readonly (readonly [path: string, parameter: string, kind: Subject['kind']])[] = [
  ['/security', 'incident', 'incident'],
  ['/security', 'playbook', 'playbook'],
  ['/threats', 'threat', 'threat'],
  ['/network', 'entity', 'entity'],
  ['/schemas', 'schema', 'schema'],
  ['/crime-analysis', 'analysis', 'analysis'],
  ['/todos', 'task', 'task'],
  ['/users', 'user', 'user'],
];

/** The record that an address of the console shows; null where it shows none. */
export function subjectOfScreen(screen: string): Subject | null {
  const address = URL.parse(screen, 'http://console.invalid');
  if (!address) return null;
  for (const [path, parameter, kind] of parameters) {
    // The console's router writes digits that are text in quotes: `incident="7"`.
    const id = address.searchParams.get(parameter)?.replace(/^"(.*)"$/, '$1');
    if (address.pathname === path && id && /^[\w-]{1,64}$/.test(id)) return { kind, id };
  }
  return null;
}
