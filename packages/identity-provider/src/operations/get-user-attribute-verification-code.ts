import * as z from 'zod';
import { requireHolder } from '../tokens/access-token.ts';
import { deliveryDetails, issueCode } from '../user-pool/codes.ts';
import { allowSendingCode, forgetCodeTries } from '../user-pool/limits.ts';
import { accessToken, sentAlong } from './fields.ts';
import { defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.literal('email'), ...sentAlong });

/** GetUserAttributeVerificationCode: a code for the address that waits to be verified, else for the present one. */
export const getUserAttributeVerificationCode = defineOperation(input, async (core, { AccessToken }, caller) => {
  const { user } = await requireHolder(core, AccessToken);
  const waiting = await core.ports.read.codes.find(user.id, 'ATTRIBUTE');
  const destination = waiting?.destination ?? user.email;
  await allowSendingCode(core, user, caller);
  await forgetCodeTries(core, user, 'ATTRIBUTE');
  await core.ports.transaction((stores) =>
    issueCode(core, stores, { user, purpose: 'ATTRIBUTE', destination }, { send: true }),
  );
  return { CodeDeliveryDetails: deliveryDetails(destination) };
});
