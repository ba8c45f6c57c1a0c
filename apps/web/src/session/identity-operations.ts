import type { SessionStore } from './create-session.ts';
import type { IdentityClient } from './identity-client-type.ts';
import { forgetSignInState, keepSignInState } from './sign-in-state.ts';

type Options = {
  readonly store: SessionStore;
  readonly storage: Storage;
  readonly now: () => number;
  readonly alreadySignedIn: string;
};

/** A refusal in the protocol's manner: the name decides which text is shown. */
function refuse(name: string, message: string): never {
  throw Object.assign(new Error(message), { name });
}

function requireFilled(fields: Readonly<Record<string, string>>): void {
  const missing = Object.keys(fields).find((name) => fields[name]?.trim() === '');
  if (missing) refuse('InvalidParameterException', `${missing} must not be empty`);
}

/** What the sign-in screens do with the provider: nothing is sent while a needed field is empty. */
export function createIdentityOperations({ store, storage, now, alreadySignedIn }: Options): Omit<
  IdentityClient,
  'refresh' | 'signOut' | 'signIn'
> & {
  signIn(email: string, password: string, remember: boolean): ReturnType<IdentityClient['signIn']>;
} {
  const client = () => store.getIdentityClient();
  return {
    async signIn(email, password, remember) {
      requireFilled({ username: email, password });
      if (store.read().currentUser) refuse('UserAlreadyAuthenticatedException', alreadySignedIn);
      // What a dead session left behind would make the client refuse the new one.
      store.storage.clear();
      store.storage.remember(remember);
      const step = await (await client()).signIn(email, password);
      if (step === 'DONE') forgetSignInState(storage);
      else keepSignInState(storage, { username: email, challengeName: step, startedAt: now() });
      return step;
    },
    async confirmSignIn(answer) {
      requireFilled({ answer });
      const step = await (await client()).confirmSignIn(answer);
      if (step === 'DONE') forgetSignInState(storage);
      return step;
    },
    async signUp(registration) {
      requireFilled({ username: registration.email, password: registration.password });
      return (await client()).signUp(registration);
    },
    async confirmSignUp(email, code) {
      requireFilled({ username: email, code });
      await (await client()).confirmSignUp(email, code);
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
