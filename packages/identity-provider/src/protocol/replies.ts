import { randomUUID } from 'node:crypto';
import type { IdentityError } from '../identity-error.ts';

const headers = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' };

/** Every success carries a JSON object: clients parse it even when there is nothing to say. */
export const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { ...headers, 'x-amzn-requestid': randomUUID() } });

/** The name goes into header and body, because browsers of other origins may see only one of them. */
export const reject = ({ name, message }: IdentityError) =>
  new Response(JSON.stringify({ __type: name, message }), {
    status: 400,
    headers: { ...headers, 'x-amzn-requestid': randomUUID(), 'x-amzn-errortype': name },
  });

/** A public document that may be read from anywhere. */
export const document = (body: object, cacheSeconds: number) =>
  new Response(JSON.stringify(body), {
    headers: {
      'content-type': 'application/json',
      'cache-control': cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store',
    },
  });

export const notFound = () =>
  new Response(JSON.stringify({ message: 'There is nothing at this address.' }), {
    status: 404,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
