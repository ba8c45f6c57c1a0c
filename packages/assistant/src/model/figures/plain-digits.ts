const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Decimal digits stand in rows of ten, so the zero of a row is found by counting back. */
function plainDigit(code: number): string {
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return String(code - zero);
}

/** Digits of every script as 0 to 9, circled and raised ones too: a figure is a figure however it is drawn. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\p{No}\p{Nd}]/gu, (character) => character.normalize('NFKC').replace('\u2044', '/'))
    .replace(/[^\P{Nd}0-9]/gu, (digit) => plainDigit(digit.codePointAt(0) ?? 0));
