import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createServer } from '../platform/create-server.ts';
import { isFatal } from '../platform/replies/answer-error.ts';
import { createFailureReporter } from '../platform/replies/report-failures.ts';
import { createSharedCounts } from '../platform/requests/shared-counts.ts';
import type { LogFailure } from './log-failure.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: EventLog;
  /** Whether someone listed this origin for an API key. */
  readonly isKeyOrigin: (origin: string) => Promise<boolean>;
  /** The database can no longer be trusted: the process has to end. */
  readonly onFatal: ((cause: unknown) => void) | undefined;
  readonly failed: LogFailure;
  readonly newRequestId: ((raw: IncomingMessage) => string) | undefined;
  /** Hears of an error code that the API document does not have at its operation; else the log does. */
  readonly onUndeclared: ((what: string) => void) | undefined;
};

/** The bare HTTP server; its failures are reported to the administrators, and to the shutdown handler. */
export function openServer(options: Options): Promise<FastifyInstance> {
  const { database, clock, config, log, isKeyOrigin, onFatal, failed, newRequestId, onUndeclared } = options;
  const reportFailure = createFailureReporter({ database, log, clock });
  return createServer({
    config,
    clock,
    isKeyOrigin,
    newRequestId,
    onUndeclared,
    countShared: database.dialect === 'postgres' ? createSharedCounts({ database, clock }) : undefined,
    onFailure: (failure) => {
      if (isFatal(failure.cause)) onFatal?.(failure.cause);
      reportFailure(failure).catch(failed('a failure could not be reported'));
    },
  });
}
