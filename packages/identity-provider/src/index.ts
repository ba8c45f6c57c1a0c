export { temporaryForMs } from './admin/invitations.ts';
export { openAddressAdmin } from './admin/open-address-admin.ts';
export type { Reauthentication } from './admin/reauthenticate.ts';
export type { AdminDevice, AdminSession, AdminUser, IdentityAdmin, Invitation, SignInFacts } from './admin.ts';
export { createIdentityProvider, type IdentityProvider } from './create-identity-provider.ts';
export { type IdentityEvent, type RequestedRole, requestedRoles } from './events.ts';
export { IdentityError, type IdentityErrorName, userNotFound } from './identity-error.ts';
export type {
  Attempt,
  ChallengeKind,
  ChallengeStore,
  CodeReads,
  CodeRecord,
  CodeStore,
  DeviceReads,
  DeviceRecord,
  DeviceStore,
  FailureCount,
  FailureCounters,
  FamilyReads,
  FamilyRecord,
  FamilyStore,
  KeyReads,
  KeyStore,
  Letter,
  PasskeyReads,
  PasskeyRecord,
  PasskeyStore,
  PolicyOf,
  Ports,
  Random,
  Reads,
  RecoveryCodeReads,
  RecoveryCodeStore,
  RefreshTokenReads,
  RefreshTokenRecord,
  RefreshTokenStore,
  SecondFactor,
  Stores,
  UserChanges,
  UserReads,
  UserRecord,
  UserStatus,
  UserStore,
} from './ports.ts';
export { createSecrets, type SealedLocation, type Secrets } from './secrets.ts';
export { refreshLifeMs } from './tokens/start-session.ts';
export { userScope } from './tokens/token-scope.ts';
export { freshAccount } from './user-pool/accounts/new-account.ts';
export { codeLifeMs } from './user-pool/codes/codes.ts';
export { type CountedScope, countedScopes } from './user-pool/limits.ts';
