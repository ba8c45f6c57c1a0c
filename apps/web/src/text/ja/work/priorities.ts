import { terms } from '@halyard/messages/ja';
import type { priorities as english } from '../../en/work/priorities.ts';

export const priorities: typeof english = {
  ...terms.priorities,
  level: (priority) => `優先度: ${priority}`,
};
