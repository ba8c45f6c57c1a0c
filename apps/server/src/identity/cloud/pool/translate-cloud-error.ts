import { ApiError } from '@halyard/contracts/errors.ts';
import { IdentityError, type IdentityErrorName } from '@halyard/identity-provider';

/** The SDK's error for a negative response; everything else it throws means that there was no response. */
type ServiceError = Error & { readonly $fault: 'client' | 'server'; readonly $metadata?: { httpStatusCode?: number } };

const isServiceError = (cause: unknown): cause is ServiceError => cause instanceof Error && '$fault' in cause;

const rejections: ReadonlySet<string> = new Set<IdentityErrorName>([
  'AliasExistsException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'LimitExceededException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'ResourceNotFoundException',
  'TooManyRequestsException',
  'UnsupportedUserStateException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'UsernameExistsException',
]);
const isIdentityErrorName = (name: string): name is IdentityErrorName => rejections.has(name);

// The pool counts these for the whole account of the cloud service, so waiting is all that helps.
const throttled = ['ThrottlingException', 'TooManyRequestsException', 'RequestLimitExceeded'];
// An older password, and what a hook of the pool's owner said no to.
const renamed: Readonly<Record<string, IdentityErrorName>> = {
  PasswordHistoryPolicyViolationException: 'InvalidPasswordException',
  TooManyFailedAttemptsException: 'LimitExceededException',
};

/** Whether the pool could not be reached at all, so that an immediate retry is pointless. */
export function isOutage(cause: unknown): boolean {
  if (cause instanceof ApiError || cause instanceof IdentityError) return false;
  if (!isServiceError(cause)) return true;
  return cause.$fault === 'server' || (cause.$metadata?.httpStatusCode ?? 400) >= 500;
}

/** Maps an error of the cloud service to this product's errors. Anything unknown counts as no response. */
export function translateCloudError(cause: unknown): unknown {
  if (!isServiceError(cause)) return cause;
  const name = renamed[cause.name] ?? cause.name;
  if (throttled.includes(name)) return new ApiError('too_many_requests', undefined, { cause });
  if (isIdentityErrorName(name)) return new IdentityError(name, cause.message);
  // Missing permissions above all: the operator reads the cause in the log, no one else can fix it.
  return new ApiError('identity_unavailable', undefined, { cause });
}
