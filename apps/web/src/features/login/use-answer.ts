import type { SignInOutcome } from '../../session/provider/identity-client-type.ts';
import { isEndedByBrowser } from '../../session/provider/passkey-errors.ts';
import { forgetSignInState } from '../../session/sign-in/sign-in-state.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { passkeysWords, signInStepsWords } from '../../text/loaders/sign-in.ts';
import type { ChallengeStep, LoginStep } from './login-step.ts';
import { speakOfPasskey } from './sign-in-with-passkey.ts';
import { useSignIn } from './use-sign-in.ts';

/** A custom challenge that is returned unchanged: the protocol has no other way to reject a wrong answer. */
const isAskedAgain = ({ challenge, details }: ChallengeStep, { step, question }: SignInOutcome) =>
  challenge === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' && step === challenge && question === details.question;

/** Returns a step. A passkey that the browser did not give leaves the choice open; a rejected one ends the sign-in. */
export function useAnswer(step: ChallengeStep, onStep: (step: LoginStep) => void) {
  const { email, notice: said } = step;
  const { errors } = useMessages(passkeysWords);
  const { wrongAnswer } = useMessages(signInStepsWords);
  const { identity, attempt, ...shown } = useSignIn({
    notice: said === undefined ? undefined : { text: said },
    onStep,
  });

  function startAgain(error: unknown) {
    forgetSignInState(sessionStorage);
    onStep({ name: 'credentials', email, notice: { text: String((error as Error).message) } });
  }

  const answer = (value: string) =>
    attempt(email, async () => {
      try {
        const outcome = await identity.confirmSignIn(value);
        return isAskedAgain(step, outcome) ? { ...outcome, notice: wrongAnswer } : outcome;
      } catch (error) {
        const spoken = value === 'WEB_AUTHN' ? speakOfPasskey(error, errors) : error;
        if (spoken !== error && !isEndedByBrowser(error)) startAgain(spoken);
        throw spoken;
      }
    });

  return { ...shown, answer };
}
