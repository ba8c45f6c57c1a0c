import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { useDownloadProgress } from './use-download-progress.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a file that takes long says every second how much has arrived, in one message', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let receive: ((bytes: number) => void) | undefined;
  function Watching() {
    const watch = useDownloadProgress();
    receive ??= watch();
    return null;
  }
  renderWithProviders(<Watching />);
  await waitFor(() => expect(receive).toBeDefined());

  act(() => receive?.(400_000));
  vi.setSystemTime(Date.now() + 1_100);
  act(() => receive?.(2_400_000));
  expect(await screen.findByText('Downloading: 2.4 MB so far')).toBeTruthy();
  vi.setSystemTime(Date.now() + 1_100);
  act(() => receive?.(5_000_000));

  expect(await screen.findByText('Downloading: 5.0 MB so far')).toBeTruthy();
  expect(screen.queryByText(/2\.4 MB/)).toBeNull();
  expect(screen.queryByText(/0\.4 MB/)).toBeNull();
});
