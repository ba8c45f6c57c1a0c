import type { AmplifyFlow } from '../flow.ts';
import { accountFlows } from './account.ts';
import { firstFactorFlows } from './first-factor.ts';
import { passkeyFlows } from './passkeys.ts';
import { passwordFlows } from './password.ts';
import { registrationFlows } from './registration.ts';
import { secondFactorFlows } from './second-factor.ts';
import { sessionFlows } from './sessions.ts';

export const allFlows: readonly AmplifyFlow[] = [
  ...[registrationFlows, passwordFlows, firstFactorFlows, passkeyFlows].flat(),
  ...[secondFactorFlows, accountFlows, sessionFlows].flat(),
];
