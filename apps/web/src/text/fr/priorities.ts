import type { priorities as english } from '../en/priorities.ts';

export const priorities: typeof english = {
  high: 'Haute',
  medium: 'Moyenne',
  low: 'Basse',
  level: (priority) => `Priorité ${priority.toLowerCase()}`,
};
