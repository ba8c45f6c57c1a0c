import type { AdminGetUserRequest, CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { type TakeOnce, takeOnceIn } from '../../database/connections/attempts.ts';
import type { Transaction } from '../../database/database.ts';
import type { CloudContext } from './cloud-context.ts';
import type { Ask, Pool } from './pool/open-pool.ts';

/** A client whose operations all call `call`. */
const clientThat = (call: (operation: string, request: object) => Promise<unknown>): CognitoIdentityProvider =>
  new Proxy({} as CognitoIdentityProvider, {
    get: (_, operation) => (request: object) => call(String(operation), request),
  });

/** Calls the pool like `asks`, but once for each request. */
function askOnce(takeOnce: TakeOnce, asks: Pool['asAdmin']): Pool['asAdmin'] {
  const client = clientThat((operation, request) =>
    takeOnce(`${operation} ${JSON.stringify(request)}`, () =>
      // Every operation takes a request and options; one represents all.
      asks((live, options) => live[operation as 'adminGetUser'](request as AdminGetUserRequest, options)),
    ),
  );
  // Each call passes its abort signal.
  return <T>(ask: Ask<T>) => ask(client, { abortSignal: new AbortController().signal });
}

/**
 * The pool inside a transaction that may be repeated after a clash. What it answered to the first attempt it answers
 * to the next: else that would find an account invited, moved or reset already, and call the change impossible.
 */
export function contextWithin(context: CloudContext, tx: Transaction): CloudContext {
  const takeOnce = takeOnceIn(tx);
  const { asAdmin, asClient } = context.pool;
  const pool = { ...context.pool, asAdmin: askOnce(takeOnce, asAdmin), asClient: askOnce(takeOnce, asClient) };
  return { ...context, pool, accounts: context.accounts.through(pool) };
}
