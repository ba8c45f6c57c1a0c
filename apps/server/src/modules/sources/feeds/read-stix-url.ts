import { setImmediate as rest } from 'node:timers/promises';
import { readStixBundle } from '@halyard/threat-exchange';
import { FeedFailure, type FeedPage, type FeedReader } from './feed-reader.ts';
import { shown } from './reading/check-reply.ts';
import { askChanged, hasValidators, noValidators, type Validators } from './reading/conditional.ts';
import { readCursor } from './reading/cursors.ts';

const pageSize = 500;
const pieceBytes = 64 * 1024;
const limits = { maxObjects: 1_000_000, maxObjectBytes: 1024 * 1024 };

/** The body in pieces, with room for other work between them. */
async function* inPieces(body: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += pieceBytes) {
    yield body.subarray(at, at + pieceBytes);
    await rest();
  }
}

/** A STIX bundle at an address. Nothing is read while the bundle is the same as the last time. */
export const readStixUrl: FeedReader = async function* (ask, { url }, cursor) {
  const before = readCursor<Validators>(cursor, hasValidators) ?? noValidators;
  const changed = await askChanged(ask, { url, accept: 'application/stix+json;version=2.1, application/json' }, before);
  if (!changed) return;
  let [objects, rejected]: [object[], FeedPage['rejected'][number][]] = [[], []];
  for await (const item of readStixBundle(inPieces(changed.reply.body), limits)) {
    if (item.kind === 'problem')
      throw new FeedFailure(`${shown(url)} is no STIX bundle (${item.problem}, ${item.detail}).`);
    if (item.kind === 'rejected') rejected.push(item.rejection);
    else if (typeof item.object === 'object' && item.object !== null) objects.push(item.object);
    else rejected.push({ place: item.place, objectId: null, reason: 'not_an_object', detail: '' });
    if (objects.length + rejected.length < pageSize) continue;
    yield { objects, rejected, cursor };
    [objects, rejected] = [[], []];
  }
  yield { objects, rejected, cursor: JSON.stringify(changed.validators) };
};
