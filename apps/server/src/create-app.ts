import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { answerQuestion } from '@halyard/assistant/answer-question.ts';
import { createModel } from '@halyard/assistant/model/create-model.ts';
import { suggestQuestions } from '@halyard/assistant/suggest-questions.ts';
import { summariseIncident } from '@halyard/assistant/summarise-incident.ts';
import { allEndpoints } from '@halyard/contracts/all-endpoints.ts';
import { getApiDocument } from '@halyard/contracts/api-document.ts';
import { crimeUploadMaxBytes } from '@halyard/contracts/crime-imports.ts';
import { createCrimeEngine } from '@halyard/crime-analysis/crime-engine.ts';
import { createCrimeImporter } from '@halyard/crime-analysis/import/create-crime-importer.ts';
import { createSecrets } from '@halyard/identity-provider/secrets.ts';
import { userScope } from '@halyard/identity-provider/tokens/token-scope.ts';
import { countryMiddle } from '@halyard/threat-exchange/country-middles.ts';
import { writeStixBundle } from '@halyard/threat-exchange/write-bundle.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Schema } from './database/schema.ts';
import { undoableForMs } from './event-log/changes.ts';
import { createEventLog } from './event-log/event-log.ts';
import { openUserPool } from './identity/open-user-pool.ts';
import { addToOutbox, findDeliveryFailure } from './identity/outbox-store.ts';
import { writeNotice } from './mail-texts/write-mail.ts';
import { mountAlerts } from './modules/alerts/alert-routes.ts';
import { mountAnalyses } from './modules/analyses/analysis-routes.ts';
import { createAnalysisRunner } from './modules/analyses/create-analysis-runner.ts';
import { analysisJob } from './modules/analyses/queue-analysis.ts';
import { createKeyAdmission } from './modules/api-keys/admit-key.ts';
import { mountApiKeys } from './modules/api-keys/api-key-routes.ts';
import { forgetOldUse, readLastFour } from './modules/api-keys/api-key-store.ts';
import { mountAssistant } from './modules/assistant/assistant-routes.ts';
import { purgeOldMessages } from './modules/assistant/clear-messages.ts';
import { openAssistant } from './modules/assistant/open-assistant.ts';
import { mountAudit } from './modules/audit/audit-routes.ts';
import { mountChanges } from './modules/changes/change-routes.ts';
import { forgetOldChanges } from './modules/changes/forget-old-changes.ts';
import { createAnalyse } from './modules/crime/analyse-ledger.ts';
import { createCrimeImportRunner } from './modules/crime/create-crime-import-runner.ts';
import { createArchive } from './modules/crime/fetch-archive.ts';
import { createImportCrimePath } from './modules/crime/import-crime-path.ts';
import { insertCrimeImport } from './modules/crime/import-store.ts';
import { readLiveParts } from './modules/crime/live-parts.ts';
import { mountCrime } from './modules/crime/mount-crime.ts';
import { waitingFolder } from './modules/crime/sweep-crime-folder.ts';
import { mountDashboard } from './modules/dashboard/dashboard-routes.ts';
import { mountHealth } from './modules/health/health-routes.ts';
import { createImporter } from './modules/imports/create-importer.ts';
import { createImportFile } from './modules/imports/import-file.ts';
import { mountImports } from './modules/imports/import-routes.ts';
import { mountIncidents } from './modules/incidents/incident-routes.ts';
import { requireWorkable } from './modules/incidents/incident-store.ts';
import { readNames } from './modules/incidents/person-names.ts';
import { createIncidentRecorder } from './modules/incidents/record-incident.ts';
import { createReadIncident } from './modules/incidents/show-incident.ts';
import { mountIntelligence } from './modules/intelligence/mount-intelligence.ts';
import { toThreats } from './modules/intelligence/threats/show-threats.ts';
import { createLive } from './modules/live/create-live.ts';
import { mountLive } from './modules/live/live-routes.ts';
import { createWatch } from './modules/notices/watch-events.ts';
import { mountNotifications } from './modules/notifications/notification-routes.ts';
import { readManyPreferences } from './modules/notifications/preference-store.ts';
import { tellPeople } from './modules/notifications/tell-people.ts';
import { mountAccount } from './modules/people/account-routes.ts';
import { mountActivity } from './modules/people/activity-routes.ts';
import { createCollectPersonalData } from './modules/people/collect-personal-data.ts';
import { enrolPerson } from './modules/people/enrol-person.ts';
import {
  findPerson,
  findPersonByEmail,
  findPersonByName,
  findPersonReachedAt,
  hasSecondFactor,
  listAudience,
  listPeople,
  readStanding,
  updatePerson,
} from './modules/people/person-store.ts';
import { mountProfile } from './modules/people/profile-routes.ts';
import { createIdentityRecorder } from './modules/people/record-identity-event.ts';
import { mountSessions } from './modules/people/session-routes.ts';
import { mountSignInStates } from './modules/people/sign-in-state-routes.ts';
import { mountUsers } from './modules/people/user-routes.ts';
import { mountPlaybooks } from './modules/playbooks/playbook-routes.ts';
import { readRuns } from './modules/playbooks/run-store.ts';
import { mountReports } from './modules/reports/report-routes.ts';
import { mountSampleData } from './modules/sample-data/sample-data-routes.ts';
import { createSchemaWork, mountSchemas } from './modules/schemas/schema-routes.ts';
import { purgeDeletedSchemas, schemaRestorableForMs } from './modules/schemas/schema-store.ts';
import { mountSearch } from './modules/search/search-routes.ts';
import { defaultSettings } from './modules/settings/default-settings.ts';
import { mountSettings } from './modules/settings/settings-routes.ts';
import { toAccountPolicy, toKeyRules, toShown } from './modules/settings/settings-rules.ts';
import { readManySettings, readSettings } from './modules/settings/settings-store.ts';
import { createWarnOfExpiry } from './modules/settings/warn-of-expiry.ts';
import { mountSignals } from './modules/signals/signal-routes.ts';
import { mountTodos, restorableForMs } from './modules/todos/todo-routes.ts';
import { purgeDeleted } from './modules/todos/todo-store.ts';
import { mountUsage } from './modules/usage/usage-routes.ts';
import { createDeliver } from './modules/webhooks/deliver-webhook.ts';
import { createQueueWebhooks, webhookJob } from './modules/webhooks/queue-webhooks.ts';
import { mountWebhooks } from './modules/webhooks/webhook-routes.ts';
import { openSecret, renewSecret } from './modules/webhooks/webhook-secret.ts';
import { createWebhookSender } from './modules/webhooks/webhook-sender.ts';
import { forgetOldDeliveries } from './modules/webhooks/webhook-store.ts';
import { admitOperator } from './platform/admit-operator.ts';
import { isFatal } from './platform/answer-error.ts';
import { createReads } from './platform/ask.ts';
import { createServer } from './platform/create-server.ts';
import { mayBeTarget } from './platform/egress-rules.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { forgetOldAttempts } from './platform/idempotency.ts';
import { createIdentify } from './platform/identify.ts';
import { createJobRunner } from './platform/jobs.ts';
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
  /** Lets whoever can read the data folder in as an operator; '' lets nobody in. */
  readonly operatorTicket?: string;
  /** Where the built console lies. */
  readonly consoleFolder: string;
  /** The database can no longer be trusted: the process has to end. */
  readonly onFatal?: (cause: unknown) => void;
};

const minuteMs = 60_000;
const deliveriesKeptMs = 30 * 86_400_000;

/** The composition root: the one file that knows every module and hands each what it needs. */
export async function createApp(options: Options) {
  const { config, clock, masterKey, consoleFolder, operatorTicket = '', onFatal } = options;
  const live = createLive({
    ...{ database: options.database, clock },
    onFailure: (cause) => app.log.error(cause, 'live updates are late'),
  });
  const { database } = live;
  const newId = randomUUID;
  const random = (bytes: number) => randomBytes(bytes);
  const defaults = defaultSettings(new URL(config.publicUrl).origin);
  const settingsOf = (db: Kysely<Schema>, personId: string) => readSettings(db, personId, defaults);
  const mustHaveSecondFactor = async (personId: string) => {
    if (config.secondFactor !== 'administrators') return config.secondFactor === 'everyone';
    return (await readStanding(database.read, personId))?.role === 'admin';
  };
  const vault = createSecrets(masterKey, random);

  const log = createEventLog(
    database.dialect,
    createWatch({
      ...{ tellPeople, listAudience, listPeople, readToggles: readManyPreferences },
      onRecorded: live.recordHappened,
      readSettings: (tx, ids) => readManySettings(tx, ids, defaults),
      queueMail: (tx, to, notice, { preferences }) =>
        addToOutbox(tx, { to, kind: notice.kind }, writeNotice(notice, config, preferences), clock()),
      queueWebhooks: createQueueWebhooks({
        newId,
        wantedBy: async (tx, ids) => {
          const settings = await readManySettings(tx, ids, defaults);
          return ids.filter((id) => settings.get(id)?.api.webhookUrl);
        },
      }),
    }),
  );
  const identity = await openUserPool({
    ...{ database, clock, masterKey, config, random },
    announce: createIdentityRecorder({
      ...{ log, declaredRoles: config.declaredRoles },
      wantsLoginNotices: async (tx, id) => (await settingsOf(tx, id)).security.loginNotifications,
    }),
    enrol: enrolPerson,
    policyOf: async (personId) => ({
      ...toAccountPolicy(await settingsOf(database.read, personId)),
      requiresSecondFactor: await mustHaveSecondFactor(personId),
    }),
    languageOf: async (tx, to) => {
      const person = await findPersonReachedAt(tx, to);
      return person ? (await settingsOf(tx, person.id)).preferences.language : 'en';
    },
    directory: { find: findPerson, findByEmail: findPersonByEmail, findByName: findPersonByName, update: updatePerson },
    hasSecondFactor,
    onTurnedAway: (cause) => app.log.warn(cause, 'a token that is good admits nobody'),
  });
  const keys = createKeyAdmission({
    ...{ database, clock },
    readRules: async (ownerId) => toKeyRules(await settingsOf(database.read, ownerId)),
  });
  const people = createIdentify({
    verifyToken: createTokenVerifier({
      ...{ issuers: identity.issuers, jwksCache: identity.jwksCache, clientId: config.clientId, clock },
      // Applications that use the embedded hosted login share the console's client id; a cloud pool gives each its own.
      requiredScope: config.cloudPool ? undefined : userScope,
    }),
    readSession: identity.readSession,
    admitKey: keys.admit,
    readStanding: async (personId) => {
      const standing = await readStanding(database.read, personId);
      return standing && { ...standing, ...toAccountPolicy(await settingsOf(database.read, personId)) };
    },
    clock,
  });
  const { forgetSession, forgetPerson } = people;
  const identify = admitOperator(operatorTicket, people.identify);
  const reportFailure = createFailureReporter({ database, log, clock });
  const webhookSender = createWebhookSender(config.egressAllow);
  const deliver = createDeliver({
    ...{ database, clock, log, chance: Math.random },
    readTarget: async (ownerId) => {
      const { webhookUrl } = (await settingsOf(database.read, ownerId)).api;
      if (!webhookUrl) return undefined;
      const secret =
        (await openSecret(database.read, vault, ownerId)) ??
        (await database.write((tx) => renewSecret(tx, vault, random, ownerId)));
      return { url: webhookUrl, secret };
    },
    post: webhookSender.post,
  });

  const app = await createServer({
    config,
    isKeyOrigin: keys.isKeyOrigin,
    onFailure: (failure) => {
      if (isFatal(failure.cause)) onFatal?.(failure.cause);
      reportFailure(failure).catch((cause) => app.log.error(cause, 'a failure could not be reported'));
    },
  });
  const importer = createImporter({
    ...{ database, clock, log },
    onFailure: (cause) => app.log.error(cause, 'an import failed'),
  });
  // The only node of an embedded database has just started: whatever was running is not.
  await importer.sweep(database.dialect === 'sqlite' ? 0 : undefined);
  const folder = config.crimeFolder;
  const crimeImporter = createCrimeImporter({ folder });
  const crimeImports = createCrimeImportRunner({
    ...{ database, clock, log, newId, folder, importer: crimeImporter },
    onFailure: (cause) => app.log.error(cause, 'an import of police data failed'),
  });
  await crimeImports.sweep(database.dialect === 'sqlite' ? 0 : undefined);
  const crimeEngine = createCrimeEngine({ folder });
  const schemaWork = createSchemaWork({ clock });
  const archive = createArchive({
    ...{ baseUrl: config.crimeArchiveUrl, allowed: config.egressAllow, mostBytes: crimeUploadMaxBytes },
  });
  const analyses = createAnalysisRunner({
    ...{ database, clock, log, analyse: createAnalyse({ database, clock, engine: crimeEngine }) },
    onFailure: (cause) => app.log.error(cause, 'an analysis failed'),
  });
  await analyses.sweep(database.dialect === 'sqlite' ? 0 : undefined);
  const jobs = createJobRunner({
    ...{ database, clock },
    handlers: {
      [webhookJob]: async ({ payload: { deliveryId = '' } }) => {
        const againInMs = await deliver(deliveryId, { mayRetry: true });
        return againInMs === undefined ? undefined : { againInMs };
      },
      [analysisJob]: analyses.start,
    },
    onFailure: (cause) => app.log.error(cause, 'a job failed'),
  });
  const wakeJobs = () => void jobs.runDue().catch((cause) => app.log.error(cause, 'jobs could not be looked for'));

  let isDraining = false;
  const reads = createReads();
  const nameOf = async (db: Kysely<Schema>, personId: string) =>
    (await readNames(db, [personId])).get(personId) ?? null;
  const assistant = openAssistant({
    ...{ database, clock, newId, productName: config.productName, ask: reads.ask, readSettings: settingsOf },
    readName: async (db, personId) => (await nameOf(db, personId)) ?? '',
    ...{ answer: answerQuestion, suggest: suggestQuestions, summarise: summariseIncident },
    model: config.assistantModel && createModel(config.assistantModel, { fetch, now: clock }),
    modelPerHour: config.assistantPerHour,
    onFailure: (cause) => app.log.error(cause, 'the assistant failed'),
  });
  const on = (scope: FastifyInstance): Platform => ({ app: scope, database, identify, clock, reads });
  const mountRoutes = (scope: FastifyInstance) => {
    const platform = on(scope);
    mountHealth(platform, () => isDraining);
    const readShownSettings = async (db: Kysely<Schema>, personId: string) => toShown(await settingsOf(db, personId));
    const admin = { identity: identity.admin, identityWithin: identity.adminWithin };
    mountAccount(platform, { readShownSettings });
    mountProfile(platform, {
      ...{ log, ...admin, readShownSettings, onSessionChanged: forgetSession },
      readPasswordExpiry: async (db, personId) => (await settingsOf(db, personId)).security.passwordExpiry,
    });
    mountSessions(platform, {
      ...{ log, ...admin, noteActivity: identity.noteActivity, onSessionChanged: forgetSession },
    });
    mountActivity(platform, {
      log,
      collect: createCollectPersonalData({
        ...{ database, identity: identity.admin },
        readSettings: (personId) => settingsOf(database.read, personId),
      }),
    });
    mountUsers(platform, { log, identityWithin: identity.adminWithin, onChanged: forgetPerson });
    mountSignInStates(platform, {
      ...{ log, ...admin, provider: config.cloudPool ? 'cognito' : 'embedded', findDeliveryFailure },
      readPasswordExpiry: async (db, personId) => (await settingsOf(db, personId)).security.passwordExpiry,
      onChanged: forgetPerson,
    });
    mountSettings(platform, {
      ...{ log, defaults, readLastFour, hasSecondFactor: identity.hasSecondFactor, onSaved: forgetPerson },
      mayBeTarget: (address) => mayBeTarget(address, config.egressAllow),
      forgetDevices: (tx, personId) => identity.adminWithin(tx).forgetAllDevices(personId),
    });
    mountApiKeys(platform, { log, random });
    mountWebhooks(platform, {
      ...{ log, newId },
      readUrl: async (personId) => (await settingsOf(database.read, personId)).api.webhookUrl ?? '',
      renewSecret: (tx, personId) => renewSecret(tx, vault, random, personId),
      deliverOnce: (deliveryId) => deliver(deliveryId, { mayRetry: false }),
    });
    mountAudit(platform, { log });
    mountDashboard(platform);
    mountTodos(platform, { log, newId });
    mountSignals(platform);
    mountNotifications(platform, { log, readSettings: settingsOf, onChanged: live.notificationsChanged });
    mountLive(platform, live);
    mountSearch(platform);
    const incidents = { newId, record: createIncidentRecorder(log), readIncident: createReadIncident({ readRuns }) };
    mountIncidents(platform, incidents);
    mountPlaybooks(platform, {
      ...{ ...incidents, log, requireWorkable, nameOf },
    });
    mountAlerts(platform, { log, newId, toThreats });
    mountReports(platform, { log, productName: config.productName });
    mountIntelligence(platform, {
      ...{ log, newId, placeOfCountry: countryMiddle },
      writeBundle: (contents) => writeStixBundle({ bundleId: newId(), ...contents }),
    });
    mountChanges(platform, { log });
    mountSampleData(platform, { log });
    mountImports(platform, { log, importer, newId, uploadFolder: join(config.dataFolder, 'uploads') });
    mountCrime(platform, {
      ...{ log, newId, folder, runner: crimeImports, openArchive: archive.openMonth, engine: crimeEngine },
      onDamage: (cause) => app.log.error(cause, 'police data cannot be read'),
    });
    mountAnalyses(platform, { log, newId, runner: analyses, wake: wakeJobs });
    mountSchemas(platform, {
      ...{ log, newId, work: schemaWork },
      async *crimeRows(kind, month) {
        yield* crimeEngine.sampleRows(await readLiveParts(database.read, kind, { from: month, to: month }), kind);
      },
    });
    mountUsage(platform);
    mountAssistant(platform, assistant);
    const apiDocument = describeApi(allEndpoints, {
      title: `${config.productName} API`,
      server: `${config.publicUrl}/api`,
    });
    mountRead(platform, getApiDocument, async () => apiDocument);
  };

  mountHealth(on(app), () => isDraining);
  await mountApi(app, { identify, rateLimitFactor: config.rateLimitFactor, countKeyUse: keys.count, mountRoutes });
  await identity.mount(app);
  await serveConsole(app, consoleFolder, config);

  const stopHousekeeping = startHousekeeping(
    [
      () => forgetOldAttempts(database, clock()),
      () => database.write((tx) => purgeDeleted(tx, clock() - restorableForMs)),
      () => database.write((tx) => forgetOldUse(tx, Math.floor(clock() / minuteMs) - 2)),
      () => database.write((tx) => forgetOldDeliveries(tx, clock() - deliveriesKeptMs)),
      createWarnOfExpiry({ database, log, clock, defaults, listPasswordsSetBefore: identity.listPasswordsSetBefore }),
      () => database.write((tx) => forgetOldChanges(tx, clock() - undoableForMs)),
      () => importer.sweep(),
      () => crimeImports.sweep(),
      () => analyses.sweep(),
      () => database.write((tx) => purgeDeletedSchemas(tx, clock() - schemaRestorableForMs)),
      () => database.write((tx) => purgeOldMessages(tx, clock())),
      () => identity.sweep(),
    ],
    (cause) => app.log.error(cause, 'housekeeping failed'),
  );

  jobs.start();

  return {
    app,
    identity,
    log,
    live,
    importer,
    /** Imports a file of this machine and waits for its end. */
    importFile: createImportFile({ database, clock, importer }),
    crimeImports,
    analyses,
    /** What the sample workspace needs to import generated police data. */
    sampleCrime: {
      ...{ waitingFolder: waitingFolder(folder), insertImport: insertCrimeImport, runImport: crimeImports.add },
    },
    /** Imports a file, zip or folder of police data of this machine and waits for its end. */
    importCrimePath: createImportCrimePath({ database, clock, newId, runner: crimeImports }),
    /** Does every queued job that is due; the server does so by itself every second. */
    runJobs: jobs.runDue,
    /** Answers 503 on /readyz, so that nobody new is sent here. */
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      stopHousekeeping();
      await importer.stop();
      await crimeImports.stop();
      await analyses.stop();
      await live.close();
      await app.close();
      await jobs.stop();
      await crimeImporter.close();
      await crimeEngine.close();
      await schemaWork.close();
      await archive.close();
      await webhookSender.close();
      await identity.close();
    },
  };
}
