import type { sns } from '../en/inflow/sns.ts';
import { defineMessages } from '../lazy-messages.ts';

export const snsWords = defineMessages(import.meta.glob<typeof sns>('../*/inflow/sns.ts', { import: 'sns' }));
