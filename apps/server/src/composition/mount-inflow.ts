import type { EventLog } from '../event-log/event-log.ts';
import { readObjectHistory } from '../event-log/read-object-history.ts';
import { mountAlertGroups } from '../modules/alerts/groups/group-routes.ts';
import { mountGroupRules } from '../modules/alerts/groups/rule-routes.ts';
import { mountAlertQueues } from '../modules/alerts/queues/queue-routes.ts';
import { mountQuietRules } from '../modules/alerts/quiet/quiet-routes.ts';
import { mountReceivedAlerts } from '../modules/alerts/received/received-routes.ts';
import { mountSimilar } from '../modules/alerts/received/similar-routes.ts';
import { mountBlocking } from '../modules/block-lists/mount-block-lists.ts';
import { createLookUp, mountEnrichment } from '../modules/enrichment/mount-enrichment.ts';
import { requireWorkable } from '../modules/incidents/incident-store.ts';
import { createIncidentRecorder } from '../modules/incidents/record-incident.ts';
import { requireAssignable } from '../modules/incidents/staff.ts';
import { readBody } from '../modules/intake/delivery-store.ts';
import { mountIntake } from '../modules/intake/intake-routes.ts';
import { acknowledgeThreats } from '../modules/intelligence/threats/acknowledge-threats.ts';
import { mountObservables } from '../modules/observables/mount-observables.ts';
import { readOfAlert } from '../modules/observables/objects/show-of-object.ts';
import { readGuard } from '../modules/observables/warning-lists/guard-value.ts';
import { nameList } from '../modules/observables/warning-lists/name-list.ts';
import { createRunExamples } from '../modules/sigma/run-examples.ts';
import { mountSigmaExamples } from '../modules/sigma/sigma-examples.ts';
import { mountSigmaRules } from '../modules/sigma/sigma-routes.ts';
import { createMapTested, mountSigmaTests } from '../modules/sigma/sigma-tests.ts';
import { mountSnsTopics } from '../modules/sns/sns-routes.ts';
import { mountDeliveries } from '../modules/sources/delivery-routes.ts';
import { mountFeedLookup } from '../modules/sources/lookup/lookup-routes.ts';
import { mountSources } from '../modules/sources/source-routes.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { Inflow } from './open-inflow.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly random: (bytes: number) => Uint8Array;
  readonly inflow: Inflow;
};

/** Intake of alerts from tools, and their handling. */
export function mountInflow(platform: Platform, { log, newId, random, inflow }: Ports): void {
  const { vault } = platform;
  const { map, sns, asker, puller, tryPull, lookUp, lagOf, wake } = inflow;
  const sources = { log, newId, random, vault, asker, puller, tryPull, lagOf, wake };
  mountSources(platform, sources);
  mountFeedLookup(platform, { vault, lookUp });
  mountDeliveries(platform, Object.assign({ readBody, map }, sources));
  const runExamples = createRunExamples(createMapTested(map));
  mountSigmaRules(platform, { log, newId, runExamples });
  mountSigmaExamples(platform, { log, newId, runExamples });
  mountSigmaTests(platform, { readBody, map });
  mountSnsTopics(platform, { log, door: sns });
  mountIntake(platform, { vault, wake, admitSns: sns.admit });
  mountReceivedAlerts(platform, {
    log,
    newId,
    readHistory: readObjectHistory,
    requireWorkable,
    recordOfIncident: createIncidentRecorder(log),
    requireAssignable,
    acknowledgeThreats: (tx, ids, actor) => acknowledgeThreats(tx, ids, actor, { log, at: platform.clock() }),
    readObservables: readOfAlert,
  });
  mountSimilar(platform);
  mountAlertQueues(platform, { log, newId });
  mountQuietRules(platform, { log, newId, requireAssignable });
  mountGroupRules(platform, { log, newId });
  mountAlertGroups(platform, { log, newId });
  mountObservables(platform, { log, newId, lookUp: createLookUp(inflow.mmdbFiles) });
  mountEnrichment(platform, {
    log,
    newId,
    vault,
    files: inflow.mmdbFiles,
    requireTarget: asker.requireTarget,
    run: inflow.runAction,
  });
  mountBlocking(platform, { log, newId, random, readGuard, nameList });
}
