import { exactNumber, type JsonNumber } from '@halyard/contracts/format/exact-json.ts';

// A leading zero or a sixteenth digit means a code: as a number it would change.
const numberPattern = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?(?:[eE][+-]?\d{1,2})?$/;
const minus = 0x2d;

/** The number that a cell of CSV says, or null where it is text: `007`, `+44` and `1,000` are text. */
export function readNumber(cell: string): JsonNumber | null {
  const first = cell.charCodeAt(0);
  const startsNumber = (first >= 0x30 && first <= 0x39) || first === minus;
  return startsNumber && cell.length <= 40 && numberPattern.test(cell) ? exactNumber(cell) : null;
}

/** The boolean that a cell of CSV says, or null: `yes` and `1` are not booleans for sure. */
export function readBoolean(cell: string): boolean | null {
  if (cell.length !== 4 && cell.length !== 5) return null;
  if (cell === 'true' || cell === 'True' || cell === 'TRUE') return true;
  return cell === 'false' || cell === 'False' || cell === 'FALSE' ? false : null;
}
