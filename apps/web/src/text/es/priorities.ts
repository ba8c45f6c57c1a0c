import type { priorities as english } from '../en/priorities.ts';

export const priorities: typeof english = {
  high: 'Alta',
  medium: 'Media',
  low: 'Baja',
  level: (priority) => `Prioridad ${priority.toLowerCase()}`,
};
