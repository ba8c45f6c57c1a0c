import { ApiError, type ErrorCode } from '@halyard/contracts/errors.ts';
import { IdentityError, type IdentityErrorName } from '@halyard/identity-provider';

const codes: Partial<Record<IdentityErrorName, ErrorCode>> = {
  AliasExistsException: 'username_taken',
  CodeMismatchException: 'wrong_code',
  ExpiredCodeException: 'expired_code',
  InvalidPasswordException: 'weak_password',
  LimitExceededException: 'too_many_requests',
  NotAuthorizedException: 'wrong_password',
  TooManyRequestsException: 'too_many_requests',
  UserNotFoundException: 'user_not_found',
  UsernameExistsException: 'email_taken',
};

/** Maps errors of the identity provider to the product API; `named` is the meaning of an error here. */
export async function translateErrors<T>(
  work: Promise<T>,
  named: Partial<Record<IdentityErrorName, ErrorCode>> = {},
): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const code = cause instanceof IdentityError ? (named[cause.name] ?? codes[cause.name]) : undefined;
    throw code ? new ApiError(code, undefined, { cause }) : cause;
  }
}
