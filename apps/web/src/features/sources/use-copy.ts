import { useState } from 'react';

type Words = { readonly copied: string; readonly copyFailed: string };

/** Copies a text to the clipboard, with a toast. */
export function useCopy({ copied, copyFailed }: Words) {
  const [announcement, setAnnouncement] = useState('');
  async function copy(value: string) {
    try {
      await navigator.clipboard.writeText(value);
      setAnnouncement(copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      setAnnouncement(copyFailed);
    }
  }
  return { copy, announcement };
}
