import { forgetSignInState } from '../../session/sign-in-state.ts';
import { usePack } from '../../text/pack.ts';
import { signInStepsWords } from '../../text/sign-in-steps-words.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import styles from './login.module.css';
import type { LoginStep, ChallengeStep as Step } from './login-step.ts';
import { NewPasswordPanel } from './new-password-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { useSignIn } from './use-sign-in.ts';

const code = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
// A recovery code has letters.
const anyCode = { type: 'text', autoComplete: 'one-time-code' } as const;

/** The panel for what is asked. A step that nobody can take here is named, never skipped. */
function StepPanel({ step: { challenge, details }, ...panel }: PanelProps & { readonly step: Step }) {
  const text = usePack(signInStepsWords);
  const { authenticator, choices = [], question } = details;
  switch (challenge) {
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return <NewPasswordPanel {...panel} />;
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return <AnswerPanel {...panel} {...text.steps[challenge]} field={code} />;
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return <AnswerPanel {...panel} {...text.steps[challenge]} hint={text.codeHint} field={anyCode} />;
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return <AnswerPanel {...panel} {...text.steps[challenge]} hint={question} field={{ autoComplete: 'off' }} />;
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD': {
      const field = { type: 'password', autoComplete: 'current-password' } as const;
      return <AnswerPanel {...panel} {...text.steps[challenge]} field={field} />;
    }
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return <AnswerPanel {...panel} {...text.email} field={{ type: 'email', autoComplete: 'email' }} />;
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      if (authenticator) return <AuthenticatorPanel {...panel} authenticator={authenticator} />;
      break;
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      if (choices.length > 0) return <ChoicePanel {...panel} title={text.choose[challenge]} choices={choices} />;
  }
  return <p className={styles.hint}>{text.unsupported}</p>;
}

type Props = { readonly step: Step; readonly onStep: (step: LoginStep) => void };

/** What a sign-in may ask for after the password. */
export function ChallengeStep({ step, onStep }: Props) {
  const { login: text } = useVisitorText();
  const { notice, isBusy, answer, dismiss } = useSignIn({ email: step.email, onStep });
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
      <StepPanel key={step.challenge} step={step} onAnswer={answer} isBusy={isBusy} />
      <p className={styles.other}>
        <Button variant="quiet" onClick={back}>
          {text.back}
        </Button>
      </p>
    </>
  );
}
