import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { replySchema } from './reply-schema.ts';

type Serialize = (body: unknown) => string;

const isChoice = (reply: NonNullable<Endpoint['reply']>) => reply._zod.def.type === 'union';

/**
 * Writes the replies of a route with the keys of its contract and no others. The serializer is compiled with the first
 * reply, for most routes of a server are not asked for between two starts, and hardly one below the stage prefix.
 */
export function createReplyWriter(reply: Endpoint['reply']): (response: FastifyReply, body: unknown) => unknown {
  if (!reply) return (_response, body) => body;
  // The compiled serializer cannot tell the shapes of a choice apart; the contract can, and drops what it does not name.
  if (isChoice(reply)) return (_response, body) => reply.parse(body);
  let serialize: Serialize | undefined;
  return (response, body) => {
    serialize ??= response.compileSerializationSchema(replySchema(reply)) as Serialize;
    response.type('application/json; charset=utf-8');
    return serialize(body);
  };
}
