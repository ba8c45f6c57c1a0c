import { useMessages } from '../../text/lazy-messages.ts';
import { connectionWords } from '../../text/loaders/shared.ts';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './connection-banner.module.css';
import { useIsConnected } from './use-connection.ts';

// Needed where nothing can be fetched any more, so that it comes in this file and not in one of its own.
export { NotLoaded } from './not-loaded.tsx';

/** Says that the connection is down, for as long as it is. */
export function ConnectionBanner() {
  // Asked for while there is a connection, so that the words are here when it is gone.
  const text = useMessages(connectionWords);
  const isConnected = useIsConnected();
  if (isConnected) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="warning">{text.lost}</Banner>
    </div>
  );
}
