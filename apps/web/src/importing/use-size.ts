import { useFormat } from '../preferences/format.ts';
import type { importing } from '../text/en/intelligence/importing.ts';
import { useMessages } from '../text/lazy-messages.ts';
import { importingWords } from '../text/loaders/shared.ts';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;
const gigabyte = 1_024 * megabyte;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** 0 to 100, whole; something of no size is done. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.min(100, Math.floor((part / whole) * 100));

type Units = (typeof importing)['units'];

/** A number of bytes as people say it: `812 B`, `3.4 KB`, `256 MB`, `4.7 GB`. */
export function writeSize(bytes: number, units: Units, writeNumber: (value: number) => string): string {
  if (bytes < kilobyte) return units.bytes(writeNumber(bytes));
  if (bytes < megabyte) return units.kilobytes(writeNumber(oneDigit(bytes / kilobyte)));
  if (bytes < gigabyte) return units.megabytes(writeNumber(oneDigit(bytes / megabyte)));
  return units.gigabytes(writeNumber(oneDigit(bytes / gigabyte)));
}

/** Writes sizes in the language and with the numbers of the console. */
export function useSize(): (bytes: number) => string {
  const { units } = useMessages(importingWords);
  const { number } = useFormat();
  return (bytes) => writeSize(bytes, units, number);
}
