import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';

/** The number of a record as people write it: alerts have their own numbers, all others tell an incident's. */
export const numberName = (subject: SubjectName, number: number): string =>
  subject === 'receivedAlerts' ? alertNumber(number) : incidentName(number);
