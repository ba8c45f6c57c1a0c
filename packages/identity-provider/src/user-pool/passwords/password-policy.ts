import { Refusal } from '../../refusal.ts';
import { localPartOf } from '../accounts/email-address.ts';
import { isCommonPassword } from './common-passwords.ts';

const shortest = 8;
const shortestContextWord = 4;

/** What an attacker who knows the person would try. */
export type PasswordContext = {
  readonly email: string;
  readonly productName: string;
  readonly attributes: Readonly<Record<string, string>>;
};

const refused = (reason: string) =>
  new Refusal('InvalidPasswordException', `Password did not conform with policy: ${reason}`);

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

/** Refuses passwords that are short, common, or the person's own name. Asks for no kinds of characters (NIST SP 800-63B). */
export function requireAcceptablePassword(password: string, context: PasswordContext): void {
  if ([...password].length < shortest) throw refused('Password not long enough');
  if (isCommonPassword(password)) throw refused('Password is one of the most common');
  const lower = password.toLowerCase();
  if (contextWords(context).some((word) => isDerivedFrom(lower, word)))
    throw refused('Password is too close to a name that others know');
}
