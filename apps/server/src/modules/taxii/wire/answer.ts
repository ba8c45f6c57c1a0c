import type { FastifyReply } from 'fastify';
import { writeMicroseconds } from '../timestamps.ts';
import { taxiiMediaType } from './media-types.ts';

/** Sends JSON that is written already, under the one media type. */
export const answer = (response: FastifyReply, json: string, status = 200): FastifyReply =>
  response.code(status).header('content-type', taxiiMediaType).send(Buffer.from(json));

type Added = { readonly date_added: number };

/** One page, `{}` if it is empty; headers state the times between which its objects were added. */
export function answerPage(
  response: FastifyReply,
  { name = 'objects', items, next }: { name?: 'objects' | 'versions'; items: readonly string[]; next: string | null },
  added: readonly Added[],
): FastifyReply {
  const [first, last] = [added[0], added.at(-1)];
  if (!first || !last) return answer(response, '{}');
  response.header('x-taxii-date-added-first', writeMicroseconds(first.date_added));
  response.header('x-taxii-date-added-last', writeMicroseconds(last.date_added));
  const more = next === null ? '"more":false' : `"more":true,"next":${JSON.stringify(next)}`;
  return answer(response, `{${more},"${name}":[${items.join(',')}]}`);
}
