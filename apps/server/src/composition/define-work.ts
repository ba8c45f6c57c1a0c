import type { Clock } from '../clock.ts';
import { letterKinds } from '../identity/outbox/letter-work.ts';
import type { Outbox } from '../identity/outbox/open-outbox.ts';
import { inferenceWork } from '../modules/schemas/infer-in-worker.ts';
import { abandonDelivery, reviveDelivery } from '../modules/webhooks/webhook-store.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { Engines } from './open-engines.ts';
import type { Webhooks } from './open-webhooks.ts';

type Options = {
  readonly clock: Clock;
  readonly deliver: Webhooks['deliver'];
  readonly letterWork: Outbox['letterWork'];
  readonly engines: Pick<Engines, 'analyses' | 'importWork' | 'crimeImportWork' | 'severityWork'>;
};

/** Says how each kind of background work is done. */
export function defineWork(work: BackgroundWork, { clock, deliver, letterWork, engines }: Options): void {
  work.define('webhook', {
    atOnce: 8,
    attempts: 5,
    async handler({ payload: { deliveryId = '' } }) {
      const againInMs = await deliver(deliveryId, { mayRetry: true });
      return againInMs === undefined ? undefined : { againInMs };
    },
    onFailed: (tx, { payload: { deliveryId = '' } }) => abandonDelivery(tx, deliveryId),
    onCancelled: (tx, { payload: { deliveryId = '' } }) => abandonDelivery(tx, deliveryId),
    async onRetried(tx, { payload: { deliveryId = '' } }) {
      await reviveDelivery(tx, deliveryId, clock());
    },
  });
  for (const kind of letterKinds) work.define(kind, letterWork(kind));
  work.define('analysis', engines.analyses);
  work.define('inference', inferenceWork);
  work.define('import', engines.importWork.imports);
  work.define('import_undo', engines.importWork.undos);
  work.define('severity_rules', engines.severityWork);
  work.define('crime_files', engines.crimeImportWork.files);
  work.define('crime_import', engines.crimeImportWork.imports);
}
