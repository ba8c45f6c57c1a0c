import type { IncidentSummary } from '@halyard/contracts/incidents.ts';
import { useAssignable } from '../incident-queries.ts';
import { useRights } from '../use-rights.ts';

/** Names by id of everyone an incident can be looked up by: who can be given one, and who has one of those in sight. */
export function usePeople(incidents: readonly IncidentSummary[]): ReadonlyMap<string, string> {
  const rights = useRights();
  const assignable = useAssignable(rights.assign);
  const people = new Map(assignable.data?.map(({ id, name }) => [id, name]));
  for (const { assignedTo } of incidents) if (assignedTo?.id) people.set(assignedTo.id, assignedTo.name);
  return people;
}
