import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startHostedLogin } from '../../session/provider/hosted-login.ts';
import { fakeConfig } from '../../testing/fake-session.ts';
import { clientId, hasTokensIn } from '../../testing/fake-tokens.ts';
import { renderApp } from '../../testing/render-app.tsx';

const config = { ...fakeConfig, hostedLogin: 'http://localhost/identity' };
const encode = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
const token = (claims: object) => `h.${encode(claims)}.s`;

/** The person has been sent to the company's page; returns what came along, for the way back. */
async function leave(how: { remember?: boolean; from?: string } = {}) {
  const address = await startHostedLogin(config, sessionStorage, { remember: false, ...how });
  const { state = '', nonce } = Object.fromEntries(new URL(address).searchParams);
  return { state, nonce };
}

function answerToken(reply: object, status = 200) {
  const request = vi.fn(async () => Response.json(reply, { status }));
  vi.stubGlobal('fetch', request);
  return request;
}

const tokensFor = (nonce: string | undefined) => ({
  access_token: token({ exp: Math.floor(Date.now() / 1000) + 900 }),
  id_token: token({ sub: 'p1', aud: clientId, nonce, iat: Math.floor(Date.now() / 1000) }),
  refresh_token: 'refresh',
});

const comeBack = (query: string) => renderApp({ path: `/login?${query}`, ports: { readConfig: async () => config } });

test('the way back signs in and leaves nothing of it in the address', async () => {
  const { state, nonce } = await leave();
  answerToken(tokensFor(nonce));

  const { currentPath, router } = comeBack(`code=abc&state=${state}`);

  expect(await screen.findByText('Signing you in...')).toBeTruthy();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(router.state.location.href).not.toContain('abc');
  expect([hasTokensIn(sessionStorage), hasTokensIn(localStorage)]).toEqual([true, false]);
});

test('it leads to the page that was asked for, and keeps who wants to stay signed in', async () => {
  const { state, nonce } = await leave({ from: '/todos', remember: true });
  answerToken(tokensFor(nonce));

  const { currentPath } = comeBack(`code=abc&state=${state}`);

  await waitFor(() => expect(currentPath()).toBe('/todos'));
  expect(hasTokensIn(localStorage)).toBe(true);
});

test('an answer that this tab did not ask for signs nobody in, and the form is there to try again', async () => {
  const request = answerToken(tokensFor('x'));

  const { currentPath } = comeBack('code=abc&state=forged');

  expect((await screen.findByRole('alert')).textContent).toMatch(/was started in another window/);
  expect(await screen.findByRole('button', { name: 'Continue with company sign-in' })).toBeTruthy();
  expect(currentPath()).toBe('/login');
  expect(request).not.toHaveBeenCalled();
});

test('who cancels there is told here', async () => {
  const { state } = await leave();

  comeBack(`error=access_denied&state=${state}`);

  expect((await screen.findByRole('alert')).textContent).toBe('The company sign-in was canceled.');
});

test.each([
  ['rejects the code', { error: 'invalid_grant' }, 400, 'Company sign-in failed. Try again.'],
  ['has a fault', {}, 503, 'Authentication service unavailable'],
])('a provider that %s is told in words', async (_, reply, status, words) => {
  const { state } = await leave();
  answerToken(reply, status);

  comeBack(`code=abc&state=${state}`);

  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(hasTokensIn(sessionStorage)).toBe(false);
});
