import type { Core } from '../../core.ts';
import type { Stores } from '../../ports.ts';
import { randomLetters } from '../codes/random-letters.ts';

const codesAtOnce = 10;
const lettersOfHalf = 5;

const hmacOf = ({ secrets }: Core, userId: string, code: string) => secrets.codeHmac(`${userId}|RECOVERY|${code}`);

/** As it was shown: people leave out the dash, or write in capitals. */
function normaliseRecoveryCode(given: string): string {
  const plain = given.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${plain.slice(0, lettersOfHalf)}-${plain.slice(lettersOfHalf)}`;
}

/** Ten new codes like `abcde-fghjk` in this transaction; all earlier ones are void. They can be read only now. */
export async function issueRecoveryCodes(core: Core, stores: Stores, userId: string): Promise<readonly string[]> {
  const codes = Array.from(
    { length: codesAtOnce },
    () => `${randomLetters(core.random, lettersOfHalf)}-${randomLetters(core.random, lettersOfHalf)}`,
  );
  await stores.recoveryCodes.replace(
    userId,
    codes.map((code) => hmacOf(core, userId, code)),
  );
  return codes;
}

/** False when it is none of the codes that are left. */
export const spendRecoveryCode = (core: Core, stores: Stores, userId: string, given: string): Promise<boolean> =>
  stores.recoveryCodes.spend(userId, hmacOf(core, userId, normaliseRecoveryCode(given)));
