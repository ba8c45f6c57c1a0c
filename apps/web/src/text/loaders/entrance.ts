import { landing } from '../en/public/landing.ts';
import type { showcase } from '../en/public/showcase.ts';
import { defineMessages } from '../lazy-messages.ts';

export const landingWords = defineMessages(
  import.meta.glob<typeof landing>('../*/public/landing.ts', { import: 'landing' }),
  landing,
);
export const showcaseWords = defineMessages(
  import.meta.glob<typeof showcase>('../*/public/showcase.ts', { import: 'showcase' }),
);
