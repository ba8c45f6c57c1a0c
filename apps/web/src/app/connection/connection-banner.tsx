import { connectionWords } from '../../text/connection-words.ts';
import { usePack } from '../../text/pack.ts';
import { Banner } from '../../ui/banner.tsx';
import { useIsConnected } from './use-connection.ts';

/** Says that the connection is down, for as long as it is. */
export function ConnectionBanner() {
  // Asked for while there is a connection, so that the words are here when it is gone.
  const text = usePack(connectionWords);
  const isConnected = useIsConnected();
  return isConnected ? null : <Banner tone="warning">{text.lost}</Banner>;
}
