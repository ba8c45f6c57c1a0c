import type { IdentityOperations } from '../../session/provider/identity-operations.ts';
import { describePasskeyError, isEndedByBrowser } from '../../session/provider/passkey-errors.ts';
import type { passkeys } from '../../text/en/account/passkeys.ts';
import { isSpentSignIn } from './describe-sign-in-error.ts';
import type { Outcome, Person } from './use-sign-in.ts';

type PasskeyWords = typeof passkeys.errors;

/** A error in words of its own: the screen shows the message of an error it has no name for. */
const inWords = (words: string, cause: unknown) => new Error(words, { cause });

const isRejected = (error: unknown) =>
  (error as { name?: string } | null)?.name === 'NotAuthorizedException' && !isSpentSignIn(error);

/** Says of a failed passkey what it was, in words; other errors stay as they are. */
export function speakOfPasskey(error: unknown, words: PasskeyWords): unknown {
  if (isEndedByBrowser(error)) return inWords(describePasskeyError(error, words), error);
  return isRejected(error) ? inWords(words.rejected, error) : error;
}

/**
 * Asks the browser for a passkey at once. When it gives none, the ways that the account has are offered instead, with
 * the reason above them.
 */
export async function signInWithPasskey(
  identity: IdentityOperations,
  { email, remember }: Person,
  readWords: () => Promise<PasskeyWords & { readonly none: string }>,
): Promise<Outcome> {
  try {
    const outcome = await identity.chooseSignIn(email, remember, 'WEB_AUTHN');
    const isChoice = outcome.step === 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION';
    return isChoice ? { ...outcome, notice: (await readWords()).none } : outcome;
  } catch (error) {
    const words = await readWords();
    if (!isEndedByBrowser(error)) throw speakOfPasskey(error, words);
    return { ...(await identity.chooseSignIn(email, remember)), notice: describePasskeyError(error, words) };
  }
}
