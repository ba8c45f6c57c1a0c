import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { safePath } from '../../session/sign-in/router-state.ts';
import { useTitle } from '../../text/use-title.ts';
import { useVisitorText } from '../../text/words.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Entrance } from '../../ui/page/public-page.tsx';
import { CredentialsStep } from './credentials-step.tsx';
import { LegalLinks } from './legal-links.tsx';
import { type LoginStep, useFirstStep } from './login-step.ts';

// Most users need none; each loads when its step opens.
const VerifyStep = lazy(async () => ({ default: (await import('./verify-step.tsx')).VerifyStep }));
const CompanyReturn = lazy(async () => ({ default: (await import('./company-return.tsx')).CompanyReturn }));
const ChallengeStep = lazy(async () => ({ default: (await import('./challenge-step.tsx')).ChallengeStep }));

function useTitleOf(step: LoginStep): string {
  const { login: text } = useVisitorText();
  if (step.name === 'verify') return text.verifyTitle;
  return step.name === 'challenge' ? text.stepTitle : text.title;
}

/** Signing in: one address, one panel a step. */
export function LoginPage() {
  const { login: text } = useVisitorText();
  const { currentUser } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ state }) => safePath(state.from) });
  // Read once: during navigation the location is already the next page's, which no one requested.
  const [from] = useState(asked);
  const first = useFirstStep();
  const [step, setStep] = useState(first);
  const title = useTitleOf(step);
  useTitle(title);
  if (currentUser) return <Navigate to={from ?? `/${currentUser.preferences.defaultView}`} replace />;

  const verified = (email: string) => {
    // The registration in the history state would request the code again after a reload.
    navigate({ to: '/login', replace: true, state: from === undefined ? {} : { from } });
    toasts.show('success', text.verified);
    setStep({ name: 'credentials', email });
  };
  return (
    <Entrance title={title} lead={step.name === 'credentials' ? text.about : undefined}>
      {step.name === 'credentials' && <CredentialsStep step={step} onStep={setStep} />}
      <Suspense>
        {step.name === 'verify' && (
          <VerifyStep step={step} onVerified={verified} onBack={(email) => setStep({ name: 'credentials', email })} />
        )}
        {step.name === 'company' && <CompanyReturn step={step} onStep={setStep} />}
        {step.name === 'challenge' && <ChallengeStep step={step} onStep={setStep} />}
      </Suspense>
      <LegalLinks />
    </Entrance>
  );
}
