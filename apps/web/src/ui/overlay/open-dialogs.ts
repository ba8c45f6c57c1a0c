import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const hearers = new Set<() => void>();

function setOpen(dialogs: readonly HTMLDialogElement[]): void {
  open = dialogs;
  for (const hear of hearers) hear();
}

/** A modal window is on top from now on; returns how to say that it is closed. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  setOpen([...open, dialog]);
  return () => setOpen(open.filter((one) => one !== dialog));
}

function subscribe(hear: () => void) {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** The topmost modal dialog: the browser makes everything outside of it inert. */
export const useTopDialog = (): HTMLDialogElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1));
