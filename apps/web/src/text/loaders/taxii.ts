import type { taxii } from '../en/inflow/taxii.ts';
import { defineMessages } from '../lazy-messages.ts';

export const taxiiWords = defineMessages(import.meta.glob<typeof taxii>('../*/inflow/taxii.ts', { import: 'taxii' }));
