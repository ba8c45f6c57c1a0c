import type { sigma } from '../en/inflow/sigma.ts';
import { defineMessages } from '../lazy-messages.ts';

export const sigmaWords = defineMessages(import.meta.glob<typeof sigma>('../*/inflow/sigma.ts', { import: 'sigma' }));
