import { constants, createContext, Script } from 'node:vm';
import { SchemaInferenceError } from '../schema-inference-error.ts';

/** A pattern that only a backtracking engine can match took too long; the message names it. */
class PatternTooSlow extends SchemaInferenceError {
  constructor(patterns: readonly string[]) {
    super('too_slow', `A pattern of this schema took longer than a second and was stopped: ${patterns.join(', ')}`);
    this.name = 'PatternTooSlow';
  }
}

/** Limits of one document for patterns matched by backtracking. */
const budgetMs = 1_000;
const patternsNamed = 3;
const longestNamed = 200;

const script = new Script('work()');
const context = createContext(constants.DONT_CONTEXTIFY);

/** Runs work whose patterns may never come to an end; nothing else than a time limit of the engine stops them. */
export function runBounded<T>(patterns: readonly string[], work: () => T): T {
  context.work = work;
  try {
    return script.runInContext(context, { timeout: budgetMs }) as T;
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new PatternTooSlow(patterns.slice(0, patternsNamed).map((pattern) => pattern.slice(0, longestNamed)));
  }
}
