import type { attack } from '../en/intelligence/attack.ts';
import { defineMessages } from '../lazy-messages.ts';

export const attackWords = defineMessages(
  import.meta.glob<typeof attack>('../*/intelligence/attack.ts', { import: 'attack' }),
);
