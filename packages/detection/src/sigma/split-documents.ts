/** A document of a YAML text, and the line of the text that it begins in, from 1. */
export type SplitDocument = { readonly text: string; readonly line: number };

/** Documents of a YAML text, apart at `---` and `...`; those that hold nothing but comments are left out. */
export function splitDocuments(text: string): readonly SplitDocument[] {
  const found: { lines: string[]; line: number }[] = [{ lines: [], line: 1 }];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries())
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) found.push({ lines: [line.slice(3)], line: index + 1 });
    else found.at(-1)?.lines.push(line);
  return found
    .filter(({ lines }) => lines.some((line) => /^\s*[^\s#]/.test(line)))
    .map(({ lines, line }) => ({ text: lines.join('\n'), line }));
}
