import { getHealth } from '@halyard/contracts/server/health.ts';
import { useContext, useEffect } from 'react';
import { ApiContext } from '../../api/call.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { connectionWords } from '../../text/loaders/shared.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';

/** A page just reloaded that still misses a file would otherwise reload in a loop. */
const settledAfterMs = 30_000;

type Props = { readonly reload: () => void };

/**
 * Replaces a screen whose file could not be fetched. The browser does not request that file again, so the page is
 * reloaded once the server responds.
 */
export function NotLoaded({ reload }: Props) {
  const text = useMessages(connectionWords);
  const call = useContext(ApiContext);
  useEffect(() => {
    const look = () => {
      if (performance.now() > settledAfterMs) call?.(getHealth, {}).then(reload, () => undefined);
    };
    look();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [call, reload]);
  return (
    <ErrorScreen
      title={text.notLoaded}
      reason={text.notLoadedReason}
      error={null}
      action={text.back}
      onAction={() => window.history.back()}
    />
  );
}
