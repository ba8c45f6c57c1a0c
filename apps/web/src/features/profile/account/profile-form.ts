import type { Account } from '@halyard/contracts/accounts/account.ts';
import { isEmailLike, isTooShort } from '../../../session/sign-in/password-rule.ts';
import type { ProfileChange } from '../profile-queries.ts';

/** The form input. A blank password keeps the current one. */
export type ProfileDraft = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmation: string;
};

type Kept = Pick<Account, 'username' | 'email' | 'firstName' | 'lastName'>;

export const draftOf = ({ username, email, firstName, lastName }: Kept): ProfileDraft => ({
  username,
  email,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  password: '',
  confirmation: '',
});

export const isChanged = (draft: ProfileDraft, person: Kept): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(person));

// As the identity provider accepts them.
const usernameShape = /^[\w.+-]{1,64}$/;

/** The fields with something wrong in them. */
export function findProblems({
  username,
  email,
  password,
  confirmation,
}: ProfileDraft): readonly Exclude<keyof ProfileDraft, 'firstName' | 'lastName'>[] {
  return [
    ...(usernameShape.test(username.trim()) ? [] : (['username'] as const)),
    ...(isEmailLike(email.trim()) ? [] : (['email'] as const)),
    ...(password !== '' && isTooShort(password) ? (['password'] as const) : []),
    ...(password === confirmation ? [] : (['confirmation'] as const)),
  ];
}

export const toChange = ({ username, email, firstName, lastName, password }: ProfileDraft): ProfileChange => ({
  username: username.trim(),
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...(password !== '' && { password }),
});
