import { timingSafeEqual } from 'node:crypto';
import type { Identify } from './identify.ts';

/** The author of work started at the machine itself; it is not an account. */
export const operatorId = 'operator';

const scheme = 'Operator ';

/** Checks whether an `Authorization` header contains the ticket; '' never matches. */
export function createIsOperator(ticket: string): (authorization: string | undefined) => boolean {
  const expected = Buffer.from(scheme + ticket);
  return (authorization) => {
    const given = Buffer.from(authorization ?? '');
    return ticket !== '' && given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/**
 * In the API, anyone who can read the data folder may submit files like an analyst, and nothing else (`admit`); what
 * the command line does besides has addresses of its own (`serveOperator`). The ticket is made anew at every start and
 * is there in a file for its owner's eyes only. Everyone else is identified as usual.
 */
export function admitOperator(ticket: string, identify: Identify): Identify {
  const isOperator = createIsOperator(ticket);
  return async (credentials) => {
    if (!isOperator(credentials.authorization)) return identify(credentials);
    return { id: operatorId, role: 'analyst', sessionId: '', authenticatedAt: 0, key: null };
  };
}
