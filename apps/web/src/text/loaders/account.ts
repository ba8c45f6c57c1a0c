import type { profile } from '../en/profile.ts';
import { stepUp } from '../en/step-up.ts';
import { defineMessages } from '../lazy-messages.ts';

export const profileWords = defineMessages(import.meta.glob<typeof profile>('../*/profile.ts', { import: 'profile' }));
export const stepUpWords = defineMessages(
  import.meta.glob<typeof stepUp>('../*/step-up.ts', { import: 'stepUp' }),
  stepUp,
);
