import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { offerAutoSignIn } from '../../challenges/first-factor/auto-sign-in.ts';
import type { Core } from '../../core.ts';
import { IdentityError, invalidParameter } from '../../identity-error.ts';
import { addUser } from '../../user-pool/accounts/add-user.ts';
import { announceRegistration } from '../../user-pool/accounts/announce-registration.ts';
import { readSignUpAttributes, type WrittenAttributes } from '../../user-pool/accounts/attributes.ts';
import { normaliseEmail } from '../../user-pool/accounts/email-address.ts';
import { freshAccount } from '../../user-pool/accounts/new-account.ts';
import { deliveryDetails, issueCode } from '../../user-pool/codes/codes.ts';
import { allowSendingCode, allowSignUp } from '../../user-pool/limits.ts';
import { requireAcceptablePassword } from '../../user-pool/passwords/password-policy.ts';
import { makeCredential } from '../../user-pool/passwords/passwords.ts';
import { attributePairs, clientId, password, sentAlong, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: username,
  Password: password,
  UserAttributes: attributePairs,
  ValidationData: attributePairs,
  ...sentAlong,
});

function readEmail(typed: string, { email: attribute }: WrittenAttributes): string {
  const email = normaliseEmail(typed);
  if (!email) throw invalidParameter("Value at 'Username' is not valid: Username should be an email.");
  if (attribute !== undefined && attribute !== email)
    throw invalidParameter('Value of the attribute email differs from Username.');
  return email;
}

function draftUser(core: Core, email: string, plainPassword: string, attributes: WrittenAttributes['others']) {
  const id = randomUUID();
  const now = core.clock();
  return {
    id,
    email,
    emailVerified: false,
    status: 'UNCONFIRMED' as const,
    enabled: true,
    attributes,
    ...freshAccount,
    ...makeCredential(core, id, plainPassword),
    createdAt: now,
    updatedAt: now,
  };
}

/** SignUp: a new account that waits for the code mailed to its address. */
export const signUp = defineOperation(input, async (core, { Username, Password, UserAttributes }, caller) => {
  const attributes = readSignUpAttributes(UserAttributes);
  const email = readEmail(Username, attributes);
  const { productName } = core.config;
  await requireAcceptablePassword(Password, { email, productName, attributes: attributes.others });
  await allowSignUp(core, caller);
  if (await core.ports.read.users.byEmail(email))
    throw new IdentityError('UsernameExistsException', 'An account with the given email already exists.');

  const draft = draftUser(core, email, Password, attributes.others);
  await allowSendingCode(core, draft, caller);
  return core.ports.transaction(async (stores) => {
    const user = await addUser(core, stores, draft, attributes.preferredUsername);
    await issueCode(core, stores, { user, purpose: 'SIGN_UP', destination: email }, { send: true });
    await announceRegistration(stores, user, caller.address);
    return {
      UserSub: user.id,
      UserConfirmed: false,
      CodeDeliveryDetails: deliveryDetails(email),
      Session: await offerAutoSignIn(core, stores, user),
    };
  });
});
