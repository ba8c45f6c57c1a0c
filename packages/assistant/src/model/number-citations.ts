/** Markers of citations that exist, `[1, 2]` as `[1] [2]`; a marker without a citation goes. */
export const keepKnownCitations = (text: string, count: number): string =>
  text.replace(/\[(\d{1,3}(?:\s?[,;]\s?\d{1,3})*)\](?!\()/g, (_, list: string) =>
    list
      .split(/[,;]/)
      .map(Number)
      .filter((n) => n >= 1 && n <= count)
      .map((n) => `[${n}]`)
      .join(' '),
  );
