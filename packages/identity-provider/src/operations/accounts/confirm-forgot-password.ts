import * as z from 'zod';
import { isTooOld } from '../../challenges/admission.ts';
import { codeMismatch } from '../../identity-error.ts';
import { requireAccount } from '../../user-pool/accounts/find-account.ts';
import { requireMatchingCode, spendCode } from '../../user-pool/codes/codes.ts';
import { forgetPasswordTries } from '../../user-pool/limits.ts';
import { requireAcceptablePassword } from '../../user-pool/passwords/password-policy.ts';
import { makeCredential, requireAnotherPassword } from '../../user-pool/passwords/passwords.ts';
import { replacePassword } from '../../user-pool/passwords/replace-password.ts';
import { clientId, code, password, sentAlong, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  Password: password,
  ...sentAlong,
});

/** ConfirmForgotPassword: the mailed code sets a new password and ends every session. */
export const confirmForgotPassword = defineOperation(input, async (core, request, caller) => {
  const { Username, ConfirmationCode, Password } = request;
  const { user, simulated } = await requireAccount(core, Username);
  const code = await requireMatchingCode(core, user, 'RESET', ConfirmationCode);
  if (simulated || !user.enabled || !user.emailVerified || user.status === 'FORCE_CHANGE_PASSWORD')
    throw codeMismatch();
  // Checked after the code, which stays usable for another try with a better password.
  await requireAcceptablePassword(Password, { ...user, productName: core.config.productName });
  if (user.status === 'RESET_REQUIRED' || isTooOld(core, user, await core.policyOf(user.id)))
    requireAnotherPassword(core, user, Password);

  const credential = makeCredential(core, user.id, Password);
  await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await replacePassword(core, stores, { user, credential, keepSession: null, address: caller.address });
  });
  await forgetPasswordTries(core, user, caller);
  return {};
});
