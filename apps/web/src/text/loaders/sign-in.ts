import type { passkeys } from '../en/account/passkeys.ts';
import type { signInSteps } from '../en/public/sign-in-steps.ts';
import type { signInWays } from '../en/public/sign-in-ways.ts';
import { defineMessages } from '../lazy-messages.ts';

export const signInStepsWords = defineMessages(
  import.meta.glob<typeof signInSteps>('../*/public/sign-in-steps.ts', { import: 'signInSteps' }),
);
export const signInWaysWords = defineMessages(
  import.meta.glob<typeof signInWays>('../*/public/sign-in-ways.ts', { import: 'signInWays' }),
);
export const passkeysWords = defineMessages(
  import.meta.glob<typeof passkeys>('../*/account/passkeys.ts', { import: 'passkeys' }),
);
