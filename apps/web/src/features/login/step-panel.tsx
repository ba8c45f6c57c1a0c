import { useMessages } from '../../text/lazy-messages.ts';
import { signInStepsWords } from '../../text/loaders/sign-in.ts';
import type { PanelProps } from './answer-panel.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import styles from './login.module.css';
import type { ChallengeStep } from './login-step.ts';
import { NewPasswordPanel } from './new-password-panel.tsx';

const code = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
// A recovery code has letters.
const anyCode = { type: 'text', autoComplete: 'one-time-code' } as const;

/** The panel for a challenge. A step that is not supported here is named, never skipped. */
export function StepPanel({ step: { challenge, details }, ...panel }: PanelProps & { readonly step: ChallengeStep }) {
  const text = useMessages(signInStepsWords);
  const { authenticator, choices = [], question, sentTo } = details;
  const sent = sentTo === undefined ? undefined : text.sentTo(sentTo);
  switch (challenge) {
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return <NewPasswordPanel {...panel} />;
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return <AnswerPanel {...panel} {...text.steps[challenge]} hint={sent} field={code} />;
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return <AnswerPanel {...panel} {...text.steps[challenge]} hint={text.codeHint} field={anyCode} />;
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return <AnswerPanel {...panel} {...text.steps[challenge]} question={question} field={{ autoComplete: 'off' }} />;
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
