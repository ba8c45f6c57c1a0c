import type { SessionStore } from '../create-session.ts';
import { forgetSignInState, keepSignInState, readSignInState } from '../sign-in/sign-in-state.ts';
import type { IdentityClient, SignInOutcome, SignInStep } from './identity-client-type.ts';

type Options = {
  readonly store: SessionStore;
  readonly storage: Storage;
  readonly now: () => number;
  readonly alreadySignedIn: string;
};

/** After these there is nothing to continue with: signed in, or to be begun again. */
const endsSignIn: readonly SignInStep[] = ['DONE', 'CONFIRM_SIGN_UP', 'RESET_PASSWORD'];

/** A error in the protocol's manner: the name decides which text is shown. */
function reject(name: string, message: string): never {
  throw Object.assign(new Error(message), { name });
}

function requireFilled(fields: Readonly<Record<string, string>>): void {
  const missing = Object.keys(fields).find((name) => fields[name]?.trim() === '');
  if (missing) reject('InvalidParameterException', `${missing} must not be empty`);
}

/** The sign-in screens' use of the provider: nothing is sent while a required field is empty. */
export function createIdentityOperations({ store, storage, now, alreadySignedIn }: Options): Pick<
  IdentityClient,
  | 'confirmSignIn'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'signUp'
  | 'confirmSignUp'
  | 'resendCode'
  | 'forgotPassword'
  | 'confirmReset'
> & {
  signIn(email: string, password: string, remember: boolean): Promise<SignInOutcome>;
  chooseSignIn(email: string, remember: boolean, preferred?: 'WEB_AUTHN'): Promise<SignInOutcome>;
} {
  const client = () => store.getIdentityClient();

  /** Stores the data of the next step; if there is none, this device is remembered for the user. */
  async function follow(outcome: SignInOutcome, { username, remember }: { username: string; remember: boolean }) {
    const { step: challengeName, ...details } = outcome;
    if (!endsSignIn.includes(challengeName)) {
      keepSignInState(storage, { username, challengeName, startedAt: now(), details, remember });
      return outcome;
    }
    forgetSignInState(storage);
    if (challengeName !== 'DONE') return outcome;
    // If no devices are kept there is none to remember; the user is signed in either way.
    if (remember) await (await client()).rememberDevice().catch(() => undefined);
    return outcome;
  }

  async function begin(
    username: string,
    remember: boolean,
    signIn: (identity: IdentityClient) => Promise<SignInOutcome>,
  ) {
    if (store.read().currentUser) reject('UserAlreadyAuthenticatedException', alreadySignedIn);
    // Leftovers of a dead session would make the client reject the new one.
    store.storage.clear();
    store.storage.remember(remember);
    try {
      return await follow(await signIn(await client()), { username, remember });
    } catch (error) {
      forgetSignInState(storage);
      throw error;
    }
  }

  return {
    async signIn(email, password, remember) {
      requireFilled({ username: email, password });
      return begin(email, remember, (identity) => identity.signIn(email, password));
    },
    async chooseSignIn(email, remember, preferred) {
      requireFilled({ username: email });
      return begin(email, remember, (identity) => identity.chooseSignIn(email, preferred));
    },
    async confirmSignIn(answer) {
      requireFilled({ answer });
      const kept = readSignInState(storage, now());
      if (kept === 'expired' || !kept) return reject('SignInExpired', 'The sign-in has to begin again.');
      const { username, remember = false } = kept;
      // After a reload this state is lost elsewhere.
      store.storage.remember(remember);
      return follow(await (await client()).confirmSignIn(answer), { username, remember });
    },
    async startAuthenticator() {
      return (await client()).startAuthenticator();
    },
    async confirmAuthenticator(code) {
      requireFilled({ code });
      await (await client()).confirmAuthenticator(code);
    },
    async signUp(registration) {
      requireFilled({ username: registration.email, password: registration.password });
      return (await client()).signUp(registration);
    },
    async confirmSignUp(email, code) {
      requireFilled({ username: email, code });
      return (await client()).confirmSignUp(email, code);
    },
    async resendCode(email) {
      requireFilled({ username: email });
      return (await client()).resendCode(email);
    },
    async forgotPassword(email) {
      requireFilled({ username: email });
      return (await client()).forgotPassword(email);
    },
    async confirmReset(email, code, newPassword) {
      requireFilled({ username: email, code, newPassword });
      await (await client()).confirmReset(email, code, newPassword);
    },
  };
}

export type IdentityOperations = ReturnType<typeof createIdentityOperations>;
