export { describeIncidentUpdate, type IncidentActivity, wroteWith } from './describe-incident-update.ts';
export { describeThreatEvent, type ThreatHistory } from './describe-threat-event.ts';
export { type EventMessages, eventSentence } from './event-messages.ts';
export { type Terms, wordOf } from './terms.ts';
