import { taxiiMaxContentLength } from '@halyard/contracts/inflow/taxii.ts';
import type { SentObject } from './statuses.ts';
import { TaxiiError } from './taxii-error.ts';

const tooLong = () => new TaxiiError(413, `Send at most ${taxiiMaxContentLength} bytes at once.`);

/** The bytes of a request. @throws TaxiiError where there are too many */
export async function readBytes(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > taxiiMaxContentLength) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function parse(bytes: Buffer): { readonly text: string; readonly value: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new TaxiiError(400, 'The body is not valid JSON in UTF-8.');
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sentObject(value: unknown, place: number): SentObject {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.type !== 'string')
    throw new TaxiiError(422, `objects[${place}] is no STIX object with a type and an id.`);
  const { id, modified, created } = value;
  const version = [modified, created].find((one): one is string => typeof one === 'string');
  return [id, version ?? ''];
}

/**
 * The objects of an envelope, and a bundle in which they stand exactly as they came.
 *
 * @throws TaxiiError
 */
export function readEnvelope(bytes: Buffer, bundleId: string) {
  const { text, value } = parse(bytes);
  if (!isObject(value)) throw new TaxiiError(400, 'The body is no envelope.');
  const { objects } = value;
  if (!Array.isArray(objects) || objects.length === 0) throw new TaxiiError(422, 'The envelope holds no objects.');
  const sent = objects.map(sentObject);
  const bundle = `{"type":"bundle","id":"bundle--${bundleId}",${text.trimStart().slice(1)}`;
  return { sent, bundle };
}
