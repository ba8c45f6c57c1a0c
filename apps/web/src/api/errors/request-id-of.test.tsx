import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AuthError } from 'aws-amplify/auth';
import { expect, test } from 'vitest';
import { ToastProvider, type Toasts, useToasts } from '../../ui/overlay/toasts.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { RequestIdContext } from '../../ui/page/request-id.tsx';
import { readError } from './read-error.ts';
import { requestIdOf } from './request-id-of.ts';
import { UnusableReply } from './unusable-reply.ts';

const shown = { of: requestIdOf, label: 'Request ID', copyLabel: 'Copy', copiedLabel: 'Copied' };

const fail = (requestId: string) =>
  readError(Response.json({ message: 'No.', code: 'server_error', requestId }, { status: 500 }));

test('an error shows the id of its own request, whatever failed since, and copies it', async () => {
  const user = userEvent.setup();
  const own = await fail('3f6c0f0e-1d62-4c7b-9a2f-6f3f6f7e1b11');
  await fail('of-another-request');
  render(
    <RequestIdContext value={shown}>
      <Banner tone="error" error={own}>
        It could not be saved.
      </Banner>
    </RequestIdContext>,
  );

  expect(screen.getByRole('alert').textContent).toContain('Request ID: 3f6c0f0e-1d62-4c7b-9a2f-6f3f6f7e1b11');
  await user.click(screen.getByRole('button', { name: 'Copy: Request ID' }));

  expect(await navigator.clipboard.readText()).toBe('3f6c0f0e-1d62-4c7b-9a2f-6f3f6f7e1b11');
  expect(screen.getByText('Copied')).toBeTruthy();
});

test('so does a message that comes and goes', async () => {
  const opened: { toasts?: Toasts } = {};
  function Screen() {
    opened.toasts = useToasts();
    return null;
  }
  render(
    <RequestIdContext value={shown}>
      <ToastProvider listLabel="Messages" dismissLabel="Dismiss">
        <Screen />
      </ToastProvider>
    </RequestIdContext>,
  );
  const error = await fail('r-2');

  act(() => opened.toasts?.show('error', 'It could not be saved.', { error }));

  expect(screen.getByRole('alert').textContent).toContain('Request ID: r-2');
});

test('what has nothing to do with a request shows none', () => {
  render(
    <RequestIdContext value={shown}>
      <Banner tone="error" error={null}>
        Type a name.
      </Banner>
    </RequestIdContext>,
  );

  expect(screen.getByRole('alert').textContent).toBe('Type a name.');
});

test('errors of the identity client, of a reply that cannot be used, and of what they led to carry their id', () => {
  const metadata = { httpStatusCode: 400, requestId: 'of-the-provider' };
  const rejected = new AuthError({ name: 'NotAuthorizedException', message: 'No.', metadata });

  expect(requestIdOf(rejected)).toBe('of-the-provider');
  expect(requestIdOf(new Error('It could not be done.', { cause: rejected }))).toBe('of-the-provider');
  expect(requestIdOf(new UnusableReply('empty', undefined, 'of-the-assistant'))).toBe('of-the-assistant');
  expect(requestIdOf(new Error('No request.'))).toBeUndefined();
  expect(requestIdOf('text')).toBeUndefined();
});
