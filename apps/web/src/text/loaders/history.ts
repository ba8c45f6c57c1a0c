import type { history } from '../en/work/history.ts';
import { defineMessages } from '../lazy-messages.ts';

export const historyWords = defineMessages(
  import.meta.glob<typeof history>('../*/work/history.ts', { import: 'history' }),
);
