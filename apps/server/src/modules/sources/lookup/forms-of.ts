import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { normaliseObservable, readAddress, refang } from '@halyard/observables';

/** A value that is looked up, and how a feed may have written it. */
export type Wanted = {
  readonly value: string;
  readonly type: ObservableType | null;
  readonly forms: readonly string[];
};

/** The type of a value by its form; the first match. */
const told: readonly ObservableType[] = ['url', 'file-hash', 'email-addr', 'mac-addr', 'cve', 'domain-name'];

function readOne(text: string): Pick<Wanted, 'type' | 'value'> {
  const address = readAddress(text);
  if (address) return address;
  // A sentence that contains a mail address is not that address.
  for (const type of /\s/.test(text) ? [] : told) {
    const value = normaliseObservable(type, text);
    if (value !== null) return { type, value };
  }
  return { type: null, value: text };
}

/** MISP stores a value as written: a URL also without the slash of an empty path. */
function formsOf(text: string, { type, value }: Pick<Wanted, 'type' | 'value'>): readonly string[] {
  return type === 'url' && value.endsWith('/') ? [text, value, value.slice(0, -1)] : [text, value];
}

/** The values of a request, defanged or not, each once. */
export function readWanted(values: readonly string[]): readonly Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const raw of values) {
    const text = refang(raw);
    const one = readOne(text);
    const forms = [...(wanted.get(one.value)?.forms ?? []), ...formsOf(text, one)];
    wanted.set(one.value, { value: one.value, type: one.type, forms: [...new Set(forms)] });
  }
  return [...wanted.values()];
}
