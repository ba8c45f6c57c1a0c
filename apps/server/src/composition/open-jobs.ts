import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { analysisJob } from '../modules/analyses/queue-analysis.ts';
import { webhookJob } from '../modules/webhooks/queue-webhooks.ts';
import { createJobRunner, type JobHandler } from '../platform/jobs.ts';
import type { LogFailure } from './log-failure.ts';
import type { Webhooks } from './open-webhooks.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly deliver: Webhooks['deliver'];
  readonly startAnalysis: JobHandler;
  readonly failed: LogFailure;
};

/** The queue of jobs, with who does which kind. */
export function openJobs({ database, clock, deliver, startAnalysis, failed }: Options) {
  const deliverWebhook: JobHandler = async ({ payload: { deliveryId = '' } }) => {
    const againInMs = await deliver(deliveryId, { mayRetry: true });
    return againInMs === undefined ? undefined : { againInMs };
  };
  const jobs = createJobRunner({
    database,
    clock,
    onFailure: failed('a job failed'),
    handlers: { [webhookJob]: deliverWebhook, [analysisJob]: startAnalysis },
  });
  return {
    ...jobs,
    /** Something was queued that need not wait for the next look. */
    wake: () => void jobs.runDue().catch(failed('jobs could not be looked for')),
  };
}
