import { IdentityError } from '../identity-error.ts';
import type { Clock } from '../ports.ts';
import { networkOf } from '../user-pool/limits.ts';

const callsPerMinute = 300;
const minuteMs = 60_000;

/** A coarse limit per network and minute, kept in memory: it only has to keep floods off the finer ones. */
export function createCallLimit(clock: Clock, factor: number) {
  const limit = Math.max(1, Math.floor(callsPerMinute * factor));
  let minute = 0;
  let calls = new Map<string, number>();

  return (address: string): void => {
    const now = Math.floor(clock() / minuteMs);
    if (now !== minute) {
      minute = now;
      calls = new Map();
    }
    const network = networkOf(address);
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    if (count > limit)
      throw new IdentityError('TooManyRequestsException', 'Too many requests, please try again later.');
  };
}
