import type { IncidentSummary } from '@halyard/contracts/operations/incidents.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useAssignable } from '../incident-queries.ts';

/** Names by id for the assignee filter: possible assignees, and those of visible incidents. */
export function usePeople(incidents: readonly IncidentSummary[]): ReadonlyMap<string, string> {
  const { may } = useRights();
  const assignable = useAssignable(may('people', 'assign'));
  const people = new Map(assignable.data?.map(({ id, name }) => [id, name]));
  for (const { assignedTo } of incidents) if (assignedTo?.id) people.set(assignedTo.id, assignedTo.name);
  return people;
}
