import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { wordOfMonths } from '../crime/ask-crimes.ts';
import { type Months, monthsLater } from '../crime/months.ts';
import { nameOfForce, type Scope } from './read-scope.ts';
import { texts } from './texts.ts';

type Gap = Months & { readonly force: string; readonly state: CoverageCell['state'] };

/** Months in a row that one force lacks for one reason, as one gap each. */
function gapsOf(cells: readonly CoverageCell[]): Gap[] {
  const gaps: Gap[] = [];
  for (const { force, month, state } of cells) {
    const last = gaps.at(-1);
    const continues = last?.force === force && last.state === state && monthsLater(last.to, 1) === month;
    if (state === 'present') continue;
    if (last && continues) gaps[gaps.length - 1] = { ...last, to: month };
    else gaps.push({ force, state, from: month, to: month });
  }
  return gaps;
}

const hrefOfGap = ({ from, to, force }: Gap) =>
  from === to
    ? `/crime-analysis?tab=coverage&from=${from}&to=${to}&covered=${force}.${from}`
    : `/crime-analysis?tab=coverage&from=${from}&to=${to}`;

/** Says which files are missing, and why: none of these reasons means zero. */
export function sayMissing(draft: Draft, scope: Scope): void {
  const text = texts[draft.language];
  const { cells, cite, span } = scope;
  const missing = cells.filter(({ state }) => state !== 'present').length;
  if (missing === 0) {
    draft.say(text.complete(span), cite);
    return;
  }
  const gaps = gapsOf(cells);
  draft.say(text.missing(draft.figure(missing, cite), span));
  const [first, ...others] = gaps;
  if (first && others.length === 0)
    draft.say(
      text.missingOf(nameOfForce(scope, first.force), wordOfMonths(first, draft), text.states[first.state]),
      cite,
    );
  if (cells.some(({ notice }) => notice === 'greater_manchester_2019')) draft.say(text.greaterManchester, cite);
  draft.table({
    caption: text.captions.missing,
    cite,
    columns: [
      { label: text.columns.force, kind: 'text' },
      { label: text.columns.months, kind: 'text' },
      { label: text.columns.reason, kind: 'text' },
    ],
    rows: gaps.map((gap) => ({
      href: hrefOfGap(gap),
      cells: [nameOfForce(scope, gap.force), wordOfMonths(gap, draft), text.states[gap.state]],
    })),
  });
}
