import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { normaliseObservable } from '@halyard/observables';
import type { PatternObservable } from './observable-paths.ts';
import type { Literal } from './pattern.ts';

/** Whether a literal is a network: `192.0.2.0/24`, and not the one address of `192.0.2.1/32`. */
export const isNetwork = (text: string): boolean => /^[0-9a-f.:]+\/\d{1,3}$/i.test(text) && !isOneAddress(text);

const isOneAddress = (text: string) => text.endsWith(text.includes(':') ? '/128' : '/32');

/** The observables that a literal represents, in their canonical form: none if it has none of these types. */
export function observablesOf(literal: Literal, types: readonly ObservableType[]): readonly PatternObservable[] {
  if (literal.kind !== 'string') return [];
  const text = isOneAddress(literal.value) ? literal.value.replace(/\/\d+$/, '') : literal.value;
  return types.flatMap((type) => {
    const value = normaliseObservable(type, text);
    return value === null ? [] : [{ type, value }];
  });
}
