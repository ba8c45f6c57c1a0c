import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { schemasWords } from '../../text/loaders/schemas-words.ts';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** Writes a number of bytes as people say it: `812 B`, `3.4 KB`, `2.7 MB`. */
export function useSize(): (bytes: number) => string {
  const { units } = useMessages(schemasWords).detail;
  const { number } = useFormat();
  return (bytes) => {
    if (bytes < kilobyte) return units.bytes(number(bytes));
    if (bytes < megabyte) return units.kilobytes(number(oneDigit(bytes / kilobyte)));
    return units.megabytes(number(oneDigit(bytes / megabyte)));
  };
}
