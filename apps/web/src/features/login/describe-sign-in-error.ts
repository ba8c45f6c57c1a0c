import { describeIdentityError } from '../../session/provider/identity-errors.ts';
import type { VisitorWords } from '../../text/words.tsx';

/** Whether the previous steps are void: they took too long, or a code was wrong too often. */
export function isSpentSignIn(error: unknown): boolean {
  const { name, message = '' } = (error ?? {}) as { name?: string; message?: string };
  // The client throws its own exception for an unknown sign-in, as for much else.
  if (name === 'SignInExpired' || (name === 'SignInException' && /not called before confirmSignIn/.test(message)))
    return true;
  return name === 'NotAuthorizedException' && message.startsWith('Invalid session');
}

// The client's error names for unusable responses.
const withoutTokens = ['SignInException', 'InvalidTokens'];

/** The sentence for a sign-in, or one of its steps, that was rejected. */
export function describeSignInError(error: unknown, words: VisitorWords): string {
  const { confirmSignUp, confirmReset } = words.session;
  const { name = '' } = (error ?? {}) as { name?: string };
  // A success without tokens, or an unknown next step.
  if (withoutTokens.includes(name)) return words.session.signIn.withoutTokens;
  const ofSteps: Readonly<Record<string, string>> = {
    CodeMismatchException: confirmSignUp.CodeMismatchException,
    EnableSoftwareTokenMFAException: confirmSignUp.CodeMismatchException,
    ExpiredCodeException: confirmSignUp.ExpiredCodeException,
    InvalidPasswordException: confirmReset.InvalidPasswordException,
  };
  return ofSteps[name] ?? describeIdentityError('signIn', error, words.session);
}
