import { type Literal, type ObjectPath, PatternError } from './pattern.ts';

const digits: Readonly<Record<string, number>> = {
  md5: 32,
  sha1: 40,
  sha224: 56,
  sha256: 64,
  sha384: 96,
  sha512: 128,
  sha3256: 64,
  sha3512: 128,
};

/**
 * How many hexadecimal digits the hash of a path has, however its algorithm is written (`SHA-256`, `sha256`), and
 * undefined where the path leads to no hash or to one of unknown length.
 */
export function hashDigits({ steps }: ObjectPath): number | undefined {
  const [before, last] = steps.slice(-2);
  if (before?.kind !== 'key' || before.name !== 'hashes' || last?.kind !== 'key') return undefined;
  return digits[last.name.toLowerCase().replaceAll(/[-_]/g, '')];
}

/**
 * A hash of the wrong length is a mistake of the pattern's author: it could never match.
 *
 * @throws PatternError
 */
export function checkHashes(path: ObjectPath, operator: string, values: readonly Literal[], position: number): void {
  const length = hashDigits(path);
  if (length === undefined || !['=', '!=', 'IN'].includes(operator)) return;
  const wrong = values.find(
    ({ kind, value }) => kind === 'string' && !new RegExp(`^[0-9a-f]{${length}}$`, 'i').test(`${value}`),
  );
  if (wrong) throw new PatternError(`${path.text} has ${length} hexadecimal digits, at ${position}.`, position);
}
