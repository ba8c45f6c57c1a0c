/** The word for a value in the person's language; imports bring values of their own, which stand for themselves. */
export const nameIn = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value;
