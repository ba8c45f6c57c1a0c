import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import type { Call, CallInput } from './call.ts';
import type { ApiPorts } from './create-call.ts';

/** A `call` whose clients are loaded on first use: a visitor who only signs in never needs them before. */
export function createLazyCall(ports: ApiPorts): Call {
  let loaded: Promise<Call> | undefined;
  const load = () => {
    loaded ??= import('./create-call.ts').then(({ createCall }) => createCall(ports));
    return loaded;
  };
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => (await load())(endpoint, input);
}
