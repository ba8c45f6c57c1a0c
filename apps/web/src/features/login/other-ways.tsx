import { useLocation } from '@tanstack/react-router';
import { useContext, useEffect, useState } from 'react';
import type { IdentityConfig } from '../../session/provider/identity-client-type.ts';
import type { IdentityOperations } from '../../session/provider/identity-operations.ts';
import { canUsePasskeys } from '../../session/provider/passkey-support.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { safePath } from '../../session/sign-in/router-state.ts';
import { LanguageContext } from '../../text/lazy-messages.ts';
import { passkeysWords, signInWaysWords } from '../../text/loaders/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import type { Outcome, Person } from './use-sign-in.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** The URL of the company's sign-in page, once the provider has returned it. */
function useHostedLogin(): IdentityConfig | undefined {
  const { readConfig } = useSessionStore();
  const [config, setConfig] = useState<IdentityConfig>();
  useEffect(() => {
    // An unreachable provider is reported when a user signs in.
    readConfig().then(setConfig, () => undefined);
  }, [readConfig]);
  return config?.hostedLogin ? config : undefined;
}

/** The optional texts. The form above does not need them, so nothing waits, or fails, for them. */
function useWords() {
  const language = useContext(LanguageContext);
  const [arrived, setArrived] = useState(() => signInWaysWords.peek(language));
  useEffect(() => {
    signInWaysWords.load(language).then(setArrived, () => undefined);
  }, [language]);
  return { text: arrived, readPasskeyWords: () => passkeysWords.load(language) };
}

type Props = {
  readonly person: Person;
  readonly identity: IdentityOperations;
  readonly isBusy: boolean;
  readonly onBegin: (person: Person, work: () => Promise<Outcome>) => void;
  readonly onEmailMissing: () => void;
};

/** Sign-in methods without the password form; all but the company's begin with the entered address. */
export function OtherWays({ person, identity, isBusy, onBegin, onEmailMissing }: Props) {
  const { text, readPasskeyWords } = useWords();
  const from = useLocation({ select: ({ state }) => safePath(state.from) });
  const hosted = useHostedLogin();
  useSignedInElsewhere();
  const { email, remember } = person;
  if (!text) return null;

  function start(work: () => Promise<Outcome>) {
    if (email === '') onEmailMissing();
    else onBegin(person, work);
  }

  const withPasskey = () =>
    signInWithPasskey(identity, person, async () => ({ ...(await readPasskeyWords()).errors, none: text.noPasskey }));

  async function leave(config: IdentityConfig) {
    const { startHostedLogin } = await import('../../session/provider/hosted-login.ts');
    window.location.assign(await startHostedLogin(config, sessionStorage, { remember, from }));
  }

  return (
    <>
      {canUsePasskeys() && (
        <Button busy={isBusy} onClick={() => start(withPasskey)}>
          {text.passkey}
        </Button>
      )}
      <Button busy={isBusy} onClick={() => start(() => identity.chooseSignIn(email, remember))}>
        {text.other}
      </Button>
      {hosted && (
        <Button className={styles.company} busy={isBusy} onClick={() => void leave(hosted)}>
          {text.company.begin}
        </Button>
      )}
    </>
  );
}
