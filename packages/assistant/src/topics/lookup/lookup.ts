import { getIncident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { type SearchKind, type SearchResult, searchKinds } from '@halyard/contracts/work/search.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { summarise } from '../../summarise/summarise.ts';
import { fold } from '../../understand/fold.ts';
import { kindOf } from '../../understand/reading.ts';
import { askEntity } from '../entities/entity-meant.ts';
import { summariseEntity } from '../entities/tell-entity.ts';
import { summariseThreat } from '../threats/tell-threat.ts';
import { askThreat } from '../threats/threat-meant.ts';
import type { Question, Topic } from '../topic.ts';
import { findRecords } from './find-records.ts';
import { texts } from './texts.ts';

const screenOf: Readonly<Record<SearchKind, string>> = {
  incident: '/security?incident=',
  threat: '/threats?threat=',
  entity: '/network?entity=',
  playbook: '/security?tab=playbooks&playbook=',
  notification: '/notifications?item=',
  task: '/todos?task=',
  user: '/users?user=',
  schema: '/schemas?schema=',
  analysis: '/crime-analysis?tab=analysis&analysis=',
};

const hrefOf = ({ kind, id }: SearchResult): string => screenOf[kind] + encodeURIComponent(id);

async function tellRecord(draft: Draft, found: SearchResult, cite: number): Promise<void> {
  const { is } = texts[draft.language];
  const { kind, id, title, subtitle } = found;
  const name = draft.name(title, hrefOf(found));
  if (kind === 'threat') summariseThreat(draft, await askThreat(draft, id));
  else if (kind === 'entity') summariseEntity(draft, await askEntity(draft, id));
  else if (kind === 'incident') await tellIncident(draft, id);
  else if (kind === 'user') draft.say(is.user(name, plain(subtitle)), cite);
  else draft.say(kind === 'task' ? is.task(name) : is.playbook(name), cite);
}

async function tellIncident(draft: Draft, id: string): Promise<void> {
  const { reply, cite } = await draft.ask(getIncident, { params: { id } }, { label: incidentName(Number(id)) });
  summarise(draft, reply, cite);
}

function tellSeveral(draft: Draft, records: readonly SearchResult[], words: string, cite: number): void {
  const text = texts[draft.language];
  draft.say(text.found(plain(words)), cite);
  draft.table({
    caption: text.caption,
    cite,
    columns: [
      { label: text.columns.name, kind: 'text' },
      { label: text.columns.kind, kind: 'text' },
      { label: text.columns.about, kind: 'text' },
    ],
    rows: records.map((record) => ({
      href: hrefOf(record),
      cells: [plain(record.title), text.kinds[record.kind], aboutOf(record)],
    })),
  });
}

/** Tells the one record that was found, or which there are. */
export async function tellFound(
  draft: Draft,
  records: readonly SearchResult[],
  words: string,
  cite: number,
): Promise<void> {
  const [only, ...others] = records;
  if (only && others.length === 0) await tellRecord(draft, only, cite);
  else tellSeveral(draft, records, words, cite);
}

/** The second line of a hit; of an incident its number alone, for its status is a word of another language. */
function aboutOf({ kind, id, subtitle }: SearchResult): string | null {
  if (kind === 'incident') return incidentName(Number(id));
  return kind === 'playbook' || subtitle === '' ? null : plain(subtitle);
}

/** The name without the article in front of it. */
function nameOf(words: string, articles: readonly string[]): string {
  const [first = '', ...rest] = words.split(' ');
  return articles.includes(fold(first)) && rest.length > 0 ? rest.join(' ') : words;
}

const meaningful = new Set(['topic', 'state', 'level', 'by', 'who', 'not', 'this', 'beyond']);

// What other topics know something of, and did not understand, is not looked up: that would be a guess.
const saysMore = ({ phrases, spans, numbers }: Question) =>
  spans.length + numbers.length > 0 ||
  phrases.some((phrase) => phrase.some((concept) => meaningful.has(kindOf(concept))));

const kinds = searchKinds.filter((kind) => kind !== 'notification');

/** The last resort: a record that is called as the question's own words are. */
export const lookup: Topic = {
  name: 'lookup',
  mentions: [],
  capture: 'lookup',
  accepts: [],
  takes: [],
  async answer(question, draft) {
    const capture = question.captures.find(({ name }) => name === 'lookup');
    if (!capture) return false;
    const text = texts[draft.language];
    const words = nameOf(capture.words, text.articles);
    const { records, cite, isExact } = await findRecords(draft, words, kinds);
    // Words that all mean something to us are no name: "what is the status".
    const isName = question.names.length + question.quotes.length > 0;
    if (!isExact && (saysMore(question) || !isName)) return false;
    if (records.length === 0) draft.refuse('not_found', text.none(plain(words)));
    else await tellFound(draft, records, words, cite);
    return true;
  },
  texts,
  permission: allow('search', 'use'),
  screens: ['*'],
};
