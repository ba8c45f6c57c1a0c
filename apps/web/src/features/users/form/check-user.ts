import { emailAddress, username } from '@halyard/contracts/accounts/account-fields.ts';
import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import type { Department, User } from '@halyard/contracts/accounts/users.ts';

/** Administrative decisions about a user. */
export type UserValues = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly department: Department;
  readonly status: AccountStatus;
};

/** Unsaved input. */
export type UserDraft = Partial<UserValues>;

export type UserProblem = 'usernameMissing' | 'usernameShape' | 'emailMissing' | 'emailShape';
export type UserProblems = { readonly username?: UserProblem; readonly email?: UserProblem };

export const valuesOfNewcomer: UserValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  role: 'viewer',
  department: 'Engineering',
  status: 'active',
};

export const valuesOf = ({
  username: name,
  email,
  firstName,
  lastName,
  role,
  department,
  status,
}: User): UserValues => ({
  username: name,
  email,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  role,
  department,
  status,
});

/** Whether a draft differs from the saved values. */
export const isChanged = (kept: UserValues, draft: UserDraft): boolean =>
  (Object.keys(draft) as (keyof UserValues)[]).some((name) => draft[name] !== kept[name]);

/** Validation errors before sending; empty if there are none. */
export function checkUser(values: Pick<UserValues, 'username' | 'email'>): UserProblems {
  const name = values.username.trim() === '' ? 'usernameMissing' : 'usernameShape';
  const email = values.email.trim() === '' ? 'emailMissing' : 'emailShape';
  return {
    ...(!username.safeParse(values.username).success && { username: name }),
    ...(!emailAddress.safeParse(values.email).success && { email }),
  };
}
