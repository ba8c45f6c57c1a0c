import { isSameText } from '../secrets.ts';

const bearer = 'Bearer ';

/** Whether the request carries the admin token. Clients that sign their requests need `authorization` for that. */
export function holdsToken({ headers }: Request, token: string): boolean {
  const authorization = headers.get('authorization') ?? '';
  const given =
    headers.get('x-halyard-admin-token') ??
    (authorization.startsWith(bearer) ? authorization.slice(bearer.length) : '');
  return isSameText(given, token);
}
