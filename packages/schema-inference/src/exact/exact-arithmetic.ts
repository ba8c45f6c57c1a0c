import {
  type Decimal,
  decimalOf,
  decimalText,
  ExactNumber,
  exactNumber,
  type JsonNumber,
} from '@halyard/contracts/format/exact-json.ts';

export const isNumber = (value: unknown): value is JsonNumber =>
  typeof value === 'number' || value instanceof ExactNumber;

/** Below zero when the left number is less, above when it is more; 0 for two spellings of one value. */
export function compareNumbers(left: JsonNumber, right: JsonNumber): number {
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -1 : left > right ? 1 : 0;
  const [one, other] = [decimalOf(left), decimalOf(right)];
  const [sign, otherSign] = [signOf(one), signOf(other)];
  return sign === otherSign ? sign * compareSizes(one, other) : sign - otherSign;
}

/** The lesser of a number and infinity, or of two numbers; the first of equal ones. */
export const lesser = (left: JsonNumber, right: JsonNumber) =>
  left === Number.POSITIVE_INFINITY || compareNumbers(right, left) < 0 ? right : left;
export const greater = (left: JsonNumber, right: JsonNumber) =>
  left === Number.NEGATIVE_INFINITY || compareNumbers(right, left) > 0 ? right : left;

const signOf = ({ isNegative, digits }: Decimal) => (digits === '' ? 0 : isNegative ? -1 : 1);

/** Of two numbers without their signs, neither of them zero. */
function compareSizes(left: Decimal, right: Decimal): number {
  const [reach, otherReach] = [
    left.exponent + BigInt(left.digits.length),
    right.exponent + BigInt(right.digits.length),
  ];
  if (reach !== otherReach) return reach < otherReach ? -1 : 1;
  // From the same place on, the digits compare like words.
  return left.digits < right.digits ? -1 : left.digits > right.digits ? 1 : 0;
}

export function isWholeNumber(value: JsonNumber): boolean {
  return typeof value === 'number' ? Number.isInteger(value) : decimalOf(value).exponent >= 0n;
}

/** Whether a number is a step taken so many times; nothing is a multiple of zero. */
export function isMultipleOf(value: JsonNumber, step: JsonNumber): boolean {
  const [one, other] = [decimalOf(value), decimalOf(step)];
  if (other.digits === '') return false;
  if (one.digits === '') return true;
  const [size, stepSize] = [BigInt(one.digits), BigInt(other.digits)];
  const shift = one.exponent - other.exponent;
  if (shift >= 0n) return (size * powerOfTen(shift, stepSize)) % stepSize === 0n;
  // More zeros than the number has digits: it is less than a step.
  return -shift <= BigInt(one.digits.length) && size % (stepSize * 10n ** -shift) === 0n;
}

/** Ten to a power, but for multiples of `modulus`: it stays small however high the power is. */
function powerOfTen(power: bigint, modulus: bigint): bigint {
  let [result, base] = [1n, 10n % modulus];
  for (let left = power; left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}

/** Beyond so many digits nothing is calculated. */
const digitsMax = 2_000n;

interface Scaled {
  /** Times ten to the power of `-places` they are the numbers. */
  readonly values: readonly bigint[];
  readonly places: bigint;
}

/** Numbers as whole ones on the same scale; undefined where that takes too many digits. */
export function scaled(numbers: readonly JsonNumber[], leastPlaces = 0n): Scaled | undefined {
  const decimals = numbers.map(decimalOf);
  const places = decimals.reduce((most, { exponent }) => (-exponent > most ? -exponent : most), leastPlaces);
  const isLong = decimals.some(({ digits, exponent }) => BigInt(digits.length) + exponent + places > digitsMax);
  if (isLong || places > digitsMax) return undefined;
  const values = decimals.map(({ isNegative, digits, exponent }) => {
    const size = BigInt(digits === '' ? '0' : digits) * 10n ** (digits === '' ? 0n : exponent + places);
    return isNegative ? -size : size;
  });
  return { values, places };
}

/** The number that is `value` times ten to the power of `-places`. */
export function unscaled(value: bigint, places: bigint): JsonNumber {
  const [sign, size] = value < 0n ? ['-', -value] : ['', value];
  const length = Number(places);
  const digits = String(size).padStart(length + 1, '0');
  const fraction = digits.slice(digits.length - length).replace(/0+$/, '');
  return exactNumber(
    `${sign}${digits.slice(0, digits.length - length)}${length > 0 && fraction !== '' ? `.${fraction}` : ''}`,
  );
}

/** The sum of two numbers; the first one where that takes too many digits. */
export function addNumbers(left: JsonNumber, right: JsonNumber): JsonNumber {
  const { values: [one = 0n, other = 0n] = [], places = 0n } = scaled([left, right]) ?? {};
  return places === 0n && one === 0n && other === 0n ? left : unscaled(one + other, places);
}

export const negated = (value: JsonNumber): JsonNumber =>
  typeof value === 'number' ? -value : exactNumber(value.text.startsWith('-') ? value.text.slice(1) : `-${value.text}`);

/** One text for one value. */
export const numberText = (value: JsonNumber): string =>
  typeof value === 'number' ? String(value) : decimalText(decimalOf(value));
