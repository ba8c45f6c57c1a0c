import type { IncomingAlert, Observable } from '@halyard/alert-intake';
import { extractObservables, hostWithin, normaliseObservable } from '@halyard/observables';

/** An observable of an alert; one that is not in a field was found in its title or description. */
export type AlertObservable = Observable & { readonly origin?: 'text' };
export type ObservedAlert = Omit<IncomingAlert, 'observables'> & { readonly observables: readonly AlertObservable[] };

const observablesMax = 200;
const keyOf = ({ type, value }: Pick<Observable, 'type' | 'value'>) => `${type}\n${value}`;

/** An observable in canonical form. Others keep the source's form, so that search finds the alert by it. */
const canonical = ({ type, value, role }: Observable): AlertObservable => ({
  type,
  value: normaliseObservable(type, value) ?? value,
  role,
});

/**
 * The observables of an alert in canonical form: those of its fields first, then the hosts within them (the domain of a
 * URL, of a computer), then what its texts name besides.
 *
 * @param text where nothing else is said, the title and the description
 */
export function withObservablesOfText(
  alert: IncomingAlert,
  text: string = `${alert.title}\n${alert.description ?? ''}`,
): ObservedAlert {
  const stated = alert.observables.map(canonical);
  const hosts = stated.flatMap((one) =>
    hostWithin(one).map(({ type, value }): AlertObservable => ({ type, value, role: one.role })),
  );
  const named = extractObservables(text).map(
    ({ type, value }): AlertObservable => ({ type, value, role: 'related', origin: 'text' }),
  );
  const found = new Map<string, AlertObservable>();
  for (const one of [...stated, ...hosts, ...named]) if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  return Object.assign({}, alert, { observables: [...found.values()].slice(0, observablesMax) });
}
