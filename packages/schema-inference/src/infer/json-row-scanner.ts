import { SchemaInferenceError } from '../schema-inference-error.ts';
import { endOfValue, skipSpace } from './find-json-values.ts';
import { parseRow } from './parse-row.ts';

const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;
const byteOrderMark = [0xef, 0xbb, 0xbf] as const;

type State = 'start' | 'value' | 'first_or_end' | 'separator' | 'end';

/** Walks through JSON text: the elements of one array, or else one value after the other. */
export function jsonRowScanner() {
  let state = 'start' as State;
  let isArray = false;
  let rows = 0;

  const notJson = () =>
    new SchemaInferenceError('not_json', `This sample is not valid JSON in UTF-8: see what comes after row ${rows}.`);

  function begin(bytes: Uint8Array, from: number): number {
    if (byteOrderMark.every((byte, index) => bytes[from + index] === byte)) return from + 3;
    isArray = bytes[from] === openBracket;
    state = isArray ? 'first_or_end' : 'value';
    return isArray ? from + 1 : from;
  }

  /** A bracket or comma between rows; the position does not change where a row begins. */
  function takeMark(byte: number, from: number): number {
    if (state === 'end') throw notJson();
    if (byte === closeBracket && state !== 'value') state = 'end';
    else if (state === 'separator') {
      if (byte !== comma) throw notJson();
      state = 'value';
    } else return from;
    return from + 1;
  }

  /** Hands out the rows that are complete, and answers where the first that is not begins. */
  function* read(bytes: Uint8Array, isLast: boolean): Generator<unknown, number> {
    for (let from = skipSpace(bytes, 0); ; from = skipSpace(bytes, from)) {
      const byte = bytes[from];
      if (byte === undefined) return from;
      if (state === 'start') {
        from = begin(bytes, from);
        continue;
      }
      const next = takeMark(byte, from);
      if (next !== from) {
        from = next;
        continue;
      }
      const { end } = endOfValue(bytes, from);
      if (end < 0 && !isLast) return from;
      rows += 1;
      const stop = end < 0 ? bytes.length : end;
      yield parseRow(bytes.subarray(from, stop), rows);
      state = isArray ? 'separator' : 'value';
      from = stop;
    }
  }

  /** Rejects an array that was cut off. */
  function end() {
    if (isArray && state !== 'end') throw notJson();
  }

  return { read, end };
}
