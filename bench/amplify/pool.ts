/** Someone who can sign in with `password`; address and number are verified. */
export type Account = { readonly email: string; readonly phone: string };

/** Where a client of the pool connects to. */
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
  /** The origin of the page that asks for passkeys. */
  readonly origin: string;
  addAccount(): Promise<Account>;
  /** Someone with a temporary password: their first sign-in asks for one of their own. */
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
      /** Where it keeps its users, and the codes that it would have sent. */
      readonly dataFile: string;
    };
