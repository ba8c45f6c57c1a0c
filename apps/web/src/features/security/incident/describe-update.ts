import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { describeIncidentUpdate, wroteWith } from '@halyard/messages';
import type { security } from '../../../text/en/intelligence/security.ts';

/** The text of a timeline entry: our sentence for the kind, if there is one, and the user's text. */
export type DescribedUpdate = {
  readonly sentence: string | null;
  readonly written: string;
  readonly isNote: boolean;
};

/** Says what happened to an incident in the language of the console. */
export const describeUpdate = (update: IncidentUpdate, { messages }: typeof security): DescribedUpdate => ({
  sentence: describeIncidentUpdate(update, messages),
  written: wroteWith(update),
  isNote: update.kind === 'incident_note_added',
});
