import { useMessages } from '../../text/lazy-messages.ts';
import { connectionWords } from '../../text/loaders/shared.ts';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './connection-banner.module.css';
import { useIsConnected } from './use-connection.ts';

// Needed when nothing can be fetched anymore, so it is part of this file.
export { NotLoaded } from './not-loaded.tsx';

/** Says that the connection is down, for as long as it is. */
export function ConnectionBanner() {
  // Loaded while there is a connection, so that the texts are available without one.
  const text = useMessages(connectionWords);
  const isConnected = useIsConnected();
  if (isConnected) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="warning">{text.lost}</Banner>
    </div>
  );
}
