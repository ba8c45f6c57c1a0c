import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/transport-error.ts';
import { fakeCall } from '../../testing/fake-call.ts';
import { signalList } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { SignalStrip } from '../signal-strip/signal-strip.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

const message = /The server is not reachable. Screens/;

test('a call that reaches no server is said, and the next one that does takes the message away', async () => {
  let isDown = true;
  const { call } = fakeCall({
    'GET /signals': () => {
      if (isDown) throw new TransportError({ problem: 'unreachable' });
      return signalList({});
    },
  });
  renderWithProviders(
    <>
      <ConnectionBanner />
      <SignalStrip />
    </>,
    { call },
  );
  expect(await screen.findByText(message)).toBeTruthy();

  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
