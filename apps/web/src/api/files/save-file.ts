import type { File } from '@halyard/contracts/accounts/profile.ts';

/** Hands the browser a file to keep. */
export function saveFile({ name, mediaType, text }: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
