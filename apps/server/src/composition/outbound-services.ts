import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

/** Data flows that an installation can be configured for. */
export type OutboundService = 'cloud_pool' | 'mail' | 'model' | 'text_messages' | 'webhooks';

type Settings = Pick<Config, 'assistantModel' | 'cloudPool' | 'smsGateway' | 'smtpUrl'>;

function configured({ assistantModel, cloudPool, smsGateway, smtpUrl }: Settings): OutboundService[] {
  const services: readonly [OutboundService, unknown][] = [
    ['cloud_pool', cloudPool],
    ['mail', smtpUrl],
    ['model', assistantModel],
    ['text_messages', smsGateway],
  ];
  return services.filter(([, setting]) => setting !== undefined).map(([service]) => service);
}

const hasWebhook = async ({ read }: Database) =>
  (await read
    .selectFrom('person_settings')
    .select('person_id')
    .where('value', 'like', '%"webhookUrl":"http%')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns a function that lists the external services configured at present: users add webhooks while it runs. */
export function createOutboundServices(config: Settings, database: Database) {
  const always = configured(config);
  return async (): Promise<readonly OutboundService[]> =>
    (await hasWebhook(database)) ? [...always, 'webhooks'] : always;
}
