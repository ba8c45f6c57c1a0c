import type { CitedText } from '@halyard/contracts/intelligence/stix-facts.ts';

// As MITRE ATT&CK writes them; a name may itself have brackets.
const citation = /\(Citation: ((?:[^()]|\([^()]*\))+)\)/g;

type Named = { readonly number: number; readonly source: string };

/** A description in pieces: text, and the numbers of the references that are cited; what cites nothing known stays text. */
export function citeDescription(description: string, references: readonly Named[]): CitedText[] {
  const numbers = new Map(references.map(({ number, source }) => [source, number]));
  const pieces: CitedText[] = [];
  let done = 0;
  for (const found of description.matchAll(citation)) {
    const cites = numbers.get(found[1]?.trim() ?? '');
    if (cites === undefined) continue;
    if (found.index > done) pieces.push({ text: description.slice(done, found.index) });
    pieces.push({ cites });
    done = found.index + found[0].length;
  }
  if (done < description.length) pieces.push({ text: description.slice(done) });
  return pieces;
}
