import type { IdentityOperations } from '../../session/provider/identity-operations.ts';
import { describePasskeyError, isEndedByBrowser } from '../../session/provider/passkey-errors.ts';
import type { passkeys } from '../../text/en/account/passkeys.ts';
import { isSpentSignIn } from './describe-sign-in-error.ts';
import type { Outcome, Person } from './use-sign-in.ts';

type PasskeyWords = typeof passkeys.errors;

/** A error in its own words: the screen shows the message of an error it has no name for. */
const inWords = (words: string, cause: unknown) => new Error(words, { cause });

const isRejected = (error: unknown) =>
  (error as { name?: string } | null)?.name === 'NotAuthorizedException' && !isSpentSignIn(error);

/** Translates a failed passkey into words; other errors are unchanged. */
export function speakOfPasskey(error: unknown, words: PasskeyWords): unknown {
  if (isEndedByBrowser(error)) return inWords(describePasskeyError(error, words), error);
  return isRejected(error) ? inWords(words.rejected, error) : error;
}

/**
 * Requests a passkey from the browser immediately. If it gives none, the account's other methods are offered, with the
 * reason above them.
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
