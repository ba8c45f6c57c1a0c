import { ApiError } from '@halyard/contracts/errors.ts';

/** The last row of a page: the next begins after it. */
export type Position = { readonly at: number; readonly id: string };
export type Page = { readonly limit: number; readonly after?: string | undefined };

/** Reads a cursor that `toPage` gave out. */
export function readPosition(after: string | undefined): Position | undefined {
  if (after === undefined) return undefined;
  const [, at, id] = /^(\d{1,15})~([\w-]{1,64})$/.exec(after) ?? [];
  if (at === undefined || id === undefined)
    throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { at: Number(at), id };
}

/** Truncates rows, of which there may be one more than the page size, and returns the cursor of the next page. */
export function toPage<R>(rows: readonly R[], limit: number, positionOf: (row: R) => Position) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const position = rows.length > limit && last ? positionOf(last) : undefined;
  return { rows: shown, next: position ? `${position.at}~${position.id}` : null };
}
