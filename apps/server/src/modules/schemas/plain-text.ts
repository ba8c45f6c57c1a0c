// Control characters; NUL cannot be stored by PostgreSQL.
const controls = /[\p{Cc}\p{Cs}]+/gu;

/** A title or description out of a document, as one line that can be stored and shown; at most `most` characters. */
export function plainText(text: string, most: number): string {
  const characters = [
    ...text
      .slice(0, most * 2)
      .toWellFormed()
      .replaceAll(controls, ' ')
      .trim(),
  ];
  return characters.slice(0, most).join('');
}
