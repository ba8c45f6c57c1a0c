import type { Renewal, TokenStorage } from './token-storage.ts';

/** Messages to the other tabs of this browser: that a sign-out begins, before the server knows, and that it is done. */
export type SignOutStage = 'signing-out' | 'signed-out';

type Listeners = { readonly onSigningOut: () => void; readonly onSignOut: () => void };

const channelName = 'halyard.session';

/**
 * Sign-out reaches every tab: by message, and by the storage event where tokens are kept for the whole browser. Renewed
 * tokens reach the tabs that were duplicated from this one.
 */
export function connectTabs(storage: TokenStorage, { onSigningOut, onSignOut }: Listeners) {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Renewal | SignOutStage>) => {
    if (data === 'signing-out') onSigningOut();
    else if (data === 'signed-out') onSignOut();
    else storage.followRenewal(data);
  };
  storage.onRenewal((renewal) => channel.postMessage(renewal));
  window.addEventListener('storage', (event) => {
    if (storage.isSignOut(event)) onSignOut();
  });
  return { notifyOtherTabs: (stage: SignOutStage) => channel.postMessage(stage) };
}
