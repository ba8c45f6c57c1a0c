import type { core as english } from './en/core.ts';

/**
 * What every topic shares, in one language: the concepts of English, every one of them. `bound:number` is what no
 * topic knows: words like "more than", where a language would otherwise take them for "most".
 */
export type SharedPhrases = Readonly<Record<keyof typeof english, readonly string[]>> & {
  readonly 'bound:number'?: readonly string[];
};
