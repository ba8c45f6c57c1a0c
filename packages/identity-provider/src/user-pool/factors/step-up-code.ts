import type { Core } from '../../core.ts';
import type { CodeRecord, UserRecord } from '../../ports.ts';
import { type Channel, destinationOf } from '../accounts/channels.ts';
import { isCodeOf, issueCode } from '../codes/codes.ts';
import { allowAnswer, allowSendingSecondFactor, forgetAnswers } from '../limits.ts';
import { provesRecoveryCode } from './second-factor.ts';

/** How codes of the second factor are sent: by preference; undefined if none can be sent. */
export function findChannel(core: Core, user: UserRecord): Channel | undefined {
  const modes = [
    ['text', user.smsFactor],
    ['mail', user.emailFactor],
  ] as const;
  const usable = modes.filter(([channel, mode]) => mode !== 'off' && destinationOf(core, user, channel) !== undefined);
  return (usable.find(([, mode]) => mode === 'preferred') ?? usable[0])?.[0];
}

/** Sends a code to who has just given the password again: six digits, good for three minutes. */
export async function sendStepUpCode(core: Core, user: UserRecord, channel: Channel): Promise<void> {
  const destination = destinationOf(core, user, channel) ?? '';
  await allowSendingSecondFactor(core, user);
  await core.ports.transaction((stores) =>
    issueCode(core, stores, { user, purpose: 'STEP_UP', destination, channel }, { send: true }),
  );
}

const isGood = (core: Core, user: UserRecord, code: CodeRecord, given: string) =>
  code.expiresAt > core.clock() &&
  [destinationOf(core, user, 'mail'), destinationOf(core, user, 'text')].includes(code.destination) &&
  isCodeOf(core, code, given);

async function provesSentCode(core: Core, user: UserRecord, given: string): Promise<boolean> {
  const code = await core.ports.read.codes.find(user.id, 'STEP_UP');
  if (!code || !isGood(core, user, code, given)) return false;
  return core.ports.transaction((stores) => stores.codes.spend(code));
}

/** Whether this is the code that was sent, or a recovery code. Either counts once; ten wrong ones an hour. */
export async function provesStepUp(core: Core, user: UserRecord, given: string, address: string): Promise<boolean> {
  await allowAnswer(core, 'otp-mfa', user);
  const typed = given.trim();
  const proven = /^\d+$/.test(typed)
    ? await provesSentCode(core, user, typed)
    : await provesRecoveryCode(core, user.id, typed, address);
  if (proven) await forgetAnswers(core, 'otp-mfa', user);
  else
    await core.ports.transaction((stores) =>
      stores.log({ kind: 'mfa_failed', userId: user.id, address, at: core.clock() }),
    );
  return proven;
}
