import { expect, test, vi } from 'vitest';
import { reject, rejection } from '../testing/fake-identity.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { fakeToken, hasTokensIn, plantTokens } from '../testing/fake-tokens.ts';
import { person } from '../testing/people.ts';
import { initialisationLimitMs } from './create-session.ts';
import { readEndReason } from './end-reason.ts';
import { StartUpError } from './provider/read-identity-config.ts';

const nobody = { currentUser: null, loading: false, initialized: true, authError: null, initTimeout: false };
const never = () => new Promise<never>(() => {});
const knownPerson = { readAccount: async () => person() };

async function signedIn(options: Parameters<typeof fakeSession>[0] = {}, expiresAt?: number) {
  plantTokens(sessionStorage, expiresAt);
  const opened = fakeSession({ ...options, ports: { ...knownPerson, ...options.ports } });
  await opened.session.initialise();
  return opened;
}

test('the state begins with loading and ends initialised', async () => {
  const { session } = fakeSession();
  const states = [session.read()];
  session.subscribe(() => states.push(session.read()));

  await session.initialise();

  expect(states).toEqual([{ ...nobody, loading: true, initialized: false }, nobody]);
});

test('tokens of an earlier visit lead to the account with its role, without the identity client', async () => {
  const { session, told } = await signedIn({ ports: { readAccount: async () => person({ role: 'admin' }) } });

  expect(session.read()).toEqual({ ...nobody, currentUser: person({ role: 'admin' }) });
  expect(told.loads).toBe(0);
});

test('without tokens the server is not asked who is here', async () => {
  const readAccount = vi.fn(knownPerson.readAccount);
  const { session } = fakeSession({ ports: { readAccount } });

  await session.initialise();

  expect(readAccount).not.toHaveBeenCalled();
  expect(session.read().currentUser).toBeNull();
});

test('initialisation is forced to end after 2,000 ms and not before', async () => {
  vi.useFakeTimers();
  const { session } = fakeSession({ ports: { readConfig: never } });
  session.initialise();

  await vi.advanceTimersByTimeAsync(1_999);
  expect(session.read()).toMatchObject({ initialized: false, loading: true, initTimeout: false });

  await vi.advanceTimersByTimeAsync(1);
  expect(session.read()).toEqual({ ...nobody, initTimeout: true });
  expect(initialisationLimitMs).toBe(2_000);
});

test('an answer after the two seconds still lets the person in', async () => {
  vi.useFakeTimers();
  plantTokens(sessionStorage);
  const slow = () => new Promise<ReturnType<typeof person>>((resolve) => setTimeout(() => resolve(person()), 3_000));
  const { session } = fakeSession({ ports: { readAccount: slow } });

  const initialised = session.initialise();
  await vi.advanceTimersByTimeAsync(3_000);
  await initialised;

  expect(session.read().currentUser).toEqual(person());
  expect(session.readStartUpFailure()).toBeNull();
});

test('a failure within the two seconds is a failed start', async () => {
  const failure = new StartUpError('Authentication initialization failed');
  const { session } = fakeSession({ ports: { readConfig: () => Promise.reject(failure) } });

  await session.initialise();

  expect(session.readStartUpFailure()).toBe(failure);
});

test('a failure after the two seconds leaves the screen alone', async () => {
  vi.useFakeTimers();
  const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2_500));
  const { session } = fakeSession({ ports: { readConfig: late } });

  const initialised = session.initialise();
  await vi.advanceTimersByTimeAsync(2_500);
  await initialised;

  expect(session.readStartUpFailure()).toBeNull();
});

test('a good token is used as it is', async () => {
  const { session, identityCalls } = await signedIn();

  expect(await session.getAccessToken()).toContain('h.');
  expect(identityCalls).toEqual([]);
});

test('a token with less than half a minute left is exchanged once, however many ask', async () => {
  const { session, identityCalls } = await signedIn({}, Date.now() + 29_000);

  const tokens = await Promise.all([session.getAccessToken(), session.getAccessToken()]);

  expect(tokens[0]).toBe(tokens[1]);
  expect(tokens[0]).not.toBe(fakeToken(Date.now() + 29_000));
  expect(identityCalls).toEqual([['refresh']]);
});

test('a visitor has no token', async () => {
  const { session } = fakeSession();

  expect(await session.getAccessToken()).toBeUndefined();
});

test('a rejected exchange while somebody is here ends the session with a reason', async () => {
  const { session } = await signedIn({ identity: { refresh: async () => sessionStorage.clear() } }, Date.now() - 1);

  expect(await session.getAccessToken()).toBeUndefined();
  expect(session.read()).toMatchObject({
    currentUser: null,
    authError: 'Your session has expired. Please sign in again.',
  });
});

test('a provider that is away during an exchange takes nothing from the person', async () => {
  const { session } = await signedIn({ identity: { refresh: reject('NetworkError') } }, Date.now() - 1);

  await expect(session.getAccessToken()).rejects.toThrow();

  expect(session.read().currentUser).not.toBeNull();
  expect(hasTokensIn(sessionStorage)).toBe(true);
});

test('signing out revokes at the provider, clears the tokens and tells the other tabs', async () => {
  const { session, identityCalls, told } = await signedIn();

  await session.signOut();

  expect(identityCalls).toEqual([['signOut']]);
  expect(hasTokensIn(sessionStorage)).toBe(false);
  expect(told.tabs).toEqual(['signing-out', 'signed-out']);
  expect(session.read()).toEqual(nobody);
});

test('a page on its way to the hosted sign-out waits instead of showing a form', async () => {
  const { session } = await signedIn({ identity: { signOut: async () => 'leaving' } });

  await session.signOut();

  expect(hasTokensIn(sessionStorage)).toBe(false);
  expect(session.read()).toEqual({ ...nobody, initialized: false, loading: true });
});

test('a server that rejects the token while the person signs out shows no form too early', async () => {
  let finish = (_: 'leaving') => {};
  const leaving = new Promise<'leaving'>((resolve) => {
    finish = resolve;
  });
  const { session } = await signedIn({ identity: { signOut: () => leaving } });

  const signingOut = session.signOut();
  session.end('rejected');
  expect(session.read().currentUser).not.toBeNull();
  finish('leaving');
  await signingOut;

  expect(session.read()).toEqual({ ...nobody, initialized: false, loading: true });
});

test('signing out works when the provider is away', async () => {
  const { session } = await signedIn({ identity: { signOut: reject('NetworkError') } });

  await session.signOut();

  expect(hasTokensIn(sessionStorage)).toBe(false);
  expect(session.read().currentUser).toBeNull();
});

test('signing out when the tokens are gone already asks the provider nothing', async () => {
  const { session, told } = fakeSession();

  await session.signOut();

  expect(told).toEqual({ tabs: [], loads: 0 });
});

test('what another tab did is followed without asking the provider', async () => {
  const { session, identityCalls } = await signedIn();

  session.end('elsewhere');

  expect(session.read().currentUser).toBeNull();
  expect(hasTokensIn(sessionStorage)).toBe(false);
  expect(identityCalls).toEqual([]);
  expect(readEndReason(sessionStorage)).toBe('elsewhere');
});

test('a session that the server rejects while another tab signs out was signed out there', async () => {
  const { session } = await signedIn();

  session.expectEnd();
  session.endRejected('not_signed_in');
  session.end('elsewhere');

  expect(readEndReason(sessionStorage)).toBe('elsewhere');
});

test('tokens that another tab takes away while it signs out leave no error on the screen', async () => {
  const { session } = await signedIn();
  session.expectEnd();
  sessionStorage.clear();

  expect(await session.getAccessToken()).toBeUndefined();

  expect(session.read()).toEqual(nobody);
  expect(readEndReason(sessionStorage)).toBe('elsewhere');
});

test('the next session is ended for reasons of its own', async () => {
  const { session } = await signedIn();
  session.expectEnd();

  await session.refreshAccount();
  session.endRejected('not_signed_in');

  expect(readEndReason(sessionStorage)).toBe('rejected');
});

test('to ask whether somebody is still signed in ends nothing', async () => {
  const { session } = await signedIn();
  expect(await session.isStillSignedIn()).toBe(true);
  sessionStorage.clear();

  expect(await session.isStillSignedIn()).toBe(false);

  expect(session.read()).toEqual({ ...nobody, currentUser: person() });
});

test('who was not signed in is not told of an end', () => {
  const { session } = fakeSession();

  session.end('elsewhere');

  expect(readEndReason(sessionStorage)).toBeUndefined();
});

test('who signs out on purpose is told of no end', async () => {
  const { session } = await signedIn();
  session.end('rejected');

  await session.signOut();

  expect(readEndReason(sessionStorage)).toBeUndefined();
});

test('tokens that vanish under an open screen end the session', async () => {
  const { session } = await signedIn();
  sessionStorage.clear();

  expect(await session.getAccessToken()).toBeUndefined();

  expect(session.read()).toMatchObject({
    currentUser: null,
    authError: 'Your session has expired. Please sign in again.',
  });
  expect(readEndReason(sessionStorage)).toBe('expired');
});

test('a call that is rejected after the time was up takes nothing from the screen that says so', async () => {
  const { session } = await signedIn();
  sessionStorage.clear();
  await session.getAccessToken();

  session.endRejected('not_signed_in');

  expect(session.read().authError).toBe('Your session has expired. Please sign in again.');
  expect(readEndReason(sessionStorage)).toBe('expired');
});

test('an identity client that could not be loaded is loaded again', async () => {
  let tries = 0;
  const loadIdentityClient = async () => {
    tries += 1;
    throw rejection('TypeError', 'offline');
  };
  const { session } = fakeSession({ ports: { loadIdentityClient } });

  await expect(session.getIdentityClient()).rejects.toThrow('offline');
  await expect(session.getIdentityClient()).rejects.toThrow('offline');

  expect(tries).toBe(2);
});

test('a configuration that could not be read is read again', async () => {
  let tries = 0;
  const readConfig = async () => {
    tries += 1;
    throw new StartUpError('Authentication initialization failed');
  };
  const { session } = fakeSession({ ports: { readConfig } });

  await expect(session.getIdentityClient()).rejects.toThrow();
  await expect(session.getIdentityClient()).rejects.toThrow();

  expect(tries).toBe(2);
});
