import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { finishHostedLogin } from '../../session/provider/hosted-login.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { safePath } from '../../session/sign-in/router-state.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { signInWaysWords } from '../../text/loaders/sign-in.ts';
import { Spinner } from '../../ui/page/spinner.tsx';
import type { LoginStep } from './login-step.ts';
import { type Outcome, useSignIn } from './use-sign-in.ts';

type Props = {
  readonly step: Extract<LoginStep, { name: 'company' }>;
  readonly onStep: (step: LoginStep) => void;
};

type Rejections = Readonly<Record<'HostedLoginExpired' | 'HostedLoginCanceled' | 'HostedLoginFailed', string>>;

const isOf = (name: string, rejections: Rejections): name is keyof Rejections => name in rejections;

/** The callback of the company's sign-in page: creates a session from its response. */
export function CompanyReturn({ step, onStep }: Props) {
  const { company: text } = useMessages(signInWaysWords);
  const store = useSessionStore();
  const navigate = useNavigate();
  const { notice, attempt } = useSignIn({ onStep });
  // The response can be used only once, however often the screen is rendered.
  const started = useRef(false);

  async function finish(): Promise<Outcome> {
    try {
      const ports = { storage: sessionStorage, tokens: store.storage };
      const from = safePath((await finishHostedLogin(await store.readConfig(), step.answer, ports)).from);
      // In the history entry, where every sign-in finds it.
      if (from) await navigate({ to: '/login', replace: true, search: {}, state: { from } });
      return { step: 'DONE' };
    } catch (error) {
      const { name = '' } = (error ?? {}) as { name?: string };
      throw isOf(name, text.rejections) ? new Error(text.rejections[name], { cause: error }) : error;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answer the screen was opened with.
  useEffect(() => {
    if (!started.current) attempt('', finish);
    started.current = true;
  }, []);
  useEffect(() => {
    if (notice) onStep({ name: 'credentials', email: '', notice });
  }, [notice, onStep]);

  return <Spinner label={text.returning} />;
}
