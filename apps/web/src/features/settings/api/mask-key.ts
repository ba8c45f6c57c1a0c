const hidden = '•'.repeat(12);

/** The last four characters behind dots, as the server shows a key; '' without one. */
export const maskKey = (key: unknown): string =>
  typeof key === 'string' && key !== '' ? `${hidden}${key.slice(-4)}` : '';
