import { ApiError } from '@halyard/contracts/errors.ts';
import { fold } from './fold.ts';

type Named = { readonly id: string; readonly name: string };

/** Names in a list are unique, ignoring case. @throws ApiError `name_taken` */
export function requireOwnName(rows: readonly Named[], name: string, id?: string): void {
  const key = fold(name.trim());
  if (rows.some((row) => row.id !== id && fold(row.name.trim()) === key)) throw new ApiError('name_taken');
}
