import type { Config } from '../../config.ts';
import type { DatabaseLoan } from '../../database/database.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';
import type { DeadDelivery } from '../../modules/intake/intake-worker.ts';
import type { Message } from '../../modules/live/announce-writes.ts';

/** Data for emails about alerts, and the destination of traces. */
type MailConfig = Pick<
  Config,
  'productName' | 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'supportEmail' | 'smsGateway' | 'hasOutboxPage' | 'tracing'
>;

/** Start data of the thread. */
export type IntakeThreadData = {
  readonly loan: DatabaseLoan;
  readonly masterKey: Uint8Array;
  readonly config: MailConfig;
};

/** To the thread. `settle` is answered once nothing waits anymore, `stop` by the end of the thread. */
export type Order = { readonly do: 'wake'; readonly sourceId: string | undefined } | { readonly do: 'settle' | 'stop' };

/** An event as sent to followers of changes. */
export type HeardEvent = Pick<StoredEvent, 'kind' | 'objectType' | 'objectId'>;

/** From the thread. */
export type Report =
  | { readonly is: 'committed'; readonly messages: readonly Message[] }
  | { readonly is: 'heard'; readonly event: HeardEvent }
  | { readonly is: 'failed'; readonly cause: unknown }
  | { readonly is: 'dead'; readonly delivery: DeadDelivery }
  | { readonly is: 'settled' };
