import { type AccountRole, fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { allow, can, type Permission } from '@halyard/contracts/policy.ts';
import { screenOf } from '../layout/use-screen-path.ts';

/** The intelligence modules in the order of the menu; `inline` ones also are in the bar itself. */
const modules = [
  { key: 'dashboard', to: '/dashboard', inline: 'dashboard' },
  { key: 'threats', to: '/threats', inline: 'threats' },
  { key: 'network', to: '/network', inline: 'network' },
  { key: 'security', to: '/security' },
  { key: 'sources', to: '/sources', permission: allow('sources', 'read') },
  { key: 'attack', to: '/attack', permission: allow('attack', 'read') },
  { key: 'crimeAnalysis', to: '/crime-analysis', inline: 'crimeAnalysis' },
  { key: 'schemas', to: '/schemas', inline: 'schemas' },
  { key: 'users', to: '/users', permission: allow('users', 'list') },
] as const satisfies readonly { key: string; to: string; inline?: string; permission?: Permission }[];

type Module = (typeof modules)[number];

/** The modules visible for a role: the policy table decides. */
export function modulesFor(role: AccountRole): readonly Module[] {
  return modules.filter((module) => !('permission' in module) || can(fromAccountRole(role), module.permission));
}

export const inlineModules = modules.filter((module) => 'inline' in module);

/** Whether this screen is in the menu of a narrow window, which holds every module. */
export const isModule = (path: string) => modules.some(({ to }) => to === path);

/** Whether this screen is in the modules menu only. */
export const isBehindModules = (path: string) => modules.some((module) => !('inline' in module) && module.to === path);

/** The screens in the user menu. */
const personalScreens = ['/profile', '/todos', '/imports', '/audit', '/admin/health', '/settings', '/api-reference'];
export const isBehindUserMenu = (path: string) => personalScreens.includes(screenOf(path));
