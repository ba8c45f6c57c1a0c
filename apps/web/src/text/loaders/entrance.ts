import { landing } from '../en/landing.ts';
import type { showcase } from '../en/showcase.ts';
import { defineMessages } from '../lazy-messages.ts';

export const landingWords = defineMessages(
  import.meta.glob<typeof landing>('../*/landing.ts', { import: 'landing' }),
  landing,
);
export const showcaseWords = defineMessages(
  import.meta.glob<typeof showcase>('../*/showcase.ts', { import: 'showcase' }),
);
