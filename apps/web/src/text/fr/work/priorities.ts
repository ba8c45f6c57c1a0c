import { terms } from '@halyard/messages/fr';
import type { priorities as english } from '../../en/work/priorities.ts';

export const priorities: typeof english = {
  ...terms.priorities,
  level: (priority) => `Priorité ${priority.toLowerCase()}`,
};
