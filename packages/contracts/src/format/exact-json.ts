/**
 * A number of a JSON document that no JavaScript number has the value of: a long integer, a long fraction, `1e400`.
 * Written as JSON it is what it was read as, byte for byte.
 */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return writeRaw ? writeRaw(this.text) : Number(this.text);
  }

  toString(): string {
    return this.text;
  }
}

/** A number as a document has it. */
export type JsonNumber = number | ExactNumber;

/** `digits` times ten to the power of `exponent`, without zeros at either end; zero has no digits. */
export interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

// Source text access of ECMAScript: Node 22 and the browsers of 2025 have it. Without it numbers are read as before.
const writeRaw = (JSON as { readonly rawJSON?: (text: string) => unknown }).rawJSON?.bind(JSON);

/** Only numbers of sixteen digits or with an exponent can lose anything, and most documents have none. */
const mayLose = /\d[\d.]{15}|\d[eE]/;

/** Parses JSON like `JSON.parse`, but keeps the value of every number. */
export function parseExactJson(text: string): unknown {
  return mayLose.test(text) ? JSON.parse(text, keepValue) : JSON.parse(text);
}

function keepValue(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' && context?.source !== undefined ? exactNumber(context.source) : value;
}

/** The value of a number that is written in JSON: a JavaScript number where one has it. */
export function exactNumber(text: string): JsonNumber {
  const value = Number(text);
  const nearest = String(value);
  if (text === nearest) return value;
  const isKept = Number.isFinite(value) && decimalText(decimalIn(text)) === decimalText(decimalIn(nearest));
  return isKept ? value : new ExactNumber(text);
}

/** The value of a number, by which all spellings of it are the same. */
export const decimalOf = (value: JsonNumber): Decimal => decimalIn(String(value));

/** The one text of a value. */
export function decimalText({ isNegative, digits, exponent }: Decimal): string {
  return digits === '' ? '0' : `${isNegative ? '-' : ''}${digits}e${exponent}`;
}

function decimalIn(text: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)\.?(\d*)(?:[eE]\+?(-?\d+))?$/.exec(text) ?? [];
  const written = whole + fraction;
  let [from, to] = [0, written.length];
  while (written[from] === '0') from += 1;
  while (to > from && written[to - 1] === '0') to -= 1;
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(written.length - to);
  return { isNegative: sign === '-', digits: written.slice(from, to), exponent };
}
