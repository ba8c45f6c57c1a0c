import { useDescribeError } from '../../api/describe-error.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';

/** Why the server rejected, or our words. Null where the person only would not give the password again. */
export function useDescribeFailure(): (error: unknown, otherwise: string) => string | null {
  const describe = useDescribeError();
  return (error, otherwise) => (error instanceof StepUpDeclined ? null : describe(error, otherwise));
}
