import type { Asked, Manner, ReadInput } from '@halyard/assistant';
import { zoneNames } from '@halyard/contracts/accounts/preferences.ts';
import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { AssistantPorts } from './assistant-ports.ts';

type Asking = Pick<Asked, 'message' | 'screen' | 'before' | 'onQuery' | 'spec'> & {
  readonly caller: Caller;
  /** Once aborted, nothing more is read. */
  readonly stop?: AbortSignal;
};

/** How a person reads numbers and times, by their settings. */
export async function readManner({ database, readSettings }: AssistantPorts, personId: string): Promise<Manner> {
  const { language, timezone, dateFormat } = (await readSettings(database.read, personId)).preferences;
  return { language, timeZone: zoneNames[timezone], dateFormat };
}

/** A question for the engines: the user, their locale, and the access to data with their permissions. */
export async function makeAsked(ports: AssistantPorts, { caller, stop, ...rest }: Asking): Promise<Asked> {
  const { database, ask, clock, newId, productName, readName } = ports;
  return {
    ...rest,
    now: clock(),
    newId,
    productName,
    person: { id: caller.id, name: await readName(database.read, caller.id), role: caller.role },
    manner: await readManner(ports, caller.id),
    async read<E extends Endpoint>(endpoint: E, input?: ReadInput<E>) {
      stop?.throwIfAborted();
      return ask(caller, endpoint, input);
    },
  };
}
