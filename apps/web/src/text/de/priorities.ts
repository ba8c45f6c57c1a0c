import type { priorities as english } from '../en/priorities.ts';

export const priorities: typeof english = {
  high: 'Hoch',
  medium: 'Mittel',
  low: 'Niedrig',
  level: (priority) => `Priorität: ${priority}`,
};
