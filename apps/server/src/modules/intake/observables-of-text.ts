import type { IncomingAlert, Observable } from '@halyard/alert-intake';
import { extractObservables, normaliseObservable } from '@halyard/observables';

/** An observable of an alert; one that no field holds was found in its title or description. */
export type AlertObservable = Observable & { readonly origin?: 'text' };
export type ObservedAlert = Omit<IncomingAlert, 'observables'> & { readonly observables: readonly AlertObservable[] };

const observablesMax = 200;
const keyOf = ({ type, value }: Pick<Observable, 'type' | 'value'>) => `${type}\n${value}`;

/** The observables of an alert in canonical form, those of its fields first, then those that its texts name besides. */
export function withObservablesOfText(alert: IncomingAlert): ObservedAlert {
  const found = new Map<string, AlertObservable>();
  for (const { type, value: raw, role } of alert.observables) {
    // What has no canonical form stays as the source wrote it: the alert is found by it.
    const one = { type, value: normaliseObservable(type, raw) ?? raw, role };
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  }
  for (const { type, value } of extractObservables(`${alert.title}\n${alert.description ?? ''}`)) {
    const one = { type, value, role: 'related', origin: 'text' } as const;
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  }
  return Object.assign({}, alert, { observables: [...found.values()].slice(0, observablesMax) });
}
