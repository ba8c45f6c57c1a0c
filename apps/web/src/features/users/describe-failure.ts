import { TransportError } from '../../api/transport-error.ts';
import { StepUpDeclined } from '../../session/step-up.ts';

/** The server's message, or ours where it sent none. Null where the person only would not give the password again. */
export function describeFailure(error: unknown, otherwise: string): string | null {
  if (error instanceof StepUpDeclined) return null;
  return (error instanceof TransportError ? error.serverMessage : undefined) ?? otherwise;
}
