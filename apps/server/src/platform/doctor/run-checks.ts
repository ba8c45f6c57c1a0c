import { readConfig } from '../../config.ts';
import { ConfigError } from '../../config-error.ts';
import { checkAudit, checkClock, checkDatabase } from './check-database.ts';
import { checkIdentity, checkMail, checkProxy } from './check-network.ts';
import { checkDataFolder, checkDisk, checkPort, checkStorage } from './check-places.ts';
import { checkSettings } from './check-settings.ts';
import { checkTls } from './check-tls.ts';
import { type Check, type Examined, type Finding, findingsOf, reasonOf } from './finding.ts';

const allChecks: readonly Check[] = [
  ...[checkSettings, checkPort, checkDataFolder, checkDisk, checkDatabase, checkClock],
  ...[checkIdentity, checkMail, checkProxy, checkTls, checkStorage, checkAudit],
];

async function runOne({ name, run }: Check, examined: Examined): Promise<Finding[]> {
  try {
    return await run(examined);
  } catch (cause) {
    return [findingsOf(name).error(`The check failed: ${reasonOf(cause)}.`, 'Put that right and run it again.')];
  }
}

/** Checks everything that this installation needs; changes nothing, and may run beside the server or in it. */
export async function runChecks(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const examined = { config: readConfig(environment), environment };
    const found = await Promise.all(allChecks.map((check) => runOne(check, examined)));
    return found.flat();
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    const { error } = findingsOf('settings');
    return cause.message.split('\n').map((says) => error(says, 'Correct it; the other checks need valid settings.'));
  }
}
