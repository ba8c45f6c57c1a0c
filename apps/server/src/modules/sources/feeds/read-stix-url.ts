import { setImmediate as rest } from 'node:timers/promises';
import type { ImportProblem } from '@halyard/contracts/intelligence/imports.ts';
import { readStixBundle } from '@halyard/threat-exchange';
import { FeedFailure, type FeedPage, type FeedReader } from './feed-reader.ts';
import { isWebPage, shown, webPageInstead } from './reading/check-reply.ts';
import { askChanged, hasValidators, noValidators, type Validators } from './reading/conditional.ts';
import { readCursor } from './reading/cursors.ts';

const pageSize = 500;
const pieceBytes = 64 * 1024;
const limits = { maxObjects: 1_000_000, maxObjectBytes: 1024 * 1024 };

const why: Partial<Record<ImportProblem, string>> = {
  not_json: 'It is not valid JSON.',
  not_utf8: 'It is not UTF-8.',
  empty_file: 'The response is empty.',
  too_many_objects: `It has more than ${limits.maxObjects} objects.`,
};

const explain = (problem: ImportProblem, url: string) =>
  [`${shown(url)} is not a STIX bundle.`, why[problem]].filter(Boolean).join(' ');

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
  let [objects, rejected]: [unknown[], FeedPage['rejected'][number][]] = [[], []];
  for await (const item of readStixBundle(inPieces(changed.reply.body), limits)) {
    if (item.kind === 'problem')
      throw new FeedFailure(isWebPage(changed.reply.body) ? webPageInstead(url, 'STIX') : explain(item.problem, url));
    if (item.kind === 'rejected') rejected.push(item.rejection);
    else objects.push(item.object);
    if (objects.length + rejected.length < pageSize) continue;
    yield { objects, rejected, cursor };
    [objects, rejected] = [[], []];
  }
  yield { objects, rejected, cursor: JSON.stringify(changed.validators) };
};
