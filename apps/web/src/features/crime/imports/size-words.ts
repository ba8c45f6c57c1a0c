import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime-imports-words.ts';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** 0 to 100, whole; something of no size is done. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.min(100, Math.floor((part / whole) * 100));

/** Writes a size as people say it: `812 B`, `3.4 KB`, `256 MB`. */
export function useSize(): (bytes: number) => string {
  const { units } = useMessages(crimeImportsWords);
  const format = useFormat();
  return (bytes) => {
    if (bytes < kilobyte) return units.bytes(format.number(bytes));
    if (bytes < megabyte) return units.kilobytes(format.number(oneDigit(bytes / kilobyte)));
    return units.megabytes(format.number(oneDigit(bytes / megabyte)));
  };
}
