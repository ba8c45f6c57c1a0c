import { getIncident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../draft/create-draft.ts';
import { summarise } from './summarise.ts';

/** Returns a summary of an incident; its number is its id. Throws `incident_not_found`. */
export async function summariseRecord(draft: Draft, id: string): Promise<void> {
  const { reply, cite } = await draft.ask(getIncident, { params: { id } }, { label: incidentName(Number(id)) });
  summarise(draft, reply, cite);
}
