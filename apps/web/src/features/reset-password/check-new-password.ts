import { isTooShort } from '../../session/sign-in/password-rule.ts';
import type { JoiningWords } from '../../text/joining-text.tsx';

export type NewPassword = { readonly code: string; readonly password: string; readonly confirmation: string };
type Problem = keyof JoiningWords['resetPassword']['confirm'] &
  ('codeMissing' | 'passwordMissing' | 'tooShort' | 'mismatch');
type Problems = { readonly code?: Problem; readonly password?: Problem; readonly confirmation?: Problem };

function checkPassword(password: string): Problem | undefined {
  if (password === '') return 'passwordMissing';
  return isTooShort(password) ? 'tooShort' : undefined;
}

/** Validation errors before sending; an empty record is valid. */
export function checkNewPassword({ code, password, confirmation }: NewPassword): Problems {
  const problem = checkPassword(password);
  return {
    ...(code.trim() === '' && { code: 'codeMissing' as const }),
    ...(problem && { password: problem }),
    ...(password !== confirmation && { confirmation: 'mismatch' as const }),
  };
}
