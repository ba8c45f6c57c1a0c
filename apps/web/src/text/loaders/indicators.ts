import type { indicators } from '../en/inflow/indicators.ts';
import { defineMessages } from '../lazy-messages.ts';

export const indicatorsWords = defineMessages(
  import.meta.glob<typeof indicators>('../*/inflow/indicators.ts', { import: 'indicators' }),
);
