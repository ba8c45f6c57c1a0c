import { getGraph, graphMaxDepth } from '@halyard/contracts/intelligence/entities.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askEntity, entityNamed } from '../entities/entity-meant.ts';
import { hrefOfEntity } from '../entities/list-of-entities.ts';
import { isEither } from '../threats/either-or.ts';
import { hrefOfRecord } from '../threats/tell-record.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { answerAll, answerGroups, answerNarrowed } from './all-connections.ts';
import { type ConnectionFilter, readConnectionFilter } from './connection-filter.ts';
import { tellConnections } from './tell-connections.ts';
import { texts } from './texts.ts';

/** How many records are near another, up to a number of steps. */
async function answerSteps(draft: Draft, id: string, steps: number): Promise<boolean> {
  const text = texts[draft.language];
  if (!Number.isInteger(steps) || steps < 1 || steps > graphMaxDepth) return false;
  const told = await askEntity(draft, id);
  const label = text.graphLabel(plain(told.detail.entity.name), draft.show.number(steps));
  const href = `${hrefOfEntity(id)}&depth=${steps}`;
  const about = { label, href, records: ({ totalNodes }: { totalNodes: number }) => totalNodes - 1 };
  const { reply, cite } = await draft.ask(getGraph, { query: { center: id, depth: String(steps) } }, about);
  const others = reply.totalNodes - 1;
  draft.say(text.within(told.name, draft.show.number(steps), others, draft.figure(others, cite)));
  const nearest = reply.nodes.filter((node) => node.id !== id).toSorted((one, other) => other.degree - one.degree);
  draft.table({
    caption: text.captions.within,
    cite,
    total: others,
    columns: [
      { label: text.columns.name, kind: 'text' },
      { label: text.columns.type, kind: 'text' },
      { label: text.columns.connections, kind: 'number' },
    ],
    rows: nearest.map((node) => ({
      href: hrefOfRecord(node),
      cells: [plain(node.name), plain(node.type), node.degree],
    })),
  });
  return true;
}

async function answerOf(question: Question, draft: Draft, id: string): Promise<boolean> {
  const [steps, ...others] = question.numbers;
  if (says(question, 'aspect:steps'))
    return steps === undefined || others.length > 0 ? false : answerSteps(draft, id, steps);
  if (steps !== undefined || valuesOf(question, 'by').length > 0) return false;
  const told = await askEntity(draft, id);
  const { family, type } = told.detail.entity;
  // "The threat X" and "the person X" name the record; "which threats" and "which persons" its other ends.
  const isItself = says(question, 'topic:threat') && family === 'threat';
  if (says(question, 'one:entity') && valuesOf(question, 'entityType').includes(type)) return false;
  const concepts = isItself ? question.concepts.filter((concept) => concept !== 'topic:threat') : question.concepts;
  tellConnections(draft, told, readConnectionFilter({ ...question, concepts }, draft));
  return true;
}

async function answerWithout(question: Question, draft: Draft, filter: ConnectionFilter): Promise<boolean> {
  const isOfEnds = says(question, 'topic:threat') || valuesOf(question, 'entityType').length > 0;
  if (isOfEnds || says(question, 'op:who') || question.numbers.length > 0 || says(question, 'aspect:steps'))
    return false;
  // "Per entity" is another question; "in the network" is this one.
  if (says(question, 'topic:entity') && !says(question, 'whole:network')) return false;
  const by = valuesOf(question, 'by');
  if (by.length > 1) return false;
  if (by[0] === 'type' || says(question, 'aspect:type')) return answerGroups(draft, filter, 'type');
  if (by[0] === 'strength' || says(question, 'aspect:strength')) return answerGroups(draft, filter, 'strength');
  if (filter.words.length > 0 || says(question, 'aspect:strongest')) return answerNarrowed(draft, filter);
  const isLatest = says(question, 'op:newest') || says(question, 'op:latestContact');
  const isOne = says(question, 'one:connection') && !says(question, 'op:count') && !says(question, 'op:exists');
  return isOne && !isLatest ? false : answerAll(draft, isLatest);
}

/** What a question must say of connections, beside "linked", before it is one about them. */
const isAbout = (question: Question) =>
  says(question, 'topic:connection') ||
  valuesOf(question, 'connType').length > 0 ||
  says(question, 'op:latestContact') ||
  (says(question, 'aspect:steps') && question.numbers.length > 0);

/** "Which threats are linked to …": with a name, linked means connected. */
const asksForEnds = (question: Question) =>
  (['op:who', 'topic:threat', 'topic:entity'] as const).some((concept) => says(question, concept)) ||
  valuesOf(question, 'entityType').length > 0 ||
  (says(question, 'op:list') && says(question, 'links:connected'));

/** Connections: of one record, or all of them. */
export const connections: Topic = {
  name: 'connections',
  mentions: [
    ...(['topic:connection', 'aspect:links', 'connType:Employment', 'connType:Association'] as const),
    ...(['op:latestContact', 'aspect:steps'] as const),
  ],
  accepts: [
    ...[
      'one:connection',
      'whole:network',
      'op:count',
      'op:list',
      'op:exists',
      'op:who',
      'op:newest',
      'op:when',
      'strength:*',
      'connType:*',
      'entityType:*',
    ],
    ...['topic:entity', 'topic:threat', 'one:threat', 'one:entity', 'by:type', 'by:strength', 'aspect:type'],
    ...[
      'aspect:strength',
      'aspect:strongest',
      'aspect:steps',
      'aspect:links',
      'this:record',
      'whose:record',
      'where:where',
      'links:connected',
      'rel:named',
      'or:or',
    ],
  ],
  takes: ['names', 'quotes', 'numbers'],
  async answer(question, draft) {
    const isNamed = question.names.length + question.quotes.length > 0;
    const { subject } = question;
    // "Where does … work" asks for the employer; where anything else is, no connection says.
    if (says(question, 'where:where') && !says(question, 'connType:Employment')) return false;
    if (!isAbout(question) && !(isNamed && asksForEnds(question))) return false;
    if (
      isEither(
        question,
        ['strength', 'connType', 'entityType'].map((kind) => valuesOf(question, kind).length),
      )
    )
      return false;
    if (isNamed) {
      const id = await entityNamed(question, draft, ['entity', 'threat']);
      return id === undefined || id === 'several' ? id === 'several' : answerOf(question, draft, id);
    }
    if (says(question, 'this:record') || says(question, 'whose:record'))
      return subject?.kind === 'entity' || subject?.kind === 'threat' ? answerOf(question, draft, subject.id) : false;
    return answerWithout(question, draft, readConnectionFilter(question, draft));
  },
  texts,
  permission: allow('intelligence', 'read'),
  screens: ['/network'],
};
