import { IdentityError } from '../identity-error.ts';

const mostBytes = 65_536;

// In this protocol null means that a member is not there; clients do send it.
const dropNull = (_key: string, value: unknown) => (value === null ? undefined : value);

const unreadable = (message: string) => new IdentityError('SerializationException', message);

/** The body of a request; rejects more than 64 KiB. */
export async function readBytes({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The stream's declared type lacks the iterator that it has.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) throw unreadable('The request body is larger than 64 KiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON object in the body of a call; rejects bodies that are too large, not UTF-8, or not an object. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), dropNull);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below: a caller who sends no JSON learns no parser's details.
  }
  throw unreadable('The request body is not a JSON object.');
}
