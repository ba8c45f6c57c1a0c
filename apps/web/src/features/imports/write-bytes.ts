import type { imports } from '../../text/en/imports.ts';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** A size as people say it: `812 B`, `3.4 KB`, `256 MB`. */
export function writeBytes(
  bytes: number,
  units: (typeof imports)['units'],
  writeNumber: (value: number) => string,
): string {
  if (bytes < kilobyte) return units.bytes(writeNumber(bytes));
  if (bytes < megabyte) return units.kilobytes(writeNumber(oneDigit(bytes / kilobyte)));
  return units.megabytes(writeNumber(oneDigit(bytes / megabyte)));
}
