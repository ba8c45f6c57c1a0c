/** The choice named by a URL parameter; undefined if it is invalid. */
export const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** A parameter as a text of at most 200 characters; '' if there is none. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).trim().slice(0, 200);

/** A parameter as the id of a record; undefined if it is invalid. */
export const idOf = (value: unknown): string | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(textOf(value)) ? textOf(value) : undefined;
