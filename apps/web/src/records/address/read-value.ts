/** The choice that a parameter of the address names; undefined where it names none of them. */
export const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** A parameter as a text of at most 200 characters; '' where there is none. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).trim().slice(0, 200);

/** A parameter as the id of a record; undefined where it is none. */
export const idOf = (value: unknown): string | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(textOf(value)) ? textOf(value) : undefined;
