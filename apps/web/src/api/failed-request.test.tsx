import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Banner } from '../ui/banner.tsx';
import { FailedRequestContext } from '../ui/request-id.tsx';
import { ToastProvider, type Toasts, useToasts } from '../ui/toasts.tsx';
import { readFailedRequest } from './failed-request.ts';
import { readRefusal } from './read-refusal.ts';

const words = { label: 'Request ID', copyLabel: 'Copy', copiedLabel: 'Copied' };

const fail = (requestId: string) =>
  readRefusal(Response.json({ message: 'No.', code: 'server_error', requestId }, { status: 500 }));

test('an error shows the id of the request that failed, and copies it', async () => {
  const user = userEvent.setup();
  await fail('3f6c0f0e-1d62-4c7b-9a2f-6f3f6f7e1b11');
  render(
    <FailedRequestContext value={{ read: readFailedRequest, ...words }}>
      <Banner tone="error">It could not be saved.</Banner>
    </FailedRequestContext>,
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
    <FailedRequestContext value={{ read: readFailedRequest, ...words }}>
      <ToastProvider listLabel="Messages" dismissLabel="Dismiss">
        <Screen />
      </ToastProvider>
    </FailedRequestContext>,
  );
  await fail('r-2');

  act(() => opened.toasts?.show('error', 'It could not be saved.'));

  expect(screen.getByRole('alert').textContent).toContain('Request ID: r-2');
});

test('what has nothing to do with a request shows none', () => {
  render(
    <FailedRequestContext value={{ read: () => undefined, ...words }}>
      <Banner tone="error">Type a name.</Banner>
    </FailedRequestContext>,
  );

  expect(screen.getByRole('alert').textContent).toBe('Type a name.');
});
