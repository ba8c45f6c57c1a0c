import type { Account } from '@halyard/contracts/account.ts';
import { isEmailLike, isTooShort } from '../../../session/password-rule.ts';
import type { ProfileChange } from '../profile-queries.ts';

/** What is typed into the form. A blank password keeps the present one. */
export type ProfileDraft = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
};

export const draftOf = ({ username, email }: Pick<Account, 'username' | 'email'>): ProfileDraft => ({
  ...{ username, email, password: '', confirmation: '' },
});

export const isChanged = (draft: ProfileDraft, person: Pick<Account, 'username' | 'email'>): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(person));

// As the identity provider accepts them.
const usernameShape = /^[\w.+-]{1,64}$/;

/** The fields with something wrong in them. */
export function findProblems({
  username,
  email,
  password,
  confirmation,
}: ProfileDraft): readonly (keyof ProfileDraft)[] {
  return [
    ...(usernameShape.test(username.trim()) ? [] : (['username'] as const)),
    ...(isEmailLike(email.trim()) ? [] : (['email'] as const)),
    ...(password !== '' && isTooShort(password) ? (['password'] as const) : []),
    ...(password === confirmation ? [] : (['confirmation'] as const)),
  ];
}

export const toChange = ({ username, email, password }: ProfileDraft): ProfileChange => ({
  username: username.trim(),
  email: email.trim(),
  ...(password !== '' && { password }),
});
