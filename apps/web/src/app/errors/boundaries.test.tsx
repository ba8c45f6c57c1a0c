import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiContext, type Call } from '../../api/call.ts';
import { TransportError } from '../../api/errors/transport-error.ts';
import { ProductContext } from '../../text/product.ts';
import { ApplicationBoundary, ScreenBoundary } from './boundaries.tsx';
// It has come before anything fails.
import '../connection/connection-banner.tsx';

function Broken(): never {
  throw new Error('The thrown message');
}

// React says on the console what a boundary caught.
const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('a start that failed shows the thrown message, and the button reloads the application', async () => {
  quietly();
  const reload = vi.fn();
  render(
    <ApplicationBoundary reload={reload}>
      <Broken />
    </ApplicationBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The thrown message');
  const heading = screen.getByRole('heading', { name: 'Application Error' });
  await waitFor(() => expect(document.activeElement).toBe(heading));

  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload Application' }));

  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  'Failed to fetch dynamically imported module: /assets/schemas.js',
  'Unable to preload CSS for /assets/schemas.css',
])(
  'a screen that could not be fetched (%s) says so, and the page is loaded anew once the server answers',
  async (reason) => {
    quietly();
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    const Missing = () => {
      throw new TypeError(reason);
    };
    const reload = vi.fn();
    let isUp = false;
    const call: Call = async () => {
      if (!isUp) throw new TransportError({ problem: 'unreachable' });
      return { status: 'ok', version: '0.2.0' } as never;
    };
    render(
      <ApiContext value={call}>
        <ScreenBoundary reload={reload}>
          <Missing />
        </ScreenBoundary>
      </ApiContext>,
    );
    expect(await screen.findByRole('heading', { name: 'This screen has not been loaded' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();

    isUp = true;
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

test('a screen that broke leaves the rest, tells no details, is counted, and can be reloaded', async () => {
  quietly();
  const reload = vi.fn();
  const onError = vi.fn();
  render(
    <>
      <nav>Still here</nav>
      <ScreenBoundary reload={reload} onError={onError}>
        <Broken />
      </ScreenBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('Still here')).toBeTruthy();
  expect(document.body.textContent).not.toContain('The thrown message');
  expect(onError).toHaveBeenCalledOnce();

  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload Page' }));

  expect(reload).toHaveBeenCalledOnce();
});

test('an error says what to do, whom to ask, and what to tell them', async () => {
  quietly();
  render(
    <ProductContext value={{ name: 'Beacon', supportEmail: 'help@example.com', isSelfContained: true }}>
      <ApplicationBoundary>
        <Broken />
      </ApplicationBoundary>
    </ProductContext>,
  );

  expect(await screen.findByRole('heading', { name: 'Next steps' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe('mailto:help@example.com');
  expect(screen.getByText(/^\d{4}-\d\d-\d\dT/)).toBeTruthy();
});

test('what works is shown as it is', () => {
  render(
    <ApplicationBoundary>
      <ScreenBoundary>
        <p>Content</p>
      </ScreenBoundary>
    </ApplicationBoundary>,
  );

  expect(document.body.textContent).toBe('Content');
});
