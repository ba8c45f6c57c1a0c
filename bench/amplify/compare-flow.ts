import { type Figure, median, plain } from '../measure.ts';
import type { Browser } from './browser.ts';
import type { Outcome } from './outcome.ts';

const turns = 5;

type Times = { readonly ms: number; readonly answersMs: number };

/** The result of one flow with one pool: the medians where it works, else why not. */
export type Result = { readonly works: true; readonly times: Times } | { readonly works: false; readonly why: string };

/** One flow with both pools. */
export type Comparison = { readonly name: string; readonly halyard: Result; readonly cognitoLocal: Result };

type Browsers = { readonly halyard: Browser; readonly cognitoLocal: Browser };

function summarise(outcomes: readonly Outcome[]): Result {
  const times: Times[] = [];
  for (const outcome of outcomes) {
    if (!outcome.works) return outcome;
    times.push(outcome);
  }
  return {
    works: true,
    times: { ms: median(times.map(({ ms }) => ms)), answersMs: median(times.map(({ answersMs }) => answersMs)) },
  };
}

/**
 * Alternating runs, so that both see the same conditions of the machine; a first run of each shows whether it works at
 * all.
 */
export async function compareFlow(name: string, { halyard, cognitoLocal }: Browsers): Promise<Comparison> {
  const first = { halyard: await halyard.walk(name), cognitoLocal: await cognitoLocal.walk(name) };
  const own: Outcome[] = first.halyard.works ? [] : [first.halyard];
  const other: Outcome[] = first.cognitoLocal.works ? [] : [first.cognitoLocal];
  for (let turn = 0; turn < turns; turn++) {
    if (first.halyard.works) own.push(await halyard.walk(name));
    if (first.cognitoLocal.works) other.push(await cognitoLocal.walk(name));
  }
  return { name, halyard: summarise(own), cognitoLocal: summarise(other) };
}

const inMs = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
const describeTimes = ({ ms, answersMs }: Times) => `works, ${inMs(ms)} (answers ${inMs(answersMs)})`;
const describeResult = (result: Result) => (result.works ? describeTimes(result.times) : `no: ${result.why}`);

const describeRatio = ({ halyard, cognitoLocal }: Comparison) =>
  halyard.works && cognitoLocal.works ? `, ratio ${(cognitoLocal.times.ms / halyard.times.ms).toFixed(2)}` : '';

export const describeComparison = (comparison: Comparison): Figure =>
  plain(
    comparison.name,
    `Halyard ${describeResult(comparison.halyard)}; cognito-local ${describeResult(comparison.cognitoLocal)}${describeRatio(comparison)}`,
  );
