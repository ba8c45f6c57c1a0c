/** The endpoints of the identity provider, from `/identity/config.json`. */
export type IdentityConfig = {
  /** `embedded`: part of the product, and reached at the console's own origin; `cognito`: a user pool in the cloud. */
  readonly provider: 'embedded' | 'cognito';
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** Null for the cloud service's own endpoint. */
  readonly endpoint: string | null;
  readonly identityPoolId: string | null;
  readonly identityPoolEndpoint: string | null;
  /** Base URL of the company sign-in page; null if there is none. */
  readonly hostedLogin: string | null;
  /** A role declared at registration is granted immediately; otherwise an administrator decides. */
  readonly grantsRoles: boolean;
};

/** The next step of a sign-in, in the names of the identity protocol's client. */
export type SignInStep =
  | 'DONE'
  | 'RESET_PASSWORD'
  | 'CONFIRM_SIGN_UP'
  | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
  | 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION'
  | 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'
  | 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP'
  | 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION'
  | 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION'
  | 'CONFIRM_SIGN_IN_WITH_SMS_CODE'
  | 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE'
  | 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'
  | 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'
  | 'CONFIRM_SIGN_IN_WITH_PASSWORD';

/** Data of a step in addition to its name. */
export type SignInDetails = {
  /** For the set-up of an authenticator app: its secret, as text and as the address that apps read from a QR code. */
  readonly authenticator?: Authenticator;
  /** For a selection: what may be answered, in the protocol's names. */
  readonly choices?: readonly string[];
  /** For a custom challenge: the provider's public question. */
  readonly question?: string;
  /** For a code: where it went, with most of it masked. */
  readonly sentTo?: string;
};

export type SignInOutcome = SignInDetails & { readonly step: SignInStep };

/** A secret for an authenticator app; `uri` begins with `otpauth:`. */
export type Authenticator = { readonly secret: string; readonly uri: string };

export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly role: 'admin' | 'analyst' | 'user';
};

/** The endpoint of the user pool, and the app client. */
export type Pool = Pick<IdentityConfig, 'userPoolId' | 'endpoint'> & { readonly accessToken: string };

/** Credentials issued by an identity pool. */
export type CloudCredentials = {
  readonly identityId: string;
  readonly isGuest: boolean;
  readonly accessKeyId: string;
  readonly secretKey: string;
  readonly sessionToken: string;
  readonly expiresAt: Date;
};

/** The destination of a code. */
export type CodeDelivery = {
  readonly destination?: string;
  readonly deliveryMedium?: string;
  readonly attributeName?: string;
};

/**
 * The console's interface to the identity provider. Every call rejects with an error whose `name` is the protocol's
 * exception. The real one is Amplify, loaded on first use.
 */
export type IdentityClient = {
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /**
   * Begins without a password: the next step is a choice of methods, or the preferred one if the account has it. A
   * passkey is requested immediately by the browser; its errors reject with the browser's or the client's names.
   */
  chooseSignIn(email: string, preferred?: 'WEB_AUTHN'): Promise<SignInOutcome>;
  confirmSignIn(answer: string): Promise<SignInOutcome>;
  /** Lets this device replace the second factor from now on. Rejects if the provider keeps no devices. */
  rememberDevice(): Promise<void>;
  /** A new secret for an authenticator app of the signed-in person; it counts once `confirmAuthenticator` proved it. */
  startAuthenticator(): Promise<Authenticator>;
  /** Verifies the app with one of its codes; from then on sign-in requires one. */
  confirmAuthenticator(code: string): Promise<void>;
  /**
   * Returns where the code was sent; null when the account is confirmed already. With `autoSignIn` the person can be
   * signed in without their password once the account is confirmed here, within three minutes.
   */
  signUp(registration: Registration, options?: { readonly autoSignIn: boolean }): Promise<CodeDelivery | null>;
  confirmSignUp(email: string, code: string): Promise<'DONE' | 'COMPLETE_AUTO_SIGN_IN'>;
  /** After `COMPLETE_AUTO_SIGN_IN`: signs in with what the confirmation has proven. */
  completeAutoSignIn(): Promise<SignInOutcome>;
  resendCode(email: string): Promise<CodeDelivery>;
  forgotPassword(email: string): Promise<CodeDelivery>;
  confirmReset(email: string, code: string, newPassword: string): Promise<void>;
  /** Requests of the signed-in user to the user pool by a separate file (passkeys). */
  readPool(): Promise<Pool>;
  /**
   * Temporary credentials for cloud services: of the signed-in person, else of a guest. Kept for 50 minutes, requested
   * only on a call. Rejects if no identity pool is configured.
   */
  readCloudCredentials(): Promise<CloudCredentials>;
  /**
   * Renews the tokens; the new ones are in storage when it resolves. If the provider rejected, they are removed, and it
   * resolves with the error.
   */
  refresh(): Promise<unknown>;
  /**
   * Revokes the refresh token and clears storage. A session of the hosted login is ended there too: the browser is then
   * leaving this page.
   */
  signOut(): Promise<'here' | 'leaving'>;
};
