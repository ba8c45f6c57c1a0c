import type { assistantPage } from '../../text/en/work/assistant-page.ts';
import { defineMessages } from '../../text/lazy-messages.ts';

export const assistantPageWords = defineMessages(
  import.meta.glob<typeof assistantPage>('../../text/*/work/assistant-page.ts', { import: 'assistantPage' }),
);
