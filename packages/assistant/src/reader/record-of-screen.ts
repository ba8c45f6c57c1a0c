import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';

/** Which parameter of which screen names the record that is open. */
const parameters: readonly (readonly [path: string, parameter: string, subject: SubjectName])[] = [
  ['/security', 'incident', 'incidents'],
  ['/security', 'playbook', 'playbooks'],
  ['/threats', 'threat', 'threats'],
  ['/network', 'entity', 'entities'],
  ['/schemas', 'schema', 'schemas'],
  ['/crime-analysis', 'analysis', 'analyses'],
  ['/todos', 'task', 'tasks'],
  ['/users', 'user', 'people'],
  ['/imports', 'import', 'imports'],
];

/** The record that an address of the console shows; null where it shows none. */
export function recordOfScreen(screen: string): { readonly subject: SubjectName; readonly id: string } | null {
  const address = URL.parse(screen, 'http://console.invalid');
  if (!address) return null;
  for (const [path, parameter, subject] of parameters) {
    // The console's router writes digits that are text in quotes: `incident="7"`.
    const id = address.searchParams.get(parameter)?.replace(/^"(.*)"$/, '$1');
    if (address.pathname === path && id && /^[\w-]{1,64}$/.test(id)) return { subject, id };
  }
  return null;
}
