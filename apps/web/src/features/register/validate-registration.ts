import { isEmailLike, isTooShort } from '../../session/sign-in/password-rule.ts';
import type { JoiningWords } from '../../text/joining-text.tsx';

const fieldNames = ['firstName', 'lastName', 'company', 'email', 'password', 'confirmPassword', 'role'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Entries = Readonly<Record<FieldName, string>>;
export type Problem = keyof JoiningWords['register']['errors'];

export const emptyEntries: Entries = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: '',
};

const isBlank = (value: string) => value.trim() === '';

function checkEmail(email: string): Problem | undefined {
  if (isBlank(email)) return 'emailMissing';
  return isEmailLike(email.trim()) ? undefined : 'emailInvalid';
}

function checkPassword(password: string): Problem | undefined {
  if (password === '') return 'passwordMissing';
  return isTooShort(password) ? 'passwordTooShort' : undefined;
}

/** The error of each field; an empty record is valid. */
export function validateRegistration(entries: Entries): Partial<Record<FieldName, Problem>> {
  const { firstName, lastName, company, email, password, confirmPassword, role } = entries;
  const problems: Record<FieldName, Problem | undefined> = {
    firstName: isBlank(firstName) ? 'firstNameMissing' : undefined,
    lastName: isBlank(lastName) ? 'lastNameMissing' : undefined,
    company: isBlank(company) ? 'companyMissing' : undefined,
    email: checkEmail(email),
    password: checkPassword(password),
    confirmPassword: password === confirmPassword ? undefined : 'passwordsDiffer',
    role: role === '' ? 'roleMissing' : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
