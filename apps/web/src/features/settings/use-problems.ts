import { allowedOriginsMax } from '@halyard/contracts/accounts/settings.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { type FieldErrors, limitsOf } from './check-settings.ts';

/** The error message of a field; nothing if it is valid. */
export function useProblems(errors: FieldErrors): (field: string) => string | undefined {
  const { problems } = useMessages(settingsWords);
  return (field) => {
    const problem = errors[field];
    if (!problem) return undefined;
    if (problem === 'number') return problems.number(...(limitsOf[field] ?? [0, 0]));
    return problem === 'tooMany' ? problems.tooMany(allowedOriginsMax) : problems[problem];
  };
}
