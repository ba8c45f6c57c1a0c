import { timingSafeEqual } from 'node:crypto';
import type { Identify } from './identify.ts';

/** How work that was started at the machine itself is signed; it is no one's account. */
export const operatorId = 'operator';

const scheme = 'Operator ';

/** Tells whether an `Authorization` header holds the ticket; '' lets no one in. */
export function createIsOperator(ticket: string): (authorization: string | undefined) => boolean {
  const expected = Buffer.from(scheme + ticket);
  return (authorization) => {
    const given = Buffer.from(authorization ?? '');
    return ticket !== '' && given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/**
 * In the API, whoever can read the data folder may hand in files as an analyst would, and do nothing else (`admit`); what
 * the command line does besides has addresses of its own (`serveOperator`). The ticket is made anew at every start and
 * lies there in a file for its owner's eyes only. Everyone else is identified as usual.
 */
export function admitOperator(ticket: string, identify: Identify): Identify {
  const isOperator = createIsOperator(ticket);
  return async (credentials) => {
    if (!isOperator(credentials.authorization)) return identify(credentials);
    return { id: operatorId, role: 'analyst', sessionId: '', authenticatedAt: 0, key: null };
  };
}
