import type { sources } from '../en/inflow/sources.ts';
import { defineMessages } from '../lazy-messages.ts';

export const sourcesWords = defineMessages(
  import.meta.glob<typeof sources>('../*/inflow/sources.ts', { import: 'sources' }),
);
