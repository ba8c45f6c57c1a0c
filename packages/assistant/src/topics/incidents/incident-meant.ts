import { getIncident, type Incident, incidentName, listIncidents } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { reasonOf } from '../../refuse/reason-of.ts';
import { fold } from '../../understand/fold.ts';
import { kindOf } from '../../understand/reading.ts';
import { type Question, says } from '../topic.ts';
import { tableOfIncidents } from './list-of-incidents.ts';
import { texts } from './texts.ts';

type Found = { readonly incident: Incident; readonly cite: number };

/** What a bare number, or nothing at all, can be asked of one incident: `status of 144`, and on its screen `summary`. */
const facts: readonly string[] = [
  ...['op:status', 'op:severity', 'op:assignee', 'op:due', 'op:source', 'op:title', 'op:description', 'op:timeline'],
  ...['op:summary', 'op:labels', 'op:marking', 'op:confidence', 'fact:linked', 'only:threats', 'only:entities'],
  ...['fact:playbooks', 'entry:notes'],
];

const asksFact = ({ concepts, names, quotes, spans }: Question): boolean =>
  names.length + quotes.length + spans.length === 0 && concepts.some((concept) => facts.includes(concept));

const endsInNumber = /\b(?:of|for|on|about|von|zu|für|de|del|du|sur|pour|sobre) +#?\d+[\s?.!]*$/iu;

/** The number that ends a question like "what is the status of 144". */
function bareNumber(question: Question): string | undefined {
  const [number, ...others] = question.numbers;
  const isLast = endsInNumber.test(question.text);
  const isPlain = question.concepts.every((concept) => concept === 'op:list' || facts.includes(concept));
  const isOne = number !== undefined && number > 0 && others.length === 0 && question.incidents.length === 0;
  return isOne && isLast && isPlain && asksFact(question) ? String(number) : undefined;
}

const isOfScreen = (question: Question, concept: Concept): boolean =>
  ['op:list', 'state:completed', ...facts].includes(concept) ||
  (concept === 'op:count' && !says(question, 'fact:linked'));

/** "Summary" or "linked threats", where an incident is open: nothing in it could mean another record. */
const asksOfScreen = (question: Question): boolean =>
  asksFact(question) &&
  !question.isFollowUp &&
  question.concepts.every((concept) => isOfScreen(question, concept)) &&
  question.phrases.every((phrase) => phrase.every((concept) => !['topic', 'overview'].includes(kindOf(concept))));

function meansOpenOne(question: Question): boolean {
  const isPlural = says(question, 'topic:incident') && !says(question, 'one:incident');
  return says(question, 'this:record') || (says(question, 'this:here') && !isPlural) || asksOfScreen(question);
}

/** The incident that is named by its number, or the one on screen; undefined where neither is said. */
export function idOf(question: Question): string | undefined {
  const { incidents, subject, numbers } = question;
  if (incidents.length > 1) return undefined;
  if (numbers.length > 0) return bareNumber(question);
  return incidents[0] ?? (subject?.kind === 'incident' && meansOpenOne(question) ? subject.id : undefined);
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
