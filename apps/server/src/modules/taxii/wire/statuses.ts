import type { ImportRecord, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { TaxiiStatusesTable } from '../../../database/tables/taxii-schema.ts';
import { writeMicroseconds } from '../timestamps.ts';

/** An object that was sent: its id and its version. */
export type SentObject = readonly [id: string, version: string];
type Detail = { readonly id: string; readonly version: string; readonly message?: string };

const underWay: readonly ImportRecord['state'][] = ['waiting', 'reading', 'previewing', 'storing'];

const wordsOf = ({ reason, detail }: Rejection) => (detail === '' ? reason : `${reason}: ${detail}`);

/** Which objects were stored and which were not. Of an object that was sent twice, one rejection is one failure. */
function partObjects(sent: readonly Detail[], rejections: readonly Rejection[]) {
  const reasons = Map.groupBy(rejections, ({ objectId }) => objectId);
  const [successes, failures]: [Detail[], Detail[]] = [[], []];
  for (const one of sent.toReversed()) {
    const reason = reasons.get(one.id)?.pop();
    if (reason) failures.push({ ...one, message: wordsOf(reason) });
    else successes.push(one);
  }
  return { successes: successes.reverse(), failures: failures.reverse() };
}

function outcomeOf(sent: readonly Detail[], found: ImportRecord | undefined, rejections: readonly Rejection[]) {
  if (found && underWay.includes(found.state)) return { successes: [], failures: [], pendings: sent };
  const problem = found?.state === 'finished' || found?.state === 'undone' || found?.state === 'undoing';
  if (problem) return { ...partObjects(sent, rejections), pendings: [] };
  const message = found?.problem ?? found?.state ?? 'The import is gone.';
  return { successes: [], failures: sent.map((one) => ({ ...one, message })), pendings: [] };
}

/** The status resource of TAXII 2.1, section 4.3.1, for the outcome of the import. */
export function writeStatus(
  { id, at, objects }: Pick<TaxiiStatusesTable, 'id' | 'at' | 'objects'>,
  found: ImportRecord | undefined,
  rejections: readonly Rejection[],
): string {
  const sent = (JSON.parse(objects) as SentObject[]).map(([objectId, version]) => ({ id: objectId, version }));
  const { successes, failures, pendings } = outcomeOf(sent, found, rejections);
  return JSON.stringify({
    id,
    status: pendings.length > 0 ? 'pending' : 'complete',
    request_timestamp: writeMicroseconds(at * 1_000),
    total_count: sent.length,
    success_count: successes.length,
    successes,
    failure_count: failures.length,
    failures,
    pending_count: pendings.length,
    pendings,
  });
}
