import type { Renewal, TokenStorage } from './token-storage.ts';

const channelName = 'halyard.session';

/**
 * Sign-out reaches every tab: by message, and by the storage event where tokens are kept for the whole browser. Renewed
 * tokens reach the tabs that were duplicated from this one.
 */
export function connectTabs(storage: TokenStorage, onSignOut: () => void): { tellOtherTabs: () => void } {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Renewal | 'signed-out'>) =>
    data === 'signed-out' ? onSignOut() : storage.followRenewal(data);
  storage.onRenewal((renewal) => channel.postMessage(renewal));
  window.addEventListener('storage', (event) => {
    if (storage.isSignOut(event)) onSignOut();
  });
  return { tellOtherTabs: () => channel.postMessage('signed-out') };
}
