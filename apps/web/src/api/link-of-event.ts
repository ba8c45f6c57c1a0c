import type { EventEntry } from '@halyard/contracts/events.ts';

const goneKinds: readonly EventEntry['kind'][] = [
  ...([
    'task_deleted',
    'account_deleted',
    'threat_deleted',
    'entity_deleted',
    'incident_deleted',
    'schema_deleted',
  ] as const),
];

/** The screen that shows the record of an event; null if it is gone or has no screen. */
export function linkOfEvent({ kind, objectType, objectId }: Pick<EventEntry, 'kind' | 'objectType' | 'objectId'>) {
  if (objectId !== null && !goneKinds.includes(kind)) {
    if (objectType === 'todo') return { to: '/todos', search: { task: objectId } } as const;
    // Every period contains it: the detail opens by its id.
    if (objectType === 'threat') return { to: '/threats', search: { threat: objectId } } as const;
    if (objectType === 'entity' || objectType === 'record')
      return { to: '/network', search: { entity: objectId } } as const;
    if (objectType === 'incident') return { to: '/security', search: { incident: objectId } } as const;
    if (objectType === 'crime_import')
      return { to: '/crime-analysis', search: { tab: 'imports', import: objectId } } as const;
    if (objectType === 'analysis') return { to: '/crime-analysis', search: { analysis: objectId } } as const;
    if (objectType === 'schema') return { to: '/schemas', search: { schema: objectId } } as const;
    if (objectType === 'import') return { to: '/imports', search: { import: objectId } } as const;
  }
  return null;
}
