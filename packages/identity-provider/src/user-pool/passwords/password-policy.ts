import { IdentityError } from '../../identity-error.ts';
import { localPartOf } from '../accounts/email-address.ts';
import { isCommonPassword } from './common-passwords.ts';

const shortest = 8;
const shortestContextWord = 4;

/** Guesses of an attacker who knows the user. */
export type PasswordContext = {
  readonly email: string;
  readonly productName: string;
  readonly attributes: Readonly<Record<string, string>>;
};

const rejected = (reason: string) =>
  new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);

function contextWords({ email, productName, attributes }: PasswordContext): readonly string[] {
  const { given_name, family_name, name } = attributes;
  return [email, localPartOf(email), productName, given_name, family_name, name, `${given_name}${family_name}`]
    .filter((word) => word !== undefined)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortestContextWord);
}

/** A context word with next to nothing around it. */
const isDerivedFrom = (password: string, word: string) =>
  password.includes(word) && password.replaceAll(word, '').length < shortestContextWord;

/** The strength of eight random characters; a word with a year and a symbol has less. */
const fewestGuesses = 1e8;

/**
 * Rejects passwords that are short, common, easily guessed, or the person's own name. Asks for no kinds of characters
 * (NIST SP 800-63B).
 */
export async function requireAcceptablePassword(password: string, context: PasswordContext): Promise<void> {
  if ([...password].length < shortest) throw rejected('Password not long enough');
  if (isCommonPassword(password)) throw rejected('Password is one of the most common');
  const lower = password.toLowerCase();
  const known = contextWords(context);
  if (known.some((word) => isDerivedFrom(lower, word)))
    throw rejected('Password is too close to a name that others know');
  const { estimateGuesses } = await import('./password-strength.ts');
  if (estimateGuesses(password, known) < fewestGuesses) throw rejected('Password is too easy to guess');
}
