import type { RecordIncident } from './record-incident.ts';
import type { ReadIncident } from './show-incident.ts';

export type IncidentPorts = {
  readonly newId: () => string;
  /** `createIncidentRecorder(log)` */
  readonly record: RecordIncident;
  /** `createReadIncident({ readRuns })` */
  readonly readIncident: ReadIncident;
};
