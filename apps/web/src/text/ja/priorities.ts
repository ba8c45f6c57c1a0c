import type { priorities as english } from '../en/priorities.ts';

export const priorities: typeof english = {
  high: '高',
  medium: '中',
  low: '低',
  level: (priority) => `優先度: ${priority}`,
};
