import type { Settings, WebhookDelivery } from '@halyard/contracts/accounts/settings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fake-call.ts';
import { kept, openSettings } from '../testing/open-settings.tsx';
import { maskKey } from './api-key.tsx';

const openApi = (answers: Answers = {}) => openSettings(answers, '/settings?tab=api');
const reject = () => {
  throw new Error('500');
};
const keyField = () => screen.findByRole('textbox', { name: 'API Key' });
const newKey = 'hlk_abcdefghijklmnop7777';
const withoutKey = (): Settings => ({ ...kept(), api: { ...kept().api, apiKey: '' } });

const delivery = (id: string, change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id,
  event: 'task_deleted',
  state: 'delivered' as const,
  createdAt: '2026-11-21T08:30:00.000Z',
  attempts: 1,
  lastTriedAt: '2026-11-21T08:30:00.000Z',
  nextTryAt: null,
  lastStatus: 200,
  lastError: null,
  ...change,
});
const webhookOf = (...deliveries: WebhookDelivery[]) => ({
  'GET /users/settings': () => ({ ...kept(), api: { ...kept().api, webhookUrl: 'https://hook.example/' } }),
  'GET /users/webhook': () => ({ url: 'https://hook.example/', secretEnds: null, deliveries }),
});

test('the key is read-only and masked', async () => {
  await openApi();

  expect(await keyField()).toHaveProperty('value', '••••••••••••abcd');
  expect(await keyField()).toHaveProperty('readOnly', true);
});

test.each([
  ['', ''],
  [undefined, ''],
  [newKey, '••••••••••••7777'],
  ['••••••••••••abcd', '••••••••••••abcd'],
])('a key of %s is shown as %s', (key, shown) => {
  expect(maskKey(key)).toBe(shown);
});

test('regenerating asks first, shows the new key once, and the masked one changes', async () => {
  const { user, writes } = await openApi({ 'POST /users/api-key/regenerate': () => ({ apiKey: newKey }) });
  await keyField();
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  const question = screen.getByRole('alertdialog', { name: 'Regenerate the API key?' });
  expect(writes()).toEqual([]);

  await user.click(within(question).getByRole('button', { name: 'Regenerate' }));

  const shown = await screen.findByRole('dialog', { name: 'Your new API key' });
  expect(within(shown).getByLabelText('API Key')).toHaveProperty('value', newKey);
  expect(screen.getByText('API key regenerated successfully')).toBeTruthy();

  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(await keyField()).toHaveProperty('value', '••••••••••••7777');
  expect(document.body.innerHTML).not.toContain(newKey);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('the first key breaks nothing, so nothing is asked', async () => {
  const { user, writes } = await openApi({
    'GET /users/settings': withoutKey,
    'POST /users/api-key/regenerate': () => ({ apiKey: newKey }),
  });
  await keyField();
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Regenerate' }));

  expect(await screen.findByRole('dialog', { name: 'Your new API key' })).toBeTruthy();
  expect(writes()).toHaveLength(1);
});

test('the new key can be copied; without a clipboard it is selected', async () => {
  const { user } = await openApi({
    'GET /users/settings': withoutKey,
    'POST /users/api-key/regenerate': () => ({ apiKey: newKey }),
  });
  await keyField();
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));

  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(newKey);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText(/Failed to copy/)).toBeTruthy();
});

test('a key that could not be made leaves the one before', async () => {
  const { user } = await openApi({ 'POST /users/api-key/regenerate': reject });
  await keyField();
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));

  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Regenerate' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to regenerate API key. Please try again.');
  expect(await keyField()).toHaveProperty('value', '••••••••••••abcd');
});

test('a revoked key is gone', async () => {
  const { user, sent } = await openApi({ 'DELETE /users/api-key': () => undefined });
  await keyField();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));

  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));

  expect(await screen.findByText('API key revoked')).toBeTruthy();
  expect(await keyField()).toHaveProperty('value', '');
  expect(screen.getByText('No key yet. Regenerate creates one.')).toBeTruthy();
  expect(sent.at(-1)?.endpoint).toBe('DELETE /users/api-key');
});

test('the rate limits are offered as the person reads numbers', async () => {
  await openApi();

  const options = within(await screen.findByLabelText('Rate Limit')).getAllByRole('option');

  expect(options.map(({ textContent }) => textContent)).toEqual(
    ['100', '500', '1,000', '5,000'].map((count) => `${count} requests per minute`),
  );
});

test('a value between the steps is offered too, and stays', async () => {
  await openApi({ 'GET /users/settings': () => ({ ...kept(), api: { ...kept().api, rateLimit: 750 } }) });

  expect(await screen.findByLabelText('Rate Limit')).toHaveProperty('value', '750');
});

test('an origin is added as an empty line with the focus, and each can be removed', async () => {
  const { user, save, lastSaved } = await openApi();
  await user.click(await screen.findByRole('button', { name: '+ Add Origin' }));

  expect(screen.getByLabelText('Origin 2')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByLabelText('Origin 2'));

  await user.type(screen.getByLabelText('Origin 2'), 'https://two.example');
  await user.click(screen.getByRole('button', { name: 'Remove origin 1' }));
  await save();

  await waitFor(() => expect(lastSaved()?.api.allowedOrigins).toEqual(['https://two.example']));
});

test('an empty origin is not sent', async () => {
  const { user, save, writes } = await openApi();
  await user.click(await screen.findByRole('button', { name: '+ Add Origin' }));

  await save();

  expect(await screen.findByText('Enter a valid URL')).toBeTruthy();
  expect(screen.getByLabelText('Origin 2').getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

test('a test goes to the saved address only', async () => {
  const { user, sent } = await openApi({ ...webhookOf(), 'POST /users/webhook/test': () => delivery('d1') });
  const field = await screen.findByLabelText('Webhook URL');
  await user.type(field, 'x');
  expect(screen.getByRole('button', { name: 'Send test' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Save the address before you send a test.')).toBeTruthy();

  await user.type(field, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Send test' }));

  await waitFor(() => expect(sent.some(({ endpoint }) => endpoint === 'POST /users/webhook/test')).toBe(true));
});

test('each delivery says how it went, and one that was given up can be sent again', async () => {
  const dead = delivery('d2', { state: 'dead', attempts: 3, lastStatus: null, lastError: 'timeout' });
  const waiting = delivery('d3', { state: 'waiting', lastStatus: 503, nextTryAt: '2026-11-21T08:52:00.000Z' });
  const { user, sent } = await openApi({
    ...webhookOf(delivery('d1'), dead, waiting),
    'POST /users/webhook/deliveries/:id/retry': () => delivery('d2'),
  });
  const list = await screen.findByRole('list', { name: 'Recent deliveries' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  const [first, second, third] = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(first).toContain('Delivered');
  expect(second).toContain('3 attempts · timed out');
  expect(third).toContain('1 attempt · status 503 · next attempt in 10m');

  await user.click(within(list).getByRole('button', { name: /^Retry/ }));

  await waitFor(() =>
    expect(sent).toContainEqual({ endpoint: 'POST /users/webhook/deliveries/:id/retry', params: { id: 'd2' } }),
  );
});

test('a signing secret is shown once', async () => {
  const { user } = await openApi({ ...webhookOf(), 'POST /users/webhook/secret': () => ({ secret: 'whsec_abc' }) });

  await user.click(await screen.findByRole('button', { name: 'Create secret' }));

  const shown = await screen.findByRole('dialog', { name: 'Your signing secret' });
  expect(within(shown).getByLabelText('Signing secret')).toHaveProperty('value', 'whsec_abc');
});
