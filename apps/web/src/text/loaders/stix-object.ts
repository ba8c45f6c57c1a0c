import type { stixObject } from '../en/intelligence/stix-object.ts';
import { defineMessages } from '../lazy-messages.ts';

export const stixObjectWords = defineMessages(
  import.meta.glob<typeof stixObject>('../*/intelligence/stix-object.ts', { import: 'stixObject' }),
);
