/** Someone who can sign in with `password`; address and number are verified. */
export type Account = { readonly email: string; readonly phone: string };

/** Connection settings of a client of the pool. */
export type PoolSettings = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint: string;
  readonly identityPoolId: string;
  readonly identityPoolEndpoint: string;
};

/** One of the pools that are compared, as its operator sees it. */
export type Pool = {
  readonly settings: PoolSettings;
  /** The origin of the page that requests passkeys. */
  readonly origin: string;
  addAccount(): Promise<Account>;
  /** A user with a temporary password: their first sign-in requires a new one. */
  invite(temporaryPassword: string): Promise<Pick<Account, 'email'>>;
  readMailedCode(email: string): Promise<string>;
  readTextCode(phone: string): Promise<string>;
  /** From now on no one is signed in without a second factor. */
  requireSecondFactor(isRequired: boolean): Promise<void>;
};

/** A pool that another thread can open as well. */
export type PoolAddress =
  | { readonly kind: 'halyard'; readonly url: string; readonly adminToken: string; readonly gatewayUrl: string }
  | {
      readonly kind: 'cognito-local';
      readonly url: string;
      readonly userPoolId: string;
      readonly clientId: string;
      /** The path of its users, and of its unsent codes. */
      readonly dataFile: string;
    };
