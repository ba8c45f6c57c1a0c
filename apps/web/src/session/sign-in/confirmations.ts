const channelName = 'halyard.confirmations';

const plain = (email: string) => email.trim().toLowerCase();

/** Tells the other windows of this browser that the account with this address has been confirmed. */
export function announceConfirmation(email: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(plain(email));
  channel.close();
}

/** Calls `onConfirmed` when another window confirms this address; returns how to stop listening. */
export function listenForConfirmation(email: string, onConfirmed: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === plain(email)) onConfirmed();
  };
  return () => channel.close();
}
