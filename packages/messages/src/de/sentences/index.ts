export { events } from './events.ts';
export { incidentActivity } from './incident-activity.ts';
export { threatHistory } from './threat-history.ts';
