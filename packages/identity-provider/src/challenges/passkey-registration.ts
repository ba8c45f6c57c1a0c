import type { Core } from '../core.ts';
import { IdentityError, invalidParameter } from '../identity-error.ts';
import type { Caller, Stores } from '../ports.ts';
import type { Holder } from '../tokens/access-token.ts';
import {
  type Attested,
  checkAttestation,
  type NewCredential,
  requireOwnPage,
} from '../user-pool/passkeys/attestation.ts';
import { readClientData } from '../user-pool/passkeys/client-data.ts';
import { loadWebAuthn } from '../user-pool/passkeys/load-webauthn.ts';
import { describeToBrowser, nextPasskeyName, passkeyAlgorithms, promptMs } from '../user-pool/passkeys/passkeys.ts';
import { saveChallenge, type Taken, takeChallenge } from './challenge-state.ts';

const mostPasskeys = 20;
const challengeBytes = 32;

const tooManyPasskeys = () =>
  new IdentityError('LimitExceededException', `An account can have ${mostPasskeys} passkeys at most.`);
const challengeNotFound = () =>
  new IdentityError(
    'WebAuthnChallengeNotFoundException',
    'The challenge of this passkey was not found or has expired.',
  );

/** Options for the browser to make a passkey with, as WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export async function startPasskeyRegistration(core: Core, { user, family }: Holder) {
  const { ports, config, random } = core;
  const passkeys = await ports.read.passkeys.listOf(user.id);
  if (passkeys.length >= mostPasskeys) throw tooManyPasskeys();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: config.relyingParty.name,
    rpID: config.relyingParty.id,
    challenge: new Uint8Array(random(challengeBytes)),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.preferredUsername,
    timeout: promptMs,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: passkeys.map(describeToBrowser),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  const state = { originJti: family.originJti };
  await ports.transaction((stores) =>
    saveChallenge(core, stores, { id: options.challenge, kind: 'WEB_AUTHN_REGISTRATION', userId: user.id, state }),
  );
  return options;
}

async function takeRegistration(core: Core, challenge: string): Promise<Taken> {
  try {
    return await takeChallenge(core, challenge, 'WEB_AUTHN_REGISTRATION');
  } catch (cause) {
    if (cause instanceof IdentityError) throw challengeNotFound();
    throw cause;
  }
}

function requireSameSession({ user, family }: Holder, { userId, state }: Taken): void {
  if (userId !== user.id) throw challengeNotFound();
  if (state.originJti !== family.originJti)
    throw new IdentityError('WebAuthnClientMismatchException', 'The passkey was begun in another session.');
}

async function addPasskey({ clock }: Core, stores: Stores, attested: Attested, { userId, address }: Owner) {
  const at = clock();
  const present = await stores.passkeys.listOf(userId);
  if (present.length >= mostPasskeys) throw tooManyPasskeys();
  const passkey = { ...attested, userId, name: nextPasskeyName(present), createdAt: at, lastUsedAt: null };
  if (!(await stores.passkeys.add(passkey))) throw invalidParameter('This passkey has been added before.');
  await stores.log({ kind: 'passkey_added', userId, address, at });
}

type Owner = { readonly userId: string; readonly address: string };

/** Accepts the browser's response to the options; each challenge once, and only in its own session. */
export async function completePasskeyRegistration(
  core: Core,
  holder: Holder,
  credential: NewCredential,
  { address }: Caller,
): Promise<void> {
  const clientData = readClientData(credential.response.clientDataJSON);
  if (!clientData) throw invalidParameter("Value at 'Credential.response.clientDataJSON' is not valid.");
  requireSameSession(holder, await takeRegistration(core, clientData.challenge));
  requireOwnPage(core.config, clientData);
  const attested = await checkAttestation(core.config, credential, clientData.challenge);
  const owner = { userId: holder.user.id, address };
  await core.ports.transaction((stores) => addPasskey(core, stores, attested, owner));
}
