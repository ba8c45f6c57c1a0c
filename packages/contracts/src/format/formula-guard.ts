/**
 * Text that a spreadsheet would run as a formula (OWASP, CSV injection), in full-width forms too, which some read alike.
 * An apostrophe before it makes it text; text that has one already gets another, so that reading takes away just ours.
 * A plain number is not a formula.
 */
export const formulaStart = /^(?!-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$)'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/i;

const guarded = /^'+(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/;

/** The text of a cell without the apostrophe that kept it from being a formula. */
export const withoutGuard = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
