import type { blockLists } from '../en/inflow/block-lists.ts';
import { defineMessages } from '../lazy-messages.ts';

export const blockListsWords = defineMessages(
  import.meta.glob<typeof blockLists>('../*/inflow/block-lists.ts', { import: 'blockLists' }),
);
