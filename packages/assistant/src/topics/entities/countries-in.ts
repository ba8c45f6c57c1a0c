import type { Draft } from '../../draft/create-draft.ts';
import { countryNamed } from '../threats/countries.ts';
import { type Question, valuesOf } from '../topic.ts';

/** The countries that a question names; undefined where a name of it is none, or is not clear. */
export function countriesIn(question: Question, draft: Draft): readonly string[] | undefined {
  const named = question.names.map((name) => countryNamed(name.replace(/[\s.]+$/, ''), draft.language));
  const known = named.filter((code) => code !== undefined);
  const others = valuesOf(question, 'country');
  // "And in Romania?" after "in the UK": one takes the other's place, and both are there.
  const isUnclear = question.isFollowUp && known.length > 0 && others.length > 0;
  if (known.length < named.length || isUnclear) return undefined;
  return [...new Set([...known, ...others])];
}
