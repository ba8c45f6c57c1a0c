import { needsPerson } from '@halyard/contracts/endpoint.ts';
import type { ApiError, ErrorCode } from '@halyard/contracts/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { routeOf } from '../observe/request-route.ts';
import { createFaultThrottle } from './throttle-faults.ts';

const denials: readonly ErrorCode[] = ['forbidden', 'api_access_off', 'api_key_not_allowed', 'origin_not_allowed'];
const minuteMs = 60_000;
const mostAMinute = 60;

type Options = { readonly clock: Clock; readonly warn: (details: object, message: string) => void };

function permissionOf({ routeOptions }: FastifyRequest): string | undefined {
  const access = routeOptions.config.endpoint?.access;
  return access && needsPerson(access) ? `${access.resource}.${access.action}` : undefined;
}

/**
 * Writes to the log who was denied what, never what they brought along. One line a minute for a person, a route and a
 * reason, and 60 lines a minute at most, so that nobody fills the log; `keptBack` counts the equal ones before it.
 */
export function createDenialLog({ clock, warn }: Options) {
  const throttle = createFaultThrottle(clock);
  let minute = 0;
  let written = 0;

  return (error: ApiError, request: FastifyRequest): void => {
    if (!denials.includes(error.code)) return;
    const { id: requestId, caller, ip: address } = request;
    const route = routeOf(request);
    const keptBack = throttle({ route: `${route} ${caller?.id ?? address}`, cause: error });
    const now = Math.floor(clock() / minuteMs);
    if (now !== minute) written = 0;
    minute = now;
    if (keptBack === undefined || ++written > mostAMinute) return;
    const { code } = error;
    const personId = caller?.id ?? null;
    const byKey = Boolean(caller?.key);
    const permission = permissionOf(request);
    warn({ requestId, personId, byKey, address, route, permission, code, keptBack }, 'access denied');
  };
}
