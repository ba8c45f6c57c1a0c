import * as z from 'zod';
import { completePasskeyRegistration, startPasskeyRegistration } from '../../challenges/passkey-registration.ts';
import { IdentityError } from '../../identity-error.ts';
import { requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { describePasskey } from '../../user-pool/passkeys/passkeys.ts';
import { removePasskey } from '../../user-pool/passkeys/remove-passkey.ts';
import { accessToken, text } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const mostListed = 20;
const base64url = (longest: number) => text(longest).regex(/^[\w-]+$/);
const credentialId = base64url(1366);

/** StartWebAuthnRegistration: what a browser needs to make a passkey. The options are an object, not a text. */
export const startWebAuthnRegistration = defineOperation(
  z.object({ AccessToken: accessToken }),
  async (core, { AccessToken }) => {
    const holder = await requireHolder(core, AccessToken);
    // A passkey opens the account without the password, for good.
    requireFreshSignIn(core, holder, 'Sign in again to add a passkey.');
    return { CredentialCreationOptions: await startPasskeyRegistration(core, holder) };
  },
);

/** CompleteWebAuthnRegistration: the passkey that the browser has made. */
export const completeWebAuthnRegistration = defineOperation(
  z.object({
    AccessToken: accessToken,
    Credential: z.object({
      id: credentialId,
      rawId: credentialId,
      type: text(64),
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
      response: z.object({
        clientDataJSON: base64url(8192),
        attestationObject: base64url(32_768),
        transports: z.array(text(32)).max(10).default([]),
      }),
    }),
  }),
  async (core, { AccessToken, Credential }, caller) => {
    await completePasskeyRegistration(core, await requireHolder(core, AccessToken), Credential, caller);
    return {};
  },
);

/** ListWebAuthnCredentials: the holder's passkeys, at most 20 at a time; the token is the last id of the page before. */
export const listWebAuthnCredentials = defineOperation(
  z.object({
    AccessToken: accessToken,
    MaxResults: z.number().int().min(0).max(mostListed).optional(),
    NextToken: credentialId.optional(),
  }),
  async (core, { AccessToken, MaxResults, NextToken }) => {
    const { user } = await requireHolder(core, AccessToken);
    const all = await core.ports.read.passkeys.listOf(user.id);
    const from = NextToken === undefined ? 0 : all.findIndex((passkey) => passkey.credentialId === NextToken) + 1;
    const page = all.slice(from, from + (MaxResults || mostListed));
    const last = page.at(-1);
    const isMore = last !== undefined && last !== all.at(-1);
    return { Credentials: page.map(describePasskey), ...(isMore && { NextToken: last.credentialId }) };
  },
);

/** DeleteWebAuthnCredential: the passkey no longer signs in to the account. Current sessions continue. */
export const deleteWebAuthnCredential = defineOperation(
  z.object({ AccessToken: accessToken, CredentialId: credentialId }),
  async (core, { AccessToken, CredentialId }, { address }) => {
    const holder = await requireHolder(core, AccessToken);
    requireFreshSignIn(core, holder, 'Sign in again to remove a passkey.');
    if (!(await removePasskey(core, { userId: holder.user.id, credentialId: CredentialId, address })))
      throw new IdentityError('ResourceNotFoundException', 'Passkey does not exist.');
    return {};
  },
);
