/** A body as it is read: JSON in lines, anything else unchanged. */
export function formatBody(body: string): { readonly shown: string; readonly isJson: boolean } {
  try {
    return { shown: JSON.stringify(JSON.parse(body), null, 2), isJson: true };
  } catch {
    // Syslog lines, NDJSON, or the beginning of something longer.
    return { shown: body, isJson: false };
  }
}

type Part = { readonly at: number; readonly words: string; readonly isMatch: boolean };

/** Matches that are marked; a single letter would mark every other place of a long body. */
const mostMarked = 1_000;

/** A text split into matching and other parts; case is ignored. */
export function findIn(text: string, wanted: string): { readonly parts: readonly Part[]; readonly matches: number } {
  if (wanted === '') return { parts: [{ at: 0, words: text, isMatch: false }], matches: 0 };
  const inText = text.toLowerCase();
  const looked = wanted.toLowerCase();
  const parts: Part[] = [];
  let end = 0;
  let matches = 0;
  for (let at = inText.indexOf(looked); at >= 0; at = inText.indexOf(looked, at + looked.length)) {
    matches++;
    if (matches > mostMarked) continue;
    parts.push({ at: end, words: text.slice(end, at), isMatch: false });
    parts.push({ at, words: text.slice(at, at + looked.length), isMatch: true });
    end = at + looked.length;
  }
  parts.push({ at: end, words: text.slice(end), isMatch: false });
  return { parts: parts.filter(({ words }) => words !== ''), matches };
}
