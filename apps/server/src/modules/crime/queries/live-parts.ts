import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { isOver, type LivePart } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

type Period = { readonly from: string; readonly to: string };

const monthsMost = 120;
const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Every month from the first to the last; rejects a period that runs backwards or is longer than 120 months. */
export function listMonths({ from, to }: Period): string[] {
  const length = numberOf(to) - numberOf(from) + 1;
  if (length < 1 || length > monthsMost) throw new ApiError('bad_months');
  return Array.from({ length }, (_, index) => monthOf(numberOf(from) + index));
}

/** Months that are not over and have files already; generated months are whole, however young. */
export async function readUnfinishedMonths(
  db: Kysely<Schema>,
  kind: CrimeKind,
  { from, to }: Period,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('crime_parts')
    .select('month')
    .distinct()
    .where('state', '=', 'live')
    .where('kind', '=', kind)
    .where('sample', '=', 0)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();
  return new Set(rows.flatMap(({ month }) => (isOver(month, now) ? [] : month)));
}

/** The parts that may be read, in the order of month and force. */
export async function readLiveParts(db: Kysely<Schema>, kind: CrimeKind, period?: Period): Promise<LivePart[]> {
  let query = db
    .selectFrom('crime_parts')
    .select(['file_id as fileId', 'month', 'force', 'path', 'rows', 'antisocial'])
    .where('state', '=', 'live')
    .where('kind', '=', kind);
  if (period) query = query.where('month', '>=', period.from).where('month', '<=', period.to);
  return query.orderBy('month').orderBy('force').execute();
}
