import type { Signal } from '@halyard/contracts/signals.ts';

const goneKinds: readonly Signal['kind'][] = ['task_deleted', 'account_deleted'];

/** Where the record of a signal can be seen; the list of signals where the record is gone or has no screen. */
export function linkOf({ kind, objectType, objectId }: Signal) {
  if (objectType === 'todo' && objectId !== null && !goneKinds.includes(kind))
    return { to: '/todos', search: { task: objectId } } as const;
  return { to: '.', search: { signals: 'all' } } as const;
}
