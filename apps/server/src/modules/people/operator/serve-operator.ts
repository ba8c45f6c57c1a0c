import { emailAddress } from '@halyard/contracts/accounts/account-fields.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { type RetentionKind, retentionKinds } from '@halyard/contracts/server/retention.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Actor } from '../../../event-log/event-log.ts';
import { createIsOperator, operatorId } from '../../../platform/callers/admit-operator.ts';
import type { OperateUsers } from './operate-users.ts';

/** How long things are kept, as the module of that name does it. */
type Retention = {
  show(): Promise<unknown>;
  set(actor: Actor, kind: RetentionKind, days: number | null): Promise<void>;
};

type Ports = { readonly ticket: string; readonly operateUsers: OperateUsers; readonly retention: Retention };

const actor: Actor = { id: operatorId, address: null, requestId: null };
const retentionAsked = z.strictObject({ kind: z.enum(retentionKinds), days: z.nullable(z.int()) });

const asked = z.strictObject({ email: emailAddress, temporaryPassword: z.optional(z.string()) });

function readAsked(request: FastifyRequest): z.output<typeof asked> {
  const { data } = asked.safeParse(request.body);
  if (!data) throw new ApiError('invalid_input', 'The field "email" must be an email address.');
  return data;
}

/**
 * Requests of `halyard users` and `halyard retention` to a running server, for holders of the ticket in the data
 * folder. For all others these endpoints do not exist.
 */
export function serveOperator(app: FastifyInstance, { ticket, operateUsers, retention }: Ports): void {
  const isOperator = createIsOperator(ticket);

  function serve(method: 'GET' | 'POST', path: string, work: (request: FastifyRequest) => Promise<unknown>): void {
    app.route({
      method,
      url: `/operator/${path}`,
      handler: async (request, response) => {
        await app.countRequest(request, response);
        if (!isOperator(request.headers.authorization)) throw new ApiError('not_found');
        return response.header('cache-control', 'no-store').send(await work(request));
      },
    });
  }

  serve('GET', 'users', () => operateUsers.list());
  serve('POST', 'administrators', (request) => {
    const { email, temporaryPassword } = readAsked(request);
    return operateUsers.createAdmin(email, temporaryPassword);
  });
  serve('GET', 'retention', () => retention.show());
  serve('POST', 'retention', async (request) => {
    const { data } = retentionAsked.safeParse(request.body);
    if (!data) throw new ApiError('invalid_input', 'The fields "kind" and "days" name what is kept, and for how long.');
    await retention.set(actor, data.kind, data.days);
    return data;
  });
  serve('POST', 'second-factor-resets', (request) => operateUsers.resetSecondFactor(readAsked(request).email));
}
