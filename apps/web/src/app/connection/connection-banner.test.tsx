import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { fakeCall } from '../../testing/fake-call.ts';
import { eventList } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { EventStrip } from '../event-strip/event-strip.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

const message = /The server is not reachable. Screens/;

test('a call that reaches no server is said, and the next one that does takes the message away', async () => {
  let isDown = true;
  const { call } = fakeCall({
    'GET /events': () => {
      if (isDown) throw new TransportError({ problem: 'unreachable' });
      return eventList({});
    },
  });
  renderWithProviders(
    <>
      <ConnectionBanner />
      <EventStrip />
    </>,
    { call },
  );
  expect(await screen.findByText(message)).toBeTruthy();

  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
