import { cancelAnalysis, getAnalysis, listAnalyses, requestAnalysis } from '@halyard/contracts/crime/analysis.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { findAnalysis, insertAnalysis, listAnalysisRows, toAnalysis } from './analysis-store.ts';
import { cancelledBy, endWithEvent } from './end-with-event.ts';
import { queueAnalysis, workIdOf } from './queue-analysis.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: BackgroundWork;
};

async function requireAnalysis({ database }: Platform, id: string, ownerId?: string) {
  const found = await findAnalysis(database.read, id, ownerId);
  if (!found) throw new ApiError('analysis_not_found');
  return found;
}

/** Analyses of one month of crime data: request, result, list and cancel. */
export function mountAnalyses(platform: Platform, { log, newId, work }: Ports): void {
  const { clock, database } = platform;

  mountChange(platform, requestAnalysis, async ({ tx, caller, body }) => {
    const [id, now] = [newId(), clock()];
    const draft = {
      id,
      month: `${body.year}-${body.month}`,
      cities: body.cities ?? [],
      ownerId: caller.id,
      isSampled: body.sample,
    };
    await insertAnalysis(tx, draft, now);
    await queueAnalysis(tx, work, draft);
    const row = await findAnalysis(tx, id);
    if (!row) throw new ApiError('analysis_not_found');
    return toAnalysis(row);
  });

  mountRead(platform, getAnalysis, async ({ params: { id } }) => toAnalysis(await requireAnalysis(platform, id)));

  mountRead(platform, listAnalyses, ({ query }) => listAnalysisRows(database.read, query));

  mountWork(platform, cancelAnalysis, async ({ params: { id }, caller, reach, actor }) => {
    const found = await requireAnalysis(platform, id, reach === 'own' ? caller.id : undefined);
    await database.write(async (tx) => {
      const error = await cancelledBy(tx, caller.id);
      const hasEnded = await endWithEvent(tx, log, found, { status: 'failed', error }, { now: clock(), actor });
      if (!hasEnded) throw new ApiError('analysis_not_running');
      await work.withdraw(tx, workIdOf(id));
    });
    work.interrupt(workIdOf(id));
    return toAnalysis(await requireAnalysis(platform, id));
  });
}
