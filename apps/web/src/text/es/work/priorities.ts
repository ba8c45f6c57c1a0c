import { terms } from '@halyard/messages/es';
import type { priorities as english } from '../../en/work/priorities.ts';

export const priorities: typeof english = {
  ...terms.priorities,
  level: (priority) => `Prioridad ${priority.toLowerCase()}`,
};
