import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import type { audit } from '../../text/en/administration/audit.ts';

type Words = typeof audit;

/** Who did it, as far as it is known. */
export function describeActor({ actorId, actorName, address }: AuditEntry, text: Words): string {
  if (actorId === null) return address === null ? text.nobody : text.anonymous;
  return actorName ?? text.goneActor;
}

/** What it was done to: a name where there is one, else what kind of thing it is. */
export function describeObject({ objectType, objectName }: AuditEntry, text: Words): string {
  if (objectType === null) return text.nothing;
  return objectName ?? text.objectName(objectType);
}
