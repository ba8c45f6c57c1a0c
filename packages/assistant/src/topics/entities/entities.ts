import type { EntityPage } from '@halyard/contracts/intelligence/entities.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { answerByCountry, askInCountries, wordsWithCountries } from './entity-countries.ts';
import { type EntityFilter, type EntityQuery, readEntityFilter } from './entity-filter.ts';
import { answerGroups } from './group-entities.ts';
import { askEntities, hrefOfEntity, narrowed, riskOf, tableOfEntities } from './list-of-entities.ts';
import { texts } from './texts.ts';

type Order = 'mostConnected' | 'recentlyActive' | 'risky';

const orderQuery: Readonly<Record<Order, EntityQuery>> = {
  mostConnected: { sort: 'connections', direction: 'desc' },
  recentlyActive: { sort: 'lastActivity', direction: 'desc' },
  risky: { sort: 'risk', direction: 'desc' },
};

function sayCount(draft: Draft, filter: EntityFilter, total: number, cite: number): void {
  draft.say(texts[draft.language].count(total, draft.figure(total, cite), wordsWithCountries(draft, filter)));
}

type Found = Pick<EntityPage, 'entities' | 'total'>;

const askFilter = (draft: Draft, filter: EntityFilter): Promise<{ reply: Found; cite: number } | undefined> =>
  filter.countries.length > 0 ? askInCountries(draft, filter) : askEntities(draft, filter);

function sayFirst(draft: Draft, { entities, total }: Found, order: Order, cite: number): void {
  const text = texts[draft.language];
  const [first] = entities;
  if (!first) return;
  const nameOf = ({ id, name }: typeof first) => draft.name(name, hrefOfEntity(id));
  const name = nameOf(first);
  const figure = draft.figure(first.connections, cite);
  const equal = entities.filter(({ connections }) => connections === first.connections);
  // Where all that are shown have the same, there may be more of them.
  const isCut = equal.length === entities.length && entities.length < total;
  if (order === 'risky') draft.say(text.riskiest(name, riskOf(draft, first) ?? text.unrated), cite);
  else if (order === 'recentlyActive')
    draft.say(first.lastActivity ? text.latest(name, draft.show.instant(first.lastActivity)) : text.noActivity, cite);
  else if (isCut) return;
  else if (equal.length > 1) draft.say(text.alsoMost(draft.show.list(equal.map(nameOf)), figure));
  else draft.say(text.mostConnected(name, first.connections, figure));
}

async function answerOrdered(draft: Draft, filter: EntityFilter, order: Order, shown: number): Promise<boolean> {
  const found = await askFilter(draft, narrowed(filter, orderQuery[order]));
  if (!found) return false;
  const { reply, cite } = found;
  sayCount(draft, filter, reply.total, cite);
  sayFirst(draft, reply, order, cite);
  tableOfEntities(draft, { ...reply, entities: reply.entities.slice(0, shown) }, cite);
  return true;
}

/** Nothing can be asked for those without a rating; they are what is left, and stand first when sorted by risk. */
async function answerUnrated(draft: Draft, filter: EntityFilter): Promise<boolean> {
  const text = texts[draft.language];
  if (filter.query.risk !== undefined) return false;
  const all = await askEntities(draft, narrowed(filter, { sort: 'risk', direction: 'asc' }));
  const rated = await askEntities(draft, narrowed(filter, { risk: 'high,medium,low' }), 1);
  const total = all.reply.total - rated.reply.total;
  const words = [...filter.words.map(plain), text.unrated].join('; ');
  draft.say(text.count(total, draft.figure(total, all.cite), words), all.cite, rated.cite);
  const entities = all.reply.entities.filter(({ risk }) => risk === null);
  tableOfEntities(draft, { entities, total }, all.cite);
  return true;
}

async function answerShare(draft: Draft, filter: EntityFilter): Promise<boolean> {
  const text = texts[draft.language];
  if (Object.keys(filter.query).length !== 1) return false;
  const part = await askEntities(draft, filter);
  const whole = await askEntities(draft, { query: {}, words: [], shownTime: {}, countries: [] });
  sayCount(draft, filter, part.reply.total, part.cite);
  const share = part.reply.total / whole.reply.total;
  if (whole.reply.total > 0)
    draft.say(
      text.share(
        draft.figure(share, part.cite, draft.show.share(share)),
        draft.figure(part.reply.total, part.cite),
        draft.figure(whole.reply.total, whole.cite),
      ),
    );
  return true;
}

async function answerList(draft: Draft, filter: EntityFilter): Promise<boolean> {
  const found = await askFilter(draft, filter);
  if (!found) return false;
  const { reply, cite } = found;
  sayCount(draft, filter, reply.total, cite);
  tableOfEntities(draft, reply, cite);
  return true;
}

function orderOf(question: Question): Order | undefined | 'unclear' {
  const isRisky = says(question, 'aspect:risky') || (says(question, 'op:most') && says(question, 'aspect:risk'));
  const asked: Order[] = [
    ...(says(question, 'op:mostConnected') ? (['mostConnected'] as const) : []),
    ...(says(question, 'op:recentlyActive') && !hasTime(question) ? (['recentlyActive'] as const) : []),
    ...(isRisky ? (['risky'] as const) : []),
  ];
  return asked.length > 1 ? 'unclear' : asked[0];
}

const hasTime = ({ spans }: Question) => spans.length > 0;

type By = 'type' | 'risk' | 'country';

function byOf(question: Question, { query, countries }: EntityFilter): By | 'unclear' | undefined {
  const isByType = says(question, 'by:type') || (says(question, 'aspect:type') && query.type === undefined);
  const isByCountry = says(question, 'by:country') || (says(question, 'aspect:country') && countries.length === 0);
  const [by, ...others] = [
    ...(isByType ? (['type'] as const) : []),
    ...(says(question, 'by:risk') ? (['risk'] as const) : []),
    ...(isByCountry ? (['country'] as const) : []),
  ];
  return others.length > 0 ? 'unclear' : by;
}

/** Words that need something beside them: an activity needs its time, "top" needs a measure. */
function isWhole(question: Question, order: Order | undefined): boolean {
  if (says(question, 'aspect:activity') && !hasTime(question) && order !== 'recentlyActive') return false;
  if (says(question, 'aspect:rated') && valuesOf(question, 'level').length === 0) return false;
  if (says(question, 'aspect:risk') && valuesOf(question, 'level').length === 0 && order !== 'risky') return false;
  return order !== undefined || !(says(question, 'op:most') || says(question, 'op:newest'));
}

/** "What is an entity?", or one of which nothing but its kind is said. */
const asksWhatItIs = (question: Question, { query }: EntityFilter) =>
  says(question, 'one:entity') &&
  !says(question, 'op:count') &&
  !says(question, 'op:exists') &&
  Object.keys(query).every((name) => name === 'type');

const tableRows = 10;

/** Entities: how many, which, by what, and which stand out. */
export const entities: Topic = {
  name: 'entities',
  mentions: ['topic:entity', 'entityType:Person', 'entityType:Organization', 'entityType:Location', 'op:mostConnected'],
  accepts: [
    ...[
      'op:count',
      'op:list',
      'op:exists',
      'op:share',
      'op:most',
      'op:newest',
      'op:who',
      'op:recentlyActive',
      'level:*',
    ],
    ...[
      'risk:none',
      'by:type',
      'by:risk',
      'aspect:type',
      'aspect:risk',
      'aspect:risky',
      'aspect:rated',
      'rel:named',
      'or:or',
    ],
    ...['aspect:activity', 'state:active', 'one:entity', 'country:*', 'by:country', 'aspect:country'],
  ],
  takes: ['spans', 'openSpans', 'names', 'quotes', 'numbers', 'tail'],
  async answer(question, draft) {
    const filter = readEntityFilter(question, draft);
    if (!filter) return false;
    const [number, ...others] = question.numbers;
    const by = byOf(question, filter);
    const order = orderOf(question);
    if (by === 'unclear' || order === 'unclear' || others.length > 0 || (number !== undefined && !order)) return false;
    if ((by || says(question, 'risk:none')) && order) return false;
    if (!by && !isWhole(question, order)) return false;
    // "By country and risk" asks for both at once.
    if (by && by !== 'risk' && says(question, 'aspect:risk') && valuesOf(question, 'level').length === 0) return false;
    const isPicked = filter.countries.length > 0;
    // "The company Georgia" is called so; companies in Georgia are several.
    if (isPicked && says(question, 'one:entity') && !says(question, 'op:count') && !says(question, 'op:exists'))
      return false;
    if (isPicked && (by || says(question, 'op:share') || says(question, 'risk:none'))) return false;
    if (says(question, 'op:share'))
      return by || order || says(question, 'risk:none') ? false : answerShare(draft, filter);
    if (by === 'country') return says(question, 'risk:none') ? false : answerByCountry(draft, filter);
    if (by) return says(question, 'risk:none') ? false : answerGroups(draft, filter, by);
    if (says(question, 'risk:none')) return answerUnrated(draft, filter);
    if (order) return answerOrdered(draft, filter, order, Math.min(number ?? tableRows, tableRows));
    return asksWhatItIs(question, filter) ? false : answerList(draft, filter);
  },
  texts,
  permission: allow('intelligence', 'read'),
  screens: ['/network', '/dashboard'],
};
