import type { arranging } from '../en/work/arranging.ts';
import { defineMessages } from '../lazy-messages.ts';

export const arrangingWords = defineMessages(
  import.meta.glob<typeof arranging>('../*/work/arranging.ts', { import: 'arranging' }),
);
