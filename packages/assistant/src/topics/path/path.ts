import { findPath } from '@halyard/contracts/intelligence/entities.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { kindOf } from '../../understand/reading.ts';
import { strengthOf, typeOf } from '../connections/connection-filter.ts';
import { askEntity, recordNamed, type ToldEntity } from '../entities/entity-meant.ts';
import { hrefOfRecord } from '../threats/tell-record.ts';
import type { Question, Topic } from '../topic.ts';
import { orderChain, type Step } from './order-chain.ts';
import { texts } from './texts.ts';

/** Steps that a path has at most. */
const mostSteps = 8;

type End = ToldEntity | 'said' | 'not mine';

/** Words that mean things of other topics name no record: "is this incident connected to my tasks". */
const isAboutOthers = ({ phrases }: Question) =>
  phrases.some((phrase) =>
    phrase.some((concept) => kindOf(concept) === 'topic' && !['topic:connection', 'topic:entity'].includes(concept)),
  );

async function findEnd(question: Question, draft: Draft, words: string): Promise<End> {
  const text = texts[draft.language];
  const { subject } = question;
  if (text.whoever.map(fold).includes(fold(words))) return 'not mine';
  const isHere = text.here.map(fold).includes(fold(words));
  if (isHere && (subject?.kind === 'entity' || subject?.kind === 'threat')) return askEntity(draft, subject.id);
  const id = isHere ? undefined : await recordNamed(words, draft, ['entity', 'threat']);
  if (id === 'several') return 'said';
  if (id !== undefined) return askEntity(draft, id);
  if (isHere || isAboutOthers(question)) return 'not mine';
  draft.refuse('not_found', text.notFound(plain(words)));
  return 'said';
}

function linkOf(draft: Draft, { edge }: Step): string {
  return texts[draft.language].link(plain(typeOf(draft, edge.type)), strengthOf(draft, edge));
}

function sayPath(
  draft: Draft,
  [from, to]: readonly [ToldEntity, ToldEntity],
  steps: readonly Step[],
  cite: number,
): void {
  const text = texts[draft.language];
  const [first] = steps;
  if (!first) {
    draft.say(text.none(from.name, to.name, draft.show.number(mostSteps)), cite);
    return;
  }
  if (steps.length === 1) {
    draft.say(text.direct(from.name, to.name, linkOf(draft, first)), cite);
    return;
  }
  const nameOf = (node: Step['to']) => draft.name(node.name, hrefOfRecord(node));
  const chain = steps.map((step) => ` → (${linkOf(draft, step)}) → ${nameOf(step.to)}`).join('');
  draft.say(text.found(from.name, to.name, draft.figure(steps.length, cite), `${nameOf(first.from)}${chain}`), cite);
  draft.say(text.shortest, cite);
  draft.table({
    caption: text.caption,
    cite,
    columns: [
      { label: text.columns.from, kind: 'text' },
      { label: text.columns.to, kind: 'text' },
      { label: text.columns.type, kind: 'text' },
      { label: text.columns.strength, kind: 'text' },
    ],
    rows: steps.map((step) => ({
      href: hrefOfRecord(step.to),
      cells: [
        plain(step.from.name),
        plain(step.to.name),
        plain(typeOf(draft, step.edge.type)),
        strengthOf(draft, step.edge),
      ],
    })),
  });
}

async function answerPath(draft: Draft, from: ToldEntity, to: ToldEntity): Promise<void> {
  const text = texts[draft.language];
  const [start, end] = [from.detail.entity, to.detail.entity];
  if (start.id === end.id) {
    draft.say(text.same(from.name), from.cite);
    return;
  }
  const { reply, cite } = await draft.ask(
    findPath,
    { query: { from: start.id, to: end.id } },
    {
      label: text.label(plain(start.name), plain(end.name)),
      href: `/network?path=${encodeURIComponent(`${start.id}~${end.id}`)}`,
    },
  );
  sayPath(draft, [from, to], orderChain(reply, start.id), cite);
}

/** How two records that the question names hang together. */
export const path: Topic = {
  name: 'path',
  mentions: [],
  capture: 'path',
  accepts: [],
  takes: [],
  async answer(question, draft) {
    const capture = question.captures.find(({ name }) => name === 'path');
    if (!capture) return false;
    const from = await findEnd(question, draft, capture.words);
    if (from === 'not mine' || from === 'said') return from === 'said';
    const to = await findEnd(question, draft, capture.to);
    if (to === 'not mine' || to === 'said') return to === 'said';
    await answerPath(draft, from, to);
    return true;
  },
  texts,
  permission: allow('intelligence', 'read'),
  screens: ['/network', '/network?entity'],
};
