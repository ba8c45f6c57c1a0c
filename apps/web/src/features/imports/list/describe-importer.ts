import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import type { imports } from '../../../text/en/intelligence/imports.ts';

/** The server's name for the user of `npm run halyard -- import FILE`. */
const operatorId = 'operator';

export function describeImporter(by: ImportRecord['by'], text: typeof imports): string {
  if (by === null) return text.nobody;
  return by.id === operatorId ? text.operator : by.name;
}
