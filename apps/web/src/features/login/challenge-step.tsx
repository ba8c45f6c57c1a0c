import { useEffect, useRef } from 'react';
import { forgetSignInState } from '../../session/sign-in/sign-in-state.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './login.module.css';
import type { LoginStep, Notice, ChallengeStep as Step } from './login-step.ts';
import { StepPanel } from './step-panel.tsx';
import { useAnswer } from './use-answer.ts';
import { useExpiry } from './use-expiry.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** Each new panel focuses its input, or the back link if it has none. */
function useFocusOnPanel(asked: string) {
  const panel = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is asked next is a new panel.
  useEffect(() => {
    const answer = panel.current?.querySelector<HTMLElement>('form input, ul button');
    // The field of a set-up is below the picture to scan: on a low window that one is to be seen.
    (answer ?? back.current)?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return { panel, back };
}

type Props = { readonly step: Step; readonly onStep: (step: LoginStep) => void };

/** Possible sign-in challenges in addition to, or in place of, the password. */
export function ChallengeStep({ step, onStep }: Props) {
  const { login: text, session } = useVisitorText();
  const { notice, isBusy, answer, dismiss } = useAnswer(step, onStep);
  // The next question of the same kind is a new panel: what answered the last one does not answer it.
  const asked = `${step.challenge} ${step.details.question ?? ''}`;
  const { panel, back } = useFocusOnPanel(asked);
  useSignedInElsewhere();
  const leave = (notice?: Notice) => {
    forgetSignInState(sessionStorage);
    onStep({ name: 'credentials', email: step.email, notice });
  };
  useExpiry(step, () => leave({ text: session.signInExpired }));
  return (
    <>
      {notice && (
        <Banner error={notice.error} tone="error" onDismiss={dismiss} dismissLabel={text.dismiss}>
          {notice.text}
        </Banner>
      )}
      <div className={styles.panel} ref={panel}>
        <StepPanel key={asked} step={step} onAnswer={answer} isBusy={isBusy} />
      </div>
      <p className={styles.other}>
        <Button variant="quiet" ref={back} onClick={() => leave()}>
          {text.back}
        </Button>
      </p>
    </>
  );
}
