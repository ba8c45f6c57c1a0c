import type { RoleEffect } from '@halyard/contracts/accounts/users.ts';
import type { users } from '../../../text/en/administration/users.ts';

type Right = RoleEffect['gained'][number];
/** Permissions described in one line. */
export type RightGroup = keyof (typeof users)['roleChange']['rights'];

const groupOf: Readonly<Record<string, RightGroup>> = {
  'users.list': 'users',
  'users.read': 'users',
  'users.create': 'users',
  'users.update': 'users',
  'users.delete': 'users',
  'audit.read': 'audit',
  'audit.verify': 'audit',
  'backgroundWork.read': 'backgroundWork',
  'backgroundWork.cancel': 'backgroundWork',
  'backgroundWork.retry': 'backgroundWork',
  'platform.read': 'workspace',
  'platform.update': 'workspace',
  'notifications.broadcast': 'announcements',
  'sessions.revoke': 'access',
  'apiKeys.revoke': 'access',
  'incidents.delete': 'deletion',
  'intelligence.delete': 'deletion',
  'playbooks.edit': 'playbooks',
  'imports.read': 'imports',
  'imports.create': 'imports',
  'imports.delete': 'imports',
  'intelligence.create': 'records',
  'intelligence.update': 'records',
  'incidents.create': 'incidents',
  'incidents.update': 'incidents',
  'people.assign': 'incidents',
  'playbooks.run': 'incidents',
  'alerts.acknowledge': 'alerts',
  'alerts.link': 'alerts',
  'alerts.edit': 'alerts',
  'analyses.run': 'analyses',
  'analyses.delete': 'analyses',
  'sources.read': 'sources',
  'sources.edit': 'sourceSettings',
  'sigma.edit': 'detection',
  'observables.edit': 'detection',
  'attack.edit': 'detection',
  'sigma.delete': 'detectionSettings',
  'warningLists.edit': 'detectionSettings',
  'views.share': 'views',
  'schemas.create': 'schemas',
  'schemas.update': 'schemas',
  'schemas.delete': 'schemas',
  'changes.undo': 'undo',
};

const ofOthers = ['imports.delete', 'analyses.delete', 'schemas.delete'];

/** The description of a permission; undefined if unknown to this console. */
export function findGroup({ resource, action, reach }: Right): RightGroup | undefined {
  const name = `${resource}.${action}`;
  return reach === 'all' && ofOthers.includes(name) ? 'workOfOthers' : groupOf[name];
}

/** Distinct lines that describe these permissions; one without a line is shown by name. */
export function groupRights(rights: readonly Right[]): readonly string[] {
  return [...new Set(rights.map((right) => findGroup(right) ?? `${right.resource}.${right.action}`))];
}
