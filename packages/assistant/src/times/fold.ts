// Controls that turn or hide text, the tags of Unicode that no one sees, and letters that only programs give a meaning.
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}\p{Co}]/gu;

/** The question as it is read: one kind of width, quote and space, nothing invisible. Captured words keep its letters. */
export function tidy(message: string): string {
  return message
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”„«»「」『』]/g, '"')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const isLatin = /\p{Script=Latin}/u;
const isPlain = (text: string) => /^[ -~]*$/.test(text);

function foldLetter(letter: string): string {
  if (letter <= '\u007f') return letter.toLowerCase();
  const lower = letter.toLowerCase();
  // Only Latin letters lose their marks: か and が are different letters.
  if (!isLatin.test(lower)) return lower.length === letter.length ? lower : letter;
  const [base = lower] = lower.normalize('NFD');
  const folded = /[a-z]/.test(base) ? base : lower;
  return folded.length === letter.length ? folded : letter;
}

/** Small letters without accents, each at the place it had, so that what is found can be cut out of the tidy text. */
export const fold = (text: string): string =>
  isPlain(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('');
