import type { passkeys } from '../en/passkeys.ts';
import type { signInSteps } from '../en/sign-in-steps.ts';
import type { signInWays } from '../en/sign-in-ways.ts';
import { defineMessages } from '../lazy-messages.ts';

export const signInStepsWords = defineMessages(
  import.meta.glob<typeof signInSteps>('../*/sign-in-steps.ts', { import: 'signInSteps' }),
);
export const signInWaysWords = defineMessages(
  import.meta.glob<typeof signInWays>('../*/sign-in-ways.ts', { import: 'signInWays' }),
);
export const passkeysWords = defineMessages(
  import.meta.glob<typeof passkeys>('../*/passkeys.ts', { import: 'passkeys' }),
);
