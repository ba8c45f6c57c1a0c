import type { File } from '@halyard/contracts/accounts/profile.ts';

/** Offers a file for download. */
export function saveFile({ name, mediaType, text }: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
