import { useState } from 'react';

type Words = { readonly copied: string; readonly copyFailed: string };

/** Puts a text into the clipboard, and says how that went. */
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
