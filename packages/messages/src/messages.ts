import type { IncidentActivity } from './describe-incident-update.ts';
import type { ThreatHistory } from './describe-threat-event.ts';
import type { EventMessages } from './event-messages.ts';
import type { Terms } from './terms.ts';

/** The words of the domain in one language; another language is one folder that has them all. */
export type Messages = {
  readonly events: EventMessages;
  readonly incidentActivity: IncidentActivity;
  readonly terms: Terms;
  readonly threatHistory: ThreatHistory;
};
