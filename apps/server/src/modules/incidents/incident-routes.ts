import {
  getIncident,
  getKpis,
  getSimilarIncidents,
  listAssignable,
  listIncidents,
} from '@halyard/contracts/operations/incidents.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { mountIncidentChanges } from './change-incident.ts';
import type { IncidentPorts } from './incident-ports.ts';
import { mountLinks } from './link-routes.ts';
import { countByStatus, readIncidentRows } from './list-incidents.ts';
import { mountOpenIncident } from './open-incident.ts';
import { readKpis } from './read-kpis.ts';
import { readSimilarIncidents } from './read-similar.ts';
import { toSummaries } from './show-incident.ts';
import { listStaff } from './staff.ts';
import { mountIncidentTimes } from './times/time-routes.ts';

export function mountIncidents(platform: Platform, ports: IncidentPorts): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, listIncidents, async ({ query: { limit, after, ...filter } }) => {
    const now = clock();
    const { rows, next } = await readIncidentRows(db, filter, now, { limit, after });
    const counts = await countByStatus(db, filter, now);
    return { incidents: await toSummaries(db, rows), total: counts[filter.status], counts, next };
  });

  mountRead(platform, getKpis, () => readKpis(db, clock()));

  mountRead(platform, getIncident, ({ params }) => ports.readIncident(db, params.id));

  mountRead(platform, getSimilarIncidents, ({ params }) => readSimilarIncidents(db, params.id));

  mountRead(platform, listAssignable, () => listStaff(db, clock()));

  mountOpenIncident(platform, ports);
  mountIncidentChanges(platform, ports);
  mountIncidentTimes(platform, ports);
  mountLinks(platform, ports);
}
