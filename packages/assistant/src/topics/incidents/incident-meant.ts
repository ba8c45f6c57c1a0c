import { getIncident, type Incident, incidentName, listIncidents } from '@halyard/contracts/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { reasonOf } from '../../refuse/reason-of.ts';
import { fold } from '../../understand/fold.ts';
import { type Question, says } from '../topic.ts';
import { tableOfIncidents } from './list-of-incidents.ts';
import { texts } from './texts.ts';

type Found = { readonly incident: Incident; readonly cite: number };

/** The incident that is named by its number, or the one on screen; undefined where neither is said. */
export function idOf(question: Question): string | undefined {
  const { incidents, subject } = question;
  if (incidents.length > 1) return undefined;
  return incidents[0] ?? (says(question, 'this:record') && subject?.kind === 'incident' ? subject.id : undefined);
}

/** Reads an incident; where there is none, says so and answers undefined. */
export async function askIncident(draft: Draft, id: string): Promise<Found | undefined> {
  const name = incidentName(Number(id));
  try {
    const { reply, cite } = await draft.ask(getIncident, { params: { id } }, { label: name });
    return { incident: reply, cite };
  } catch (error) {
    if (reasonOf(error) !== 'not_found') throw error;
    const text = texts[draft.language];
    draft.refuse('not_found', text.one.gone(name));
    draft.suggest(...text.examples);
    return undefined;
  }
}

const searchMax = 200;

/** Incidents with these words in their title: the one that is called so, or all of them; `total` counts all found. */
async function findByTitle(draft: Draft, words: string) {
  const text = texts[draft.language];
  const about = { label: text.label(text.quote(plain(words))), records: ({ total }: { total: number }) => total };
  const { reply, cite } = await draft.ask(listIncidents, { query: { search: words, limit: '10' } }, about);
  const wanted = fold(words);
  const titled = reply.incidents.filter(({ title }) => fold(title).includes(wanted));
  const exact = titled.filter(({ title }) => fold(title) === wanted);
  const isAll = reply.total <= reply.incidents.length;
  return { found: exact.length === 1 && isAll ? exact : titled, isAll, cite };
}

/**
 * The id of the incident whose title has these words. `several`: they are shown and the person is asked for a number.
 */
export async function idByTitle(draft: Draft, words: string): Promise<string | 'several' | undefined> {
  if (words.length > searchMax || words.length < 4) return undefined;
  const { found, isAll, cite } = await findByTitle(draft, words);
  const [only, ...others] = found;
  if (!only) return undefined;
  if (others.length === 0 && isAll) return only.id;
  const { one } = texts[draft.language];
  draft.refuse('not_found', one.several(draft.figure(found.length, cite)));
  tableOfIncidents(draft, { incidents: found, total: found.length }, cite);
  return 'several';
}
