import type { AskedQuestion } from './asked-question.ts';
import type { Verdict } from './judge.ts';

export type Result = { readonly area: string; readonly question: AskedQuestion; readonly verdict: Verdict };

type Summary = {
  readonly answerable: number;
  /** Of the answerable ones; the three add up to it. */
  readonly answered: number;
  readonly refused: number;
  readonly wrong: number;
  /** Unanswerable questions, and how many were answered nevertheless. */
  readonly mustRefuse: number;
  readonly wronglyAnswered: number;
  /** Trick questions, to which a refusal is as right as the exact answer, and how many got neither. */
  readonly tricks: number;
  readonly tricked: number;
  /** How many questions there are of each area. */
  readonly areas: Readonly<Record<string, number>>;
};

/** How good the engine is: the outcome of the questions that can be answered, and of those that cannot. */
export function summarise(results: readonly Result[]): Summary {
  const tricks = results.filter(({ question }) => question.mayRefuse);
  const mustRefuse = results.filter(({ question }) => question.expect.kind === 'refused');
  const answerable = results.filter((result) => !tricks.includes(result) && !mustRefuse.includes(result));
  const count = (some: readonly Result[], verdict: Verdict) => some.filter((one) => one.verdict === verdict).length;
  const areas: Record<string, number> = {};
  for (const { area } of results) areas[area] = (areas[area] ?? 0) + 1;
  return {
    answerable: answerable.length,
    answered: count(answerable, 'right'),
    refused: count(answerable, 'refused'),
    wrong: count(answerable, 'wrong'),
    mustRefuse: mustRefuse.length,
    wronglyAnswered: count(mustRefuse, 'wrong'),
    tricks: tricks.length,
    tricked: count(tricks, 'wrong'),
    areas,
  };
}
