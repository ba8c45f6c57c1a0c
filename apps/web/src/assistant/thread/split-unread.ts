type Part = { readonly from: number; readonly text: string; readonly isUnread: boolean };

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
/** Scripts without spaces between words. */
const isUnspaced = (word: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(word);

/** The position of a standalone word: `too` is not in `took`. -1 if there is none. */
function findWord(text: string, word: string, after: number): number {
  for (let at = text.indexOf(word, after); at !== -1; at = text.indexOf(word, at + 1)) {
    const isAlone = !isLetter(text[at - 1]) && !isLetter(text[at + word.length]);
    if (isAlone || isUnspaced(word)) return at;
  }
  return -1;
}

/** Splits a question at its unknown words, which are in the written order. */
export function splitUnread(question: string, unread: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  const add = (until: number, isUnread: boolean) => {
    if (until > from) parts.push({ from, text: question.slice(from, until), isUnread });
    from = until;
  };
  for (const word of unread) {
    const at = word === '' ? -1 : findWord(question, word, from);
    if (at === -1) continue;
    add(at, false);
    add(at + word.length, true);
  }
  add(question.length, false);
  return parts;
}
