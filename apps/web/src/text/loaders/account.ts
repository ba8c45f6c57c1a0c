import type { profile } from '../en/account/profile.ts';
import { stepUp } from '../en/account/step-up.ts';
import { defineMessages } from '../lazy-messages.ts';

export const profileWords = defineMessages(
  import.meta.glob<typeof profile>('../*/account/profile.ts', { import: 'profile' }),
);
export const stepUpWords = defineMessages(
  import.meta.glob<typeof stepUp>('../*/account/step-up.ts', { import: 'stepUp' }),
  stepUp,
);
