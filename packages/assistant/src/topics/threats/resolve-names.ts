import { listThreats } from '@halyard/contracts/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { fold } from '../../understand/fold.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { countryNamed } from './countries.ts';
import { texts } from './texts.ts';
import { longest } from './threat-period.ts';

/** What names in a question about threats turned out to be, each as it is stored. */
export type NamedParts = { readonly type?: string; readonly source?: string; readonly country?: string };

const simple = (name: string) => fold(name.normalize('NFKC')).replaceAll(/^[\s'-]+|[\s',.-]+$/gu, '');
const called = (name: string, stored: readonly string[]) => stored.find((one) => simple(one) === simple(name));

/** Every type and source that there is: what the list itself offers for its filter. */
async function readStored(draft: Draft) {
  const text = texts[draft.language];
  const query = { period: longest, limit: '1' } as const;
  const about = { label: text.stored, href: `/threats?period=${longest}` };
  const { reply } = await draft.ask(listThreats, { query }, { ...about, records: ({ total }) => total });
  return reply;
}

/** The type as it is stored, by its own name or by what people call it. */
function typeNamed(name: string, stored: readonly string[], draft: Draft): string | undefined {
  const own = called(name, stored);
  if (own !== undefined) return own;
  const known = Object.entries(texts[draft.language].types).find(([, others]) => called(name, others) !== undefined);
  return known && (called(known[0], stored) ?? known[0]);
}

type Stored = { readonly types: readonly string[]; readonly sources: readonly string[] };

function resolveOne(name: string, stored: Stored, question: Question, draft: Draft): NamedParts | undefined {
  const type = typeNamed(name, stored.types, draft);
  const source = called(name, stored.sources);
  const country = countryNamed(simple(name), draft.language);
  if (source !== undefined && (type === undefined || says(question, 'aspect:source'))) return { source };
  if (type !== undefined && source === undefined) return { type };
  return type === undefined && country !== undefined ? { country } : undefined;
}

/** What every name of a question stands for; undefined where one stands for nothing, or two for the same. */
export async function resolveNames(question: Question, draft: Draft): Promise<NamedParts | undefined> {
  const countries = valuesOf(question, 'country').map((country): NamedParts => ({ country }));
  const names = [...question.names, ...valuesOf(question, 'threatType')];
  if (names.length === 0) return countries.length > 1 ? undefined : (countries[0] ?? {});
  const stored = await readStored(draft);
  const found = [...names.map((name) => resolveOne(name, stored, question, draft)), ...countries];
  let together: NamedParts = {};
  for (const part of found) {
    if (!part || Object.keys(part).some((key) => key in together)) return undefined;
    together = { ...together, ...part };
  }
  return together;
}
