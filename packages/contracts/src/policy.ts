import type { Role } from './accounts/roles.ts';
import { stepUpForMs } from './accounts/step-up.ts';

/** How far a permission reaches: every row, the caller's own rows, or no row at all. */
export type AccessScope = 'all' | 'own' | 'none';

type Row = Readonly<Record<Role, AccessScope>>;

const row = (admin: AccessScope, analyst: AccessScope, viewer: AccessScope): Row => ({ admin, analyst, viewer });

const everyone = row('all', 'all', 'all');
const ownOnly = row('own', 'own', 'own');
const staff = row('all', 'all', 'none');
const adminOnly = row('all', 'none', 'none');
const adminOrOwnAnalyst = row('all', 'own', 'none');

/**
 * Who may do what: the one table that menu, route guard, API and assistant ask.
 * Columns are admin, analyst, viewer. A route whose resource and action have no row stops the start-up.
 */
export const policy = {
  account: { read: ownOnly, update: ownOnly },
  analyses: { read: everyone, run: staff, delete: adminOrOwnAnalyst },
  alerts: { read: everyone, acknowledge: staff, link: staff, edit: staff },
  apiKeys: { regenerate: ownOnly, revoke: row('all', 'own', 'own') },
  assistant: { use: ownOnly },
  attack: { read: everyone, edit: staff },
  audit: { read: adminOnly, verify: adminOnly },
  backgroundWork: { read: adminOnly, cancel: adminOnly, retry: adminOnly },
  changes: { undo: staff },
  dashboard: { read: ownOnly, arrange: ownOnly },
  exports: { single: everyone, bulk: everyone },
  help: { read: everyone },
  imports: { read: staff, create: staff, delete: adminOrOwnAnalyst },
  incidents: { read: everyone, create: staff, update: staff, delete: adminOnly },
  intelligence: { read: everyone, create: staff, update: staff, delete: adminOnly },
  liveUpdates: { subscribe: everyone },
  notifications: { read: ownOnly, update: ownOnly, broadcast: adminOnly },
  observables: { read: everyone, edit: staff },
  openapi: { read: everyone },
  people: { assign: staff },
  platform: { read: adminOnly, update: adminOnly },
  playbooks: { read: everyone, run: staff, edit: adminOnly },
  schemas: { read: everyone, create: staff, update: staff, delete: adminOrOwnAnalyst },
  search: { use: everyone },
  sigma: { read: everyone, edit: staff, delete: adminOnly },
  sessions: { read: ownOnly, revoke: row('all', 'own', 'own') },
  settings: { read: ownOnly, update: ownOnly },
  sources: { read: staff, edit: adminOnly },
  events: { read: ownOnly, update: ownOnly },
  todos: { list: ownOnly, create: ownOnly, update: ownOnly, delete: ownOnly },
  usage: { report: ownOnly },
  users: { list: adminOnly, read: row('all', 'own', 'own'), create: adminOnly, update: adminOnly, delete: adminOnly },
  views: { read: everyone, edit: ownOnly, share: staff },
  warningLists: { read: everyone, edit: adminOnly },
  webhooks: { read: ownOnly, test: ownOnly },
} as const satisfies Record<string, Record<string, Row>>;

export type Resource = keyof typeof policy;
export type Action<R extends Resource = Resource> = R extends Resource
  ? Extract<keyof (typeof policy)[R], string>
  : never;
export type Permission = { [R in Resource]: { readonly resource: R; readonly action: Action<R> } }[Resource];

/** Names one cell of the table; the compiler rejects a pair that has no row. */
export function allow<R extends Resource>(resource: R, action: Action<R>): Permission {
  return { resource, action } as Permission;
}

/** Looks the permission up. `undefined` means that the table has no such row, which is a mistake of ours. */
export function findRow({ resource, action }: Permission): Row | undefined {
  return (policy as Record<string, Record<string, Row>>)[resource]?.[action];
}

/** How far `role` may go with `permission`; a missing row allows nothing. */
export function scopeFor(role: Role, permission: Permission): AccessScope {
  return findRow(permission)?.[role] ?? 'none';
}

export function can(role: Role, permission: Permission): boolean {
  return scopeFor(role, permission) !== 'none';
}

/** A cell of the table that one role has and another has not, or not as far; `reach` is the further one. */
export type Right = {
  readonly resource: Resource;
  readonly action: string;
  readonly reach: Exclude<AccessScope, 'none'>;
};

const reachRank: Readonly<Record<AccessScope, number>> = { none: 0, own: 1, all: 2 };

/** Every permission that is wider for `role` than for `other`. */
function rightsBeyond(role: Role, other: Role): readonly Right[] {
  return Object.entries(policy).flatMap(([resource, actions]) =>
    Object.entries(actions as Record<string, Row>).flatMap(([action, cells]) => {
      const reach = cells[role];
      if (reach === 'none' || reachRank[reach] <= reachRank[cells[other]]) return [];
      return [{ resource: resource as Resource, action, reach }];
    }),
  );
}

/** Permissions gained and lost by a change of role. */
export const compareRoles = (from: Role, to: Role) => ({
  gained: rightsBeyond(to, from),
  lost: rightsBeyond(from, to),
});

// Credentials, users and settings are decided by people who are signed in, and so is what could hide a misuse.
const closedToKeys: readonly Resource[] = [
  ...([
    'account',
    'apiKeys',
    'assistant',
    'audit',
    'backgroundWork',
    'platform',
    'sessions',
    'settings',
    'sources',
    'users',
    'webhooks',
  ] as const),
];

/** Whether an API key may do it at all; its owner's row of the table decides the rest. Viewers' keys only read. */
export function mayKeyUse(role: Role, { resource }: Permission, method: string): boolean {
  return !closedToKeys.includes(resource) && (role !== 'viewer' || method === 'GET');
}

/** That the password must have been given within this time, in milliseconds; always, or only for what `when` says. */
export type RecentSignIn = { readonly withinMs: number; readonly when?: string };

const always: RecentSignIn = { withinMs: stepUpForMs.security };
const onlyFor = (when: string, withinMs: number = stepUpForMs.security): RecentSignIn => ({ withinMs, when });

/**
 * Operations that require a recent sign-in, by method and path: those that create, change or take over an account, hand
 * out a secret, let data leave for someone else, or cannot be undone. A stolen session alone cannot perform them.
 */
export const recentSignIns: Readonly<Record<string, RecentSignIn>> = {
  'GET /audit/export': always,
  'DELETE /sample-workspace': always,
  'POST /users': always,
  'PUT /users/:id': always,
  'DELETE /users/:id': always,
  'PATCH /users/:id/status': always,
  'POST /users/status-changes': always,
  'POST /users/role-changes': onlyFor('roles that are changed, not only compared'),
  'POST /users/:id/invitation': always,
  'POST /users/:id/role-request': always,
  'POST /users/:id/second-factor/reset': always,
  'POST /users/:id/sign-in': always,
  'POST /users/api-key/regenerate': always,
  'POST /users/webhook/secret': always,
  'POST /sources': always,
  'POST /sources/:id/token': always,
  'POST /block-lists': always,
  'POST /block-lists/:id/token': always,
  'POST /enrichment-actions': always,
  'PUT /enrichment-actions/:id': always,
  'POST /taxii-collections': always,
  'PUT /taxii-collections/:id': always,
  'PUT /retention/:kind': always,
  'POST /system-health/audit-break/acknowledgement': always,
  'GET /users/profile/export': always,
  'PUT /users/profile': onlyFor('another e-mail address or password', stepUpForMs.profile),
  'POST /users/profile/recovery-codes': always,
  'PATCH /users/profile/devices/:id': onlyFor('a device that is trusted from now on'),
  'PUT /users/settings': onlyFor('a weaker security setting, or another way in or out for data'),
};

/** The table's entry for an operation; undefined if any live session may perform it. */
export const recentSignInOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  recentSignIns[`${method} ${path}`];
