import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { importsWords } from '../../text/loaders/imports-words.ts';
import { writeBytes } from './write-bytes.ts';

/** Writes sizes, and how far something of that size is, in the language of the console. */
export function useSize() {
  const { units } = useMessages(importsWords);
  const format = useFormat();
  const size = (bytes: number) => writeBytes(bytes, units, format.number);
  return {
    size,
    /** 0 to 100, whole; something of no size is done. */
    percentOf: (part: number, whole: number) => (whole === 0 ? 100 : Math.min(100, Math.floor((part / whole) * 100))),
  };
}
