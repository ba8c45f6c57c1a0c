import { countryMiddle, createBundleWriter } from '@halyard/threat-exchange';
import { readNames } from '../database/person-names.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { mountAlerts } from '../modules/alerts/alert-routes.ts';
import { mountAttack } from '../modules/attack/attack-routes.ts';
import { mountIncidents } from '../modules/incidents/incident-routes.ts';
import { requireWorkable } from '../modules/incidents/incident-store.ts';
import { createIncidentRecorder } from '../modules/incidents/record-incident.ts';
import { createReadIncident } from '../modules/incidents/show-incident.ts';
import { mountIntelligence } from '../modules/intelligence/mount-intelligence.ts';
import { toThreats } from '../modules/intelligence/threats/show-threats.ts';
import { mountPlaybooks } from '../modules/playbooks/playbook-routes.ts';
import { readRuns } from '../modules/playbooks/run-store.ts';
import { mountReports } from '../modules/reports/report-routes.ts';
import { readDetectionRules } from '../modules/sigma/show-rules.ts';
import type { Platform } from '../platform/mount/mount.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string; readonly productName: string };

/** Incidents, how they are worked on and reported, and the intelligence they rest on. */
export function mountInvestigations(platform: Platform, { log, newId, productName }: Ports): void {
  const incidents = { newId, record: createIncidentRecorder(log), readIncident: createReadIncident({ readRuns }) };

  mountIncidents(platform, incidents);
  mountPlaybooks(platform, {
    ...incidents,
    log,
    requireWorkable,
    nameOf: async (db, personId) => (await readNames(db, [personId])).get(personId) ?? null,
  });
  mountAlerts(platform, { log, newId, toThreats });
  mountAttack(platform, { log, newId, readRules: readDetectionRules });
  mountReports(platform, { log, productName });
  mountIntelligence(platform, {
    log,
    newId,
    placeOfCountry: countryMiddle,
    createBundleWriter: (names) => createBundleWriter({ bundleId: newId(), names }),
  });
}
