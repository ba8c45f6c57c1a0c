import type { observables } from '../en/inflow/observables.ts';
import { defineMessages } from '../lazy-messages.ts';

export const observablesWords = defineMessages(
  import.meta.glob<typeof observables>('../*/inflow/observables.ts', { import: 'observables' }),
);
