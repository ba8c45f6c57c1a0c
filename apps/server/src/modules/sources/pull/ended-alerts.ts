/** An alert as the list of an Alertmanager has it. */
type Listed = { readonly fingerprint: string; readonly startsAt: string; readonly endsAt: string };

/** The stored lists so far: alerts without a known end, as last listed. */
type Kept = { readonly open: readonly Listed[] };

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' &&
  value !== null &&
  ['fingerprint', 'startsAt', 'endsAt'].every(
    (field) => typeof (value as Readonly<Record<string, unknown>>)[field] === 'string',
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const openIn = (cursor: string | null): readonly Listed[] => {
  const kept = parse(cursor ?? '{}') as Partial<Kept> | undefined;
  return Array.isArray(kept?.open) ? kept.open.filter(isListed) : [];
};

/**
 * Which alerts are over: those that an Alertmanager lists no longer, once their last known `endsAt` has passed. Its list
 * has only active ones, so nothing else says that one has ended. Null where `body` is not the whole list.
 *
 * @param cursor what the last call returned; null at first
 * @returns `ended` as its webhook would say it, and the cursor for the next list
 */
export function endedSince(cursor: string | null, body: Buffer, now: number) {
  const list = parse(body.toString('utf8'));
  if (!Array.isArray(list)) return null;
  const listed = list.filter(isListed);
  const isThere = new Set(listed.map(({ fingerprint }) => fingerprint));
  const missing = openIn(cursor).filter(({ fingerprint }) => !isThere.has(fingerprint));
  const isOver = ({ endsAt }: Listed) => Date.parse(endsAt) <= now;
  const kept: Kept = { open: [...listed, ...missing.filter((one) => !isOver(one))] };
  return {
    ended: missing.filter(isOver).map((one) => ({ ...one, status: 'resolved' })),
    cursor: JSON.stringify(kept),
  };
}
