import * as z from 'zod';
import type { Core } from '../../core.ts';
import type { UserRecord } from '../../ports.ts';
import { requireHolder } from '../../tokens/access-token.ts';
import { requirePhone } from '../../user-pool/accounts/phone-number.ts';
import { deliveryDetails, issueCode, textDeliveryDetails } from '../../user-pool/codes/codes.ts';
import { allowSendingCode, forgetCodeTries } from '../../user-pool/limits.ts';
import { accessToken, sentAlong } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  AccessToken: accessToken,
  AttributeName: z.enum(['email', 'phone_number']),
  ...sentAlong,
});

async function findDestination(core: Core, user: UserRecord, attribute: 'email' | 'phone_number') {
  if (attribute === 'phone_number') return { purpose: 'PHONE', destination: requirePhone(user) } as const;
  const waiting = await core.ports.read.codes.find(user.id, 'ATTRIBUTE');
  return { purpose: 'ATTRIBUTE', destination: waiting?.destination ?? user.email } as const;
}

/**
 * GetUserAttributeVerificationCode: a code for the address that waits to be verified, else for the present one; or for
 * the phone number.
 */
export const getUserAttributeVerificationCode = defineOperation(input, async (core, request, caller) => {
  const { user } = await requireHolder(core, request.AccessToken);
  const { purpose, destination } = await findDestination(core, user, request.AttributeName);
  await allowSendingCode(core, user, caller);
  await forgetCodeTries(core, user, purpose);
  await core.ports.transaction((stores) => issueCode(core, stores, { user, purpose, destination }, { send: true }));
  const details = purpose === 'PHONE' ? textDeliveryDetails(destination) : deliveryDetails(destination);
  return { CodeDeliveryDetails: details };
});
