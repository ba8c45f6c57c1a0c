import type { Passkey, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import type { PasskeyRecord, SignInFacts } from '@halyard/identity-provider';
import type { Person } from '../person-store.ts';
import { showDevices, showSessions } from './show-sessions.ts';
import { findLiveCounts, showCounters } from './sign-in-counters.ts';
import { findSignInIssues, type Issue } from './sign-in-issues.ts';

/** The inputs of a state. Instants in milliseconds. */
export type SignInSources = {
  readonly provider: SignInState['provider'];
  readonly person: Person;
  /** Undefined where there is no account at the provider. */
  readonly facts: SignInFacts | undefined;
  /** How long a password may be used. */
  readonly passwordMaxAgeMs: number;
  readonly deliveryFailure: string | undefined;
  /** The current session, to be marked in the list. */
  readonly presentSession: string;
  readonly now: number;
};

const instant = (ms: number) => new Date(ms).toISOString();
const instantOrNull = (ms: number | null) => (ms === null ? null : instant(ms));

const showPasskey = ({ credentialId, name, backedUp, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id: credentialId,
  name,
  backedUp,
  createdAt: instant(createdAt),
  lastUsedAt: instantOrNull(lastUsedAt),
});

const showIssue = ({ until, fixes, ...issue }: Issue) => ({
  ...issue,
  until: instantOrNull(until),
  fixes: [...fixes],
});

const withoutAccount = ({ provider, person }: SignInSources): SignInState => ({
  provider,
  status: null,
  enabled: false,
  email: null,
  emailVerified: false,
  phone: null,
  phoneVerified: false,
  lastSignIn: instantOrNull(person.last_login_at),
  passwordChangedAt: null,
  passwordExpiresAt: null,
  invitedUntil: null,
  factors: { authenticator: 'off', textMessage: 'off', mail: 'off' },
  recoveryCodesLeft: null,
  passkeys: null,
  devices: null,
  sessions: [],
  counters: null,
  issues: findSignInIssues(undefined).map(showIssue),
});

// A cloud pool does not disclose when a password was set, and does not know our maximum age.
function passwordTimes({ passwordMaxAgeMs }: SignInSources, { account: { passwordChangedAt } }: SignInFacts) {
  if (passwordChangedAt === null) return { passwordChangedAt, passwordExpiresAt: null };
  return { passwordChangedAt, passwordExpiresAt: passwordChangedAt + passwordMaxAgeMs };
}

function describeAccount(sources: SignInSources, facts: SignInFacts) {
  const { account, phone, phoneVerified, temporaryUntil } = facts;
  const { passwordChangedAt, passwordExpiresAt } = passwordTimes(sources, facts);
  return {
    status: account.status,
    enabled: account.enabled,
    email: account.email,
    emailVerified: account.emailVerified,
    phone,
    phoneVerified,
    lastSignIn: instantOrNull(sources.person.last_login_at),
    passwordChangedAt: instantOrNull(passwordChangedAt),
    passwordExpiresAt: instantOrNull(passwordExpiresAt),
    invitedUntil: instantOrNull(temporaryUntil),
    factors: { authenticator: facts.authenticator, textMessage: facts.textMessage, mail: facts.mail },
  };
}

function describeHoldings({ presentSession }: SignInSources, facts: SignInFacts) {
  const { sessions, devices, passkeys, recoveryCodesLeft } = facts;
  return {
    recoveryCodesLeft,
    passkeys: passkeys === null ? null : passkeys.map(showPasskey),
    devices: devices && showDevices(devices, sessions, presentSession),
    sessions: showSessions(sessions, presentSession),
  };
}

/** Sign-in state: methods, issues, and remedies. Unknown values are null. */
export function describeSignIn(sources: SignInSources): SignInState {
  const { provider, person, facts, deliveryFailure, now } = sources;
  if (!facts) return withoutAccount(sources);
  const counts = findLiveCounts(facts.counters ?? [], now);
  const { passwordExpiresAt } = passwordTimes(sources, facts);
  return {
    provider,
    ...describeAccount(sources, facts),
    ...describeHoldings(sources, facts),
    counters: facts.counters && showCounters(counts),
    issues: findSignInIssues({ person, facts, counts, passwordExpiresAt, deliveryFailure, now }).map(showIssue),
  };
}
