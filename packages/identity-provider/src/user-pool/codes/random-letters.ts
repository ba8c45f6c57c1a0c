import type { Random } from '../../ports.ts';

// Nothing that looks like something else: no i, l, o, 0 and 1.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const fairBytes = 256 - (256 % letters.length);

/** Lower-case letters and digits that can be read aloud, every one as likely as any other (about 5 bits each). */
export function randomLetters(random: Random, count: number): string {
  let text = '';
  while (text.length < count) {
    for (const byte of random(count))
      if (byte < fairBytes && text.length < count) text += letters[byte % letters.length];
  }
  return text;
}
