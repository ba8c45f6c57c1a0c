import type { IdentityEvent } from './events.ts';

// Ports that the provider needs: storage, counters and mail. All instants are milliseconds since 1970.

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';

/** Whether sign-in requires this second factor, and whether it is the preferred one. */
export type SecondFactor = 'off' | 'enabled' | 'preferred';

export type UserRecord = {
  /** uuid; also the `sub` and the user name inside tokens. */
  readonly id: string;
  /** Lower case, unique. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Readable and unique. */
  readonly preferredUsername: string;
  readonly status: UserStatus;
  readonly enabled: boolean;
  /** Hexadecimal. */
  readonly salt: string;
  readonly verifierSealed: string;
  readonly passwordChangedAt: number;
  /** When the temporary password of an invitation stops working; null for a password someone chose. */
  readonly temporaryUntil: number | null;
  readonly secondFactor: SecondFactor;
  /** Whether sign-in requires a code sent to the verified phone number. */
  readonly smsFactor: SecondFactor;
  /** Whether sign-in requires a code emailed to the verified address. */
  readonly emailFactor: SecondFactor;
  /** The number in `phone_number` has proven itself; a new number has to again. */
  readonly phoneVerified: boolean;
  /** The proven secret of the authenticator app. */
  readonly totpSealed: string | null;
  /** An issued secret that waits for its first code. */
  readonly totpPendingSealed: string | null;
  /** The last time step whose code was used: each counts once. */
  readonly totpLastStep: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** `given_name`, `family_name`, `name`, `phone_number`, `custom:company`, `custom:role`. */
  readonly attributes: Readonly<Record<string, string>>;
};

export type UserChanges = Partial<Omit<UserRecord, 'id' | 'createdAt' | 'attributes'>>;

export type UserReads = {
  byId(id: string): Promise<UserRecord | undefined>;
  byEmail(email: string): Promise<UserRecord | undefined>;
  byPreferredUsername(name: string): Promise<UserRecord | undefined>;
  /** Ordered by id, those after `after` only; at most `limit`. */
  list(page: { readonly after: string | undefined; readonly limit: number }): Promise<readonly UserRecord[]>;
};
export type UserStore = UserReads & {
  /** False, and nothing stored, when the e-mail or the preferred user name is taken. */
  add(user: UserRecord): Promise<boolean>;
  update(id: string, changes: UserChanges): Promise<void>;
  setAttributes(id: string, attributes: Readonly<Record<string, string>>): Promise<void>;
  /** Marks this time step and all before it as used; false when it already was. */
  takeTotpStep(id: string, step: number): Promise<boolean>;
  /**
   * Keeps the account as it is until this transaction ends; false when the password was replaced since or has to be, or
   * the account was disabled. Without it a sign-in could be admitted beside a reset that is being committed, and
   * outlive it.
   */
  hold(id: string, passwordChangedAt: number): Promise<boolean>;
  /** Removes the user with everything that belongs to them; false when there was none. */
  remove(id: string): Promise<boolean>;
};

/** `ATTRIBUTE` proves an email address, `PHONE` a phone number. Codes of a sign-in are stored with its challenge. */
export type CodePurpose = 'SIGN_UP' | 'RESET' | 'ATTRIBUTE' | 'PHONE' | 'STEP_UP';
export type CodeRecord = {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly codeHmac: string;
  /** The address the code was sent to. */
  readonly destination: string;
  readonly expiresAt: number;
};
export type CodeReads = { find(userId: string, purpose: CodePurpose): Promise<CodeRecord | undefined> };
export type CodeStore = CodeReads & {
  /** Replaces an earlier code for the same purpose. */
  put(code: CodeRecord): Promise<void>;
  /** Deletes exactly this code; false when someone else was faster. */
  spend(code: CodeRecord): Promise<boolean>;
};

/** A sign-in that is under way. */
export type ChallengeKind =
  | 'PASSWORD_VERIFIER'
  | 'SELECT_CHALLENGE'
  | 'AUTO_SIGN_IN'
  | 'NEW_PASSWORD_REQUIRED'
  | 'SOFTWARE_TOKEN_MFA'
  | 'MFA_SETUP'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'CUSTOM_CHALLENGE'
  | 'EMAIL_OTP'
  | 'SMS_OTP'
  | 'SMS_MFA'
  | 'SELECT_MFA_TYPE'
  | 'WEB_AUTHN'
  // Not steps of the protocol, kept alike: a passkey that is being made, a hosted login page, an authorization code.
  | 'WEB_AUTHN_REGISTRATION'
  | 'HOSTED_LOGIN'
  | 'AUTHORIZATION_CODE';
export type ChallengeRecord = {
  readonly idHash: string;
  readonly kind: ChallengeKind;
  /** Null for a simulated user. */
  readonly userId: string | null;
  readonly clientId: string;
  readonly stateSealed: string;
  readonly expiresAt: number;
};
export type ChallengeStore = {
  add(challenge: ChallengeRecord): Promise<void>;
  /** Takes it out, so that of two answers only one is heard. */
  spend(idHash: string, kind: ChallengeKind): Promise<ChallengeRecord | undefined>;
};

/** One sign-in and all its tokens. */
export type FamilyRecord = {
  readonly originJti: string;
  readonly userId: string;
  readonly clientId: string;
  /** When the person last proved who they are. */
  readonly authTime: number;
  /** The device it was opened on, where devices are tracked. */
  readonly deviceKey: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** The last refresh. */
  readonly lastUsedAt: number;
  /** The user's last activity, as reported by the product; refreshes do not count. */
  readonly lastActiveAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
};
export type FamilyReads = {
  find(originJti: string): Promise<FamilyRecord | undefined>;
  /** Also those that ended. */
  listOf(userId: string): Promise<readonly FamilyRecord[]>;
};
export type FamilyStore = FamilyReads & {
  add(family: FamilyRecord): Promise<void>;
  touch(originJti: string, at: number): Promise<void>;
  noteActivity(originJti: string, at: number): Promise<void>;
  /** The person proved again who they are: moves `authTime` and `lastActiveAt` of a live session. */
  reauthenticate(originJti: string, at: number): Promise<void>;
  /** False when it was revoked before, or does not exist. */
  revoke(originJti: string, at: number): Promise<boolean>;
  /** Returns how many that were. */
  revokeAllOf(userId: string, at: number, except: string | null): Promise<number>;
};

export type RefreshTokenRecord = {
  readonly tokenHash: string;
  readonly originJti: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly rotatedAt: number | null;
  readonly successorHash: string | null;
};
export type RefreshTokenReads = { find(tokenHash: string): Promise<RefreshTokenRecord | undefined> };
export type RefreshTokenStore = RefreshTokenReads & {
  add(token: RefreshTokenRecord): Promise<void>;
  /** Marks it as replaced; false when it already was. */
  rotate(tokenHash: string, at: number, successorHash: string): Promise<boolean>;
};

/** A browser that someone signed in from, with its own secret. */
export type DeviceRecord = {
  /** `<region>_<uuid>`. */
  readonly key: string;
  readonly userId: string;
  readonly groupKey: string;
  readonly name: string;
  /** Hexadecimal. */
  readonly salt: string;
  readonly verifierSealed: string;
  /** A remembered device replaces the second factor. */
  readonly remembered: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly address: string;
};
export type DeviceReads = {
  find(userId: string, key: string): Promise<DeviceRecord | undefined>;
  /** In the order they were added. */
  listOf(userId: string): Promise<readonly DeviceRecord[]>;
};
export type DeviceStore = DeviceReads & {
  /** False, and nothing stored, when there is a device by that key. */
  add(device: DeviceRecord): Promise<boolean>;
  touch(key: string, at: number, address: string): Promise<void>;
  setRemembered(userId: string, key: string, remembered: boolean): Promise<boolean>;
  /** False when the user has no such device. */
  remove(userId: string, key: string): Promise<boolean>;
};

/** A WebAuthn credential. Ids and keys are base64url. */
export type PasskeyRecord = {
  readonly credentialId: string;
  readonly userId: string;
  /** COSE key. */
  readonly publicKey: string;
  /** Signature counter; 0 for authenticators that do not count. */
  readonly counter: number;
  /** As the browser named them: `internal`, `hybrid`, `usb`, `nfc`, `ble`. */
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly name: string;
  /** `platform` or `cross-platform`; null when the browser did not say. */
  readonly attachment: string | null;
  /** Synchronised between the person's devices. */
  readonly backedUp: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};
export type PasskeyReads = {
  find(credentialId: string): Promise<PasskeyRecord | undefined>;
  /** In the order they were added. */
  listOf(userId: string): Promise<readonly PasskeyRecord[]>;
};
/** `listOf` locks the user until the transaction ends: later additions are counted by the next transaction. */
export type PasskeyStore = PasskeyReads & {
  /** False, and nothing stored, when there is a credential by that id. */
  add(passkey: PasskeyRecord): Promise<boolean>;
  /** False, and nothing stored, when the counter is no longer `usedCounter`: of two uses only one counts. */
  use(use: {
    readonly credentialId: string;
    readonly usedCounter: number;
    readonly counter: number;
    readonly backedUp: boolean;
    readonly at: number;
  }): Promise<boolean>;
  /** False when the user has no such credential. */
  remove(userId: string, credentialId: string): Promise<boolean>;
};

/** Codes that replace the authenticator app once each; only keyed hashes are stored. */
export type RecoveryCodeReads = { count(userId: string): Promise<number> };
export type RecoveryCodeStore = RecoveryCodeReads & {
  /** In place of all earlier ones. */
  replace(userId: string, codeHmacs: readonly string[]): Promise<void>;
  /** False when it was used before, or never existed. */
  spend(userId: string, codeHmac: string): Promise<boolean>;
};

export type KeyUse = 'id' | 'access';
export type KeyRecord = {
  readonly kid: string;
  readonly use: KeyUse;
  readonly privateSealed: string;
  /** JSON of the public JWK. */
  readonly publicJwk: string;
  readonly createdAt: number;
  readonly signsUntil: number;
  readonly publishedUntil: number;
};
export type KeyReads = { list(): Promise<readonly KeyRecord[]> };
export type KeyStore = KeyReads & {
  add(key: KeyRecord): Promise<void>;
  /** Held until the transaction ends: one node after the other decides whether a key is missing. */
  lock(): Promise<void>;
};

/** A letter to someone. The product finds the words. */
export type Letter =
  | {
      readonly kind: 'sign_up_code' | 'reset_code' | 'attribute_code' | 'sign_in_code' | 'step_up_code';
      readonly to: string;
      readonly code: string;
    }
  /** A text message: `to` is a phone number in E.164. */
  | { readonly kind: 'text_code'; readonly to: string; readonly code: string }
  /** `code` is the temporary password, good for seven days. */
  | { readonly kind: 'invitation'; readonly to: string; readonly code: string }
  | { readonly kind: 'email_changed_notice' | 'password_changed_notice'; readonly to: string };

export type Stores = {
  readonly users: UserStore;
  readonly codes: CodeStore;
  readonly challenges: ChallengeStore;
  readonly families: FamilyStore;
  readonly refreshTokens: RefreshTokenStore;
  readonly devices: DeviceStore;
  readonly passkeys: PasskeyStore;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly keys: KeyStore;
  /** Queues the letter in this transaction; it leaves after the commit. */
  sendMail(letter: Letter): Promise<void>;
  log(event: IdentityEvent): Promise<void>;
  /** Removes what expired before `now`. */
  sweep(now: number): Promise<void>;
};

/** Committed data, read outside of any transaction. */
export type Reads = {
  readonly users: UserReads;
  readonly codes: CodeReads;
  readonly families: FamilyReads;
  readonly refreshTokens: RefreshTokenReads;
  readonly devices: DeviceReads;
  readonly passkeys: PasskeyReads;
  readonly recoveryCodes: RecoveryCodeReads;
  readonly keys: KeyReads;
};

export type Attempt = {
  readonly scope: string;
  readonly subject: string;
  readonly now: number;
  /** The attempt that makes this many within `windowMs` is the last before the lock. */
  readonly limit: number;
  readonly windowMs: number;
  readonly lockMs: number;
};

/** Attempts so far; `lockedUntil` null when there is no lock. */
export type FailureCount = {
  readonly scope: string;
  readonly subject: string;
  readonly count: number;
  readonly firstAt: number;
  readonly lockedUntil: number | null;
};

/** Counts attempts, each in its own transaction, so that no rollback forgets one. */
export type FailureCounters = {
  isLocked(scope: string, subject: string, now: number): Promise<boolean>;
  /** Counts one attempt and answers how many there are now; undefined, and nothing counted, while locked. */
  count(attempt: Attempt): Promise<number | undefined>;
  clear(scope: string, subject: string): Promise<void>;
  /** Counters of a user: subjects that are the id, or begin with it and `|`. */
  listOf(userId: string): Promise<readonly FailureCount[]>;
};

export type Ports = {
  /** One database transaction, committed before it resolves. Never nested, no network inside. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  readonly read: Reads;
  readonly failures: FailureCounters;
};

/** The product's requirements for one account; durations in milliseconds, null for no limit. */
export type AccountPolicy = {
  /** A session that was not used for longer than this cannot be refreshed. */
  readonly idleMs: number | null;
  /** An older password has to be reset. */
  readonly passwordMaxAgeMs: number | null;
  readonly tracksDevices: boolean;
  /** Users without an authenticator app must set one up at sign-in. */
  readonly requiresSecondFactor?: boolean;
};
export type PolicyOf = (userId: string) => Promise<AccountPolicy>;

/** Milliseconds since 1970. */
export type Clock = () => number;
export type Random = (bytes: number) => Uint8Array;

/** The origin of a request. */
export type Caller = { readonly address: string; readonly userAgent: string | null };
