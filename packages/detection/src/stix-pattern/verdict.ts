/** Three-valued logic (Kleene): null if the known data does not decide. */
export type Verdict = boolean | null;

/** True where one part is; unknown where one of the others is. */
export function some<Part>(parts: readonly Part[], ask: (part: Part) => Verdict): Verdict {
  let verdict: Verdict = false;
  for (const part of parts) {
    const answer = ask(part);
    if (answer === true) return true;
    if (answer === null) verdict = null;
  }
  return verdict;
}

/** False where one part is; unknown where one of the others is. */
export function every<Part>(parts: readonly Part[], ask: (part: Part) => Verdict): Verdict {
  return not(some(parts, (part) => not(ask(part))));
}

export const not = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict);
