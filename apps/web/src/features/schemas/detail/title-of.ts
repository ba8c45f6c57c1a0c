const textAt = (schema: unknown, keyword: 'title' | 'description'): string | undefined => {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const value: unknown = (schema as Readonly<Record<string, unknown>>)[keyword];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** The title of a schema, or the screen's placeholder for one without. */
export const titleOf = (schema: unknown, otherwise: string): string => textAt(schema, 'title') ?? otherwise;

/** The description that was written for the list, else the one that the schema gives itself. */
export const descriptionOf = (described: string, schema: unknown): string | undefined =>
  described.trim() === '' ? textAt(schema, 'description') : described;
