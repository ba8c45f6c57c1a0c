import type { Period, QuerySpec } from '@halyard/contracts/query/query-spec.ts';

/** The period that a comparison is with: of the same field as its first one. */
export function otherPeriod({ period, against }: QuerySpec): Period | undefined {
  return period && against ? { field: period.field, from: against.from, to: against.to } : undefined;
}
