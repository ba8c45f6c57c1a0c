import {
  countThreatsOutside,
  getThreat,
  getThreatMap,
  getThreatTrend,
  listThreats,
} from '@halyard/contracts/intelligence/threats.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { settleImported } from '../filter-imported.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { toInstantOrNull } from '../record-columns.ts';
import { readRecords } from '../record-store.ts';
import { mountThreatChanges } from './change-routes.ts';
import { countOutside, countThreats, listNames, totalOf } from './count-threats.ts';
import { mountThreatExport } from './export-threats.ts';
import { boundsOf } from './filter-threats.ts';
import { readThreatIds } from './list-threats.ts';
import { readThreatDetail } from './show-threat-detail.ts';
import { toThreats } from './show-threats.ts';
import { readThreatMap } from './threat-map.ts';
import { readTrend } from './threat-trend.ts';
import { mountThreatWriting } from './write-threat.ts';

export function mountThreats(platform: Platform, ports: IntelligencePorts): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, listThreats, async ({ query: { sort, direction, limit, after, ...asked } }) => {
    const now = clock();
    const filter = await settleImported(db, asked);
    const { ids, next } = await readThreatIds(db, { filter, now, sort, direction }, { limit, after });
    const counts = await countThreats(db, filter, now);
    const { since, until } = boundsOf(filter, now);
    const span = { period: filter.period, now };
    return {
      threats: await toThreats(db, await readRecords(db, ids)),
      next,
      total: totalOf(counts),
      counts,
      since: toInstantOrNull(since),
      until: toInstantOrNull(until),
      types: await listNames(db, 'type', span),
      sources: await listNames(db, 'source', span),
    };
  });

  mountRead(platform, countThreatsOutside, async ({ query }) =>
    countOutside(db, await settleImported(db, query), clock()),
  );

  mountRead(platform, getThreatTrend, async ({ query: { timeZone, ...filter } }) =>
    readTrend(db, await settleImported(db, filter), clock(), timeZone),
  );

  mountRead(platform, getThreatMap, async ({ query }) => readThreatMap(db, await settleImported(db, query), clock()));

  mountThreatExport(platform, ports);

  mountRead(platform, getThreat, ({ params }) => readThreatDetail(db, params.id));

  mountThreatWriting(platform, ports);
  mountThreatChanges(platform, ports);
}
