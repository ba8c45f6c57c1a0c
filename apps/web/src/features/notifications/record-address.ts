import type { Notification } from '@halyard/contracts/work/notifications.ts';

type About = Pick<Notification, 'kind' | 'objectType' | 'objectId' | 'why'>;

const goneKinds = /_(deleted|unlinked|undone)$/;

/** The screen that shows the record of a notification; undefined if it is gone or has no screen. */
export function recordAddress({ kind, objectType, objectId, why }: About): string | undefined {
  if (goneKinds.test(kind)) return undefined;
  const id = objectId === null ? undefined : encodeURIComponent(objectId);
  switch (objectType) {
    case 'threat':
      return id && `/threats?threat=${id}`;
    case 'entity':
    case 'record':
      return id && `/network?entity=${id}`;
    case 'connection':
      return '/network';
    case 'incident':
      return id && `/security?incident=${id}`;
    case 'playbook':
      return '/security?tab=playbooks';
    case 'alert':
      return id && `/security?tab=alerts&alerts=received&alert=${id}`;
    case 'source':
      // Everyone sees alerts; sources are for those who look after them.
      return (
        id &&
        (kind === 'alerts_received' ? `/security?tab=alerts&alerts=received&source=${id}` : `/sources?source=${id}`)
      );
    case 'sigma_rule':
      return id && `/sigma?rule=${id}`;
    case 'attack_layer':
      return id && `/attack?b=layer~${id}`;
    case 'alert_rule':
      return '/security?tab=alerts';
    case 'alert_queue':
      return '/security?tab=alerts&alerts=received&rules=queues';
    case 'quiet_rule':
      return '/security?tab=alerts&alerts=received&rules=quiet';
    case 'group_rule':
      return '/security?tab=alerts&alerts=received&rules=groups';
    case 'import':
      return id && `/imports?import=${id}`;
    case 'todo':
      return id && `/todos?task=${id}`;
    case 'person':
      return why === 'administrators' ? id && `/users?user=${id}` : '/profile';
    case 'request':
    case 'work':
    case 'audit':
      return '/admin/health';
    case 'settings':
      return '/settings';
    case 'api_key':
    case 'webhook':
    case 'webhook_delivery':
      return '/settings?tab=api';
    default:
      return undefined;
  }
}
