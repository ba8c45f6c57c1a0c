import type { TokenStorage } from './token-storage.ts';

const channelName = 'halyard.session';

/** Sign-out reaches every tab: by message, and by the storage event where tokens are kept for the whole browser. */
export function connectTabs(storage: TokenStorage, onSignOut: () => void): { tellOtherTabs: () => void } {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = onSignOut;
  window.addEventListener('storage', (event) => {
    if (storage.isSignOut(event)) onSignOut();
  });
  return { tellOtherTabs: () => channel.postMessage('signed-out') };
}
