/** Deeper nesting is not an alert, and the code after this recurses into values. */
export const depthMax = 64;

const longNumber = /\d{16}/;

// An id beyond 2^53 would change as a number; as a text it is preserved.
const keepLong = (_: string, value: unknown, context?: { readonly source?: string }) =>
  typeof value === 'number' && context?.source !== undefined && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? /^-?\d+$/.test(context.source)
      ? context.source
      : value
    : value;

/** `position` is the character of the text at which it stops being JSON; null where the engine does not say. */
export type Problem = { readonly problem: string; readonly position: number | null };

export type Parsed = { readonly value: unknown } | Problem;

/** Parses one JSON text, whose depth is known. */
export function parseJson(text: string): Parsed {
  try {
    return { value: longNumber.test(text) ? JSON.parse(text, keepLong) : JSON.parse(text) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    const position = /at position (\d+)/.exec(message)?.[1];
    // The engine repeats a piece of the text after a comma; the place says the same without it.
    const problem = message.split(/(?: in JSON)? at position/)[0]?.split(/, (?:\.\.\.)?"/)[0] ?? message;
    return { problem, position: position === undefined ? null : Number(position) };
  }
}
