import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import type { audit } from '../../text/en/administration/audit.ts';

type Words = typeof audit;

/** The actor, if known. */
export function describeActor({ actorId, actorName, address }: AuditEntry, text: Words): string {
  if (actorId === null) return address === null ? text.nobody : text.anonymous;
  return actorName ?? text.goneActor;
}

/** The object: its name if there is one, else its kind. */
export function describeObject({ objectType, objectName }: AuditEntry, text: Words): string {
  if (objectType === null) return text.nothing;
  return objectName ?? text.objectName(objectType);
}
