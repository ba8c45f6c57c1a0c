import { useEffect, useRef } from 'react';
import { forgetSignInState } from '../../session/sign-in-state.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';
import type { LoginStep, ChallengeStep as Step } from './login-step.ts';
import { StepPanel } from './step-panel.tsx';
import { useAnswer } from './use-answer.ts';
import { useExpiry } from './use-expiry.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** Each new panel takes the keyboard to where its answer goes. */
function useFocusOnPanel(challenge: string) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new challenge is a new panel.
  useEffect(() => panel.current?.querySelector<HTMLElement>('form input, ul button')?.focus(), [challenge]);
  return panel;
}

type Props = { readonly step: Step; readonly onStep: (step: LoginStep) => void };

/** What a sign-in may ask for beside, or in place of, the password. */
export function ChallengeStep({ step, onStep }: Props) {
  const { login: text, session } = useVisitorText();
  const { notice, isBusy, answer, dismiss } = useAnswer(step, onStep);
  const panel = useFocusOnPanel(step.challenge);
  useSignedInElsewhere();
  useExpiry(step, () => onStep({ name: 'credentials', email: step.email, notice: { text: session.signInExpired } }));
  const back = () => {
    forgetSignInState(sessionStorage);
    onStep({ name: 'credentials', email: step.email });
  };
  return (
    <>
      {notice && (
        <Banner tone="error" onDismiss={dismiss} dismissLabel={text.dismiss}>
          {notice.text}
        </Banner>
      )}
      <div className={styles.panel} ref={panel}>
        <StepPanel key={step.challenge} step={step} onAnswer={answer} isBusy={isBusy} />
      </div>
      <p className={styles.other}>
        <Button variant="quiet" onClick={back}>
          {text.back}
        </Button>
      </p>
    </>
  );
}
