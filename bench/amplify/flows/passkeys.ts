import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  signOut,
} from 'aws-amplify/auth';
import { createPasskey } from '../../passkey-client.ts';
import { actAsBrowser } from '../act-as-browser.ts';
import { type AmplifyFlow, flow } from '../flow.ts';
import { expectStep, expectThat } from '../not-as-expected.ts';
import { addSignedIn, prefer } from './signed-in.ts';

/** A run in a browser with an authenticator. */
const withPasskeys = (name: string, walk: AmplifyFlow['walk']): AmplifyFlow =>
  flow(name, async (turn) => {
    const leave = actAsBrowser(createPasskey(turn.pool.origin));
    try {
      await walk(turn);
    } finally {
      leave();
    }
  });

export const passkeyFlows: readonly AmplifyFlow[] = [
  withPasskeys('passkey: add, list and delete', async ({ pool, time }) => {
    await addSignedIn(pool);
    await time(() => associateWebAuthnCredential());
    const { credentials } = await time(() => listWebAuthnCredentials());
    const [added] = credentials;
    await time(() => deleteWebAuthnCredential({ credentialId: added?.credentialId ?? '' }));
    const { credentials: left } = await listWebAuthnCredentials();
    expectThat(credentials.length === 1 && left.length === 0, 'the list does not show it');
  }),
  withPasskeys('passkey: sign in', async ({ pool, time }) => {
    const { email } = await addSignedIn(pool);
    await associateWebAuthnCredential();
    await signOut();
    const { nextStep } = await time(() => prefer(email, 'WEB_AUTHN'));
    expectStep(nextStep, 'DONE');
  }),
];
