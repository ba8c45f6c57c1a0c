import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { replySchema } from './reply-schema.ts';

type Serialize = (body: unknown) => string;

const isChoice = (reply: NonNullable<Endpoint['reply']>) => reply._zod.def.type === 'union';

/**
 * Serializes the responses of a route with the keys of its contract only. The serializer is compiled on the first
 * response, because most routes are not called between two restarts, and hardly any below the stage prefix.
 */
export function createReplyWriter(reply: Endpoint['reply']): (response: FastifyReply, body: unknown) => unknown {
  if (!reply) return (_response, body) => body;
  // The compiled serializer cannot distinguish the shapes of a union; the contract can, and drops unknown keys.
  if (isChoice(reply)) return (_response, body) => reply.parse(body);
  let serialize: Serialize | undefined;
  return (response, body) => {
    serialize ??= response.compileSerializationSchema(replySchema(reply)) as Serialize;
    response.type('application/json; charset=utf-8');
    return serialize(body);
  };
}
