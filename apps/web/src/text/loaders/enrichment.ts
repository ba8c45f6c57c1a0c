import type { enrichment } from '../en/inflow/enrichment.ts';
import { defineMessages } from '../lazy-messages.ts';

export const enrichmentWords = defineMessages(
  import.meta.glob<typeof enrichment>('../*/inflow/enrichment.ts', { import: 'enrichment' }),
);
