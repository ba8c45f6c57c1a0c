import { fetchAuthSession, fetchUserAttributes, signOut } from 'aws-amplify/auth';
import { connectAmplify, type Storage } from '../connect-amplify.ts';
import { type AmplifyFlow, flow, type Turn } from '../flow.ts';
import { expectRejection, expectThat } from '../not-as-expected.ts';
import type { Pool } from '../pool.ts';
import { addSignedIn, signInPlainly } from './signed-in.ts';

/** Signs a new account in, in a browser with inspectable storage. */
async function signInWatched(pool: Pool): Promise<{ readonly storage: Storage; readonly email: string }> {
  const storage = connectAmplify(pool.settings);
  const { email } = await addSignedIn(pool);
  return { storage, email };
}

/** A browser that still has what `storage` held is rejected. */
async function expectEnded(pool: Pool, storage: Storage): Promise<void> {
  connectAmplify(pool.settings, { storage });
  await expectRejection(() => fetchUserAttributes(), 'NotAuthorizedException', 'the access token is still accepted');
}

/** The same token, but for whom it was issued to; the signature stays. */
function forge(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url');
  return [header, forged, signature].join('.');
}

async function readClaims(): Promise<{ readonly sub: unknown; readonly username: unknown }> {
  const { tokens } = await fetchAuthSession();
  return { sub: tokens?.accessToken.payload.sub, username: tokens?.accessToken.payload.username };
}

async function pretendToBeSomebodyElse({ pool, time }: Turn): Promise<void> {
  await signInWatched(pool);
  const victim = await readClaims();
  await signOut();
  const { storage } = await signInWatched(pool);
  for (const [key, value] of storage) if (key.endsWith('.accessToken')) storage.set(key, forge(value, victim));
  await time(() =>
    expectRejection(() => fetchUserAttributes(), 'NotAuthorizedException', "it reads another person's account"),
  );
}

export const sessionFlows: readonly AmplifyFlow[] = [
  flow('refresh the tokens', async ({ pool, time }) => {
    await addSignedIn(pool);
    const before = await fetchAuthSession();
    const after = await time(() => fetchAuthSession({ forceRefresh: true }));
    const [old, fresh] = [before, after].map(({ tokens }) => tokens?.accessToken.payload.jti);
    expectThat(fresh !== undefined && fresh !== old, 'the tokens are the same');
  }),
  flow('sign-out revokes the session', async ({ pool, time }) => {
    const { storage } = await signInWatched(pool);
    const kept = new Map(storage);
    await time(() => signOut());
    await expectEnded(pool, kept);
  }),
  flow('sign-out everywhere ends the other sessions', async ({ pool, time }) => {
    const { storage, email } = await signInWatched(pool);
    const kept = new Map(storage);
    connectAmplify(pool.settings);
    await signInPlainly(email);
    await time(() => signOut({ global: true }));
    await expectEnded(pool, kept);
  }),
  flow('an altered access token is rejected', pretendToBeSomebodyElse),
  flow('identity pool: a guest', async ({ pool, time }) => {
    connectAmplify(pool.settings, { withIdentityPool: true });
    const { identityId, credentials } = await time(() => fetchAuthSession());
    expectThat(identityId !== undefined && credentials !== undefined, 'no credentials');
  }),
  flow('identity pool: somebody signed in', async ({ pool, time }) => {
    const { storage } = await signInWatched(pool);
    connectAmplify(pool.settings, { storage, withIdentityPool: true });
    const { identityId, credentials } = await time(() => fetchAuthSession());
    expectThat(identityId !== undefined && credentials !== undefined, 'no credentials');
  }),
];
