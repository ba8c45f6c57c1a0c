import { randomBytes, randomUUID } from 'node:crypto';
import { allEndpoints } from '@halyard/contracts/all-endpoints.ts';
import { getApiDocument } from '@halyard/contracts/api-document.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createEventLog } from './event-log/event-log.ts';
import { mountIdentity } from './identity/mount-identity.ts';
import { openIdentity } from './identity/open-identity.ts';
import { mountDashboard } from './modules/dashboard/dashboard-routes.ts';
import { mountHealth } from './modules/health/health-routes.ts';
import { mountAccount } from './modules/people/account-routes.ts';
import { enrolPerson } from './modules/people/enrol-person.ts';
import { readStanding } from './modules/people/person-store.ts';
import { createIdentityRecorder } from './modules/people/record-identity-event.ts';
import { mountSignals } from './modules/signals/signal-routes.ts';
import { mountTodos, restorableForMs } from './modules/todos/todo-routes.ts';
import { purgeDeleted } from './modules/todos/todo-store.ts';
import { mountUsage } from './modules/usage/usage-routes.ts';
import { isFatal } from './platform/answer-error.ts';
import { createServer } from './platform/create-server.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { forgetOldAttempts } from './platform/idempotency.ts';
import { createIdentify } from './platform/identify.ts';
import { mountRead, type Platform } from './platform/mount.ts';
import { mountApi } from './platform/mount-api.ts';
import { describeApi } from './platform/open-api.ts';
import { createFailureReporter } from './platform/report-failures.ts';
import { serveConsole } from './platform/serve-console.ts';
import { createTokenVerifier } from './platform/token-verifier.ts';

type Options = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** 32 bytes that seal the secrets of the identity provider. */
  readonly masterKey: Uint8Array;
  /** Where the built console lies. */
  readonly consoleFolder: string;
  /** The database can no longer be trusted: the process has to end. */
  readonly onFatal?: (cause: unknown) => void;
};

/** The composition root: the one file that knows every module and hands each what it needs. */
export async function createApp({ config, database, clock, masterKey, consoleFolder, onFatal }: Options) {
  const log = createEventLog(database.dialect);
  const identity = await openIdentity({
    ...{ database, clock, masterKey, config, random: (bytes) => randomBytes(bytes) },
    announce: createIdentityRecorder({ log, declaredRoles: config.declaredRoles }),
    enrol: enrolPerson,
  });
  const identify = createIdentify({
    verifyToken: createTokenVerifier({
      ...{ issuer: identity.issuer, clientId: config.clientId, clock, readJwks: identity.readPublicJwks },
    }),
    isSessionLive: identity.isSessionLive,
    readStanding: (personId) => readStanding(database.read, personId),
    clock,
  });

  const reportFailure = createFailureReporter({ database, log, clock });
  const app = await createServer({
    config,
    onFailure: (failure) => {
      if (isFatal(failure.cause)) onFatal?.(failure.cause);
      reportFailure(failure).catch((cause) => app.log.error(cause, 'a failure could not be reported'));
    },
  });

  let isDraining = false;
  const on = (scope: FastifyInstance): Platform => ({ app: scope, database, identify, clock });
  const mountRoutes = (scope: FastifyInstance) => {
    const platform = on(scope);
    mountHealth(platform, () => isDraining);
    mountAccount(platform);
    mountDashboard(platform);
    mountTodos(platform, { log, newId: randomUUID });
    mountSignals(platform);
    mountUsage(platform);
    const apiDocument = describeApi(allEndpoints, {
      title: `${config.productName} API`,
      server: `${config.publicUrl}/api`,
    });
    mountRead(platform, getApiDocument, async () => apiDocument);
  };

  mountHealth(on(app), () => isDraining);
  await mountApi(app, { identify, rateLimitFactor: config.rateLimitFactor, mountRoutes });
  await mountIdentity(app, identity);
  await serveConsole(app, consoleFolder, config);

  const stopHousekeeping = startHousekeeping(
    [
      () => forgetOldAttempts(database, clock()),
      () => database.write((tx) => purgeDeleted(tx, clock() - restorableForMs)),
      () => identity.sweep(),
    ],
    (cause) => app.log.error(cause, 'housekeeping failed'),
  );

  return {
    app,
    identity,
    /** Answers 503 on /readyz, so that nobody new is sent here. */
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      stopHousekeeping();
      await app.close();
      await identity.close();
    },
  };
}
