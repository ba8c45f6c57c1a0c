import { allow } from '@halyard/contracts/policy.ts';
import { answerRowsMax } from '@halyard/contracts/work/assistant.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { answerByPerson } from './answer-by-person.ts';
import { answerBySource } from './answer-by-source.ts';
import { answerGroups } from './answer-groups.ts';
import { answerList, answerShare } from './answer-list.ts';
import { answerLastResolved, answerNewest, answerOldest } from './answer-newest.ts';
import { readIncidentFilter } from './incident-filter.ts';
import type { IncidentFilter } from './incident-query.ts';
import { texts } from './texts.ts';

/** Whether the question asks for nothing but incidents that someone still has to do something about. */
const isBare = ({ query, either }: IncidentFilter): boolean =>
  !either && Object.keys(query).every((name) => name === 'unresolved');

const asksByPerson = (question: Question): boolean =>
  says(question, 'by:person') ||
  says(question, 'op:analysts') ||
  says(question, 'asks:busiest') ||
  says(question, 'asks:idlest') ||
  (says(question, 'op:who') && (says(question, 'op:most') || says(question, 'op:least')));

/** "The last resolved incident" asks when it was resolved, not when it was detected. */
const asksLastResolved = (question: Question): boolean =>
  says(question, 'op:newest') && question.spans.length === 0 && valuesOf(question, 'state').includes('resolved');

/** "Open the longest" asks for those that still wait. */
function stillWaiting(filter: IncidentFilter, draft: Draft): IncidentFilter {
  const { status, overdue, unresolved, closed } = filter.query;
  if (status || overdue || unresolved || closed) return filter;
  const { states } = texts[draft.language];
  return { query: { ...filter.query, unresolved: 'yes' }, words: [states.unresolved, ...filter.words] };
}

async function answerInOrder(question: Question, draft: Draft, filter: IncidentFilter): Promise<boolean> {
  const [wanted = says(question, 'op:count') ? answerRowsMax : undefined] = question.numbers;
  if (asksLastResolved(question)) {
    const { status, ...query } = filter.query;
    return status === 'resolved' && !query.overdue && !query.reopened
      ? answerLastResolved(draft, { query, words: filter.words.slice(1) }, wanted ?? 1)
      : false;
  }
  if (says(question, 'op:newest')) return answerNewest(draft, filter, wanted);
  return answerOldest(draft, says(question, 'op:longest') ? stillWaiting(filter, draft) : filter, wanted);
}

/** An unknown name behind "assigned to" is said to be unknown. */
function refuseName(question: Question, draft: Draft): boolean {
  const [name, ...others] = question.names;
  if (name === undefined || others.length > 0 || !says(question, 'rel:assignee')) return false;
  const text = texts[draft.language];
  draft.refuse('not_found', text.noSuchPerson(plain(name)));
  draft.suggest(...text.examples);
  return true;
}

/** "What is Ada working on?" names no incident, and means those that are not resolved. */
function asksWorkOf(question: Question): boolean {
  const { names, spans, quotes, tail, numbers } = question;
  const isPlain = spans.length + quotes.length + numbers.length === 0 && tail === null;
  const isOfOne = names.length + Number(says(question, 'who:me')) === 1;
  const asked: readonly string[] = ['op:list', 'op:count', 'who:me', 'rel:assignee', 'asks:worksOn'];
  return isPlain && isOfOne && !question.isFollowUp && question.concepts.every((concept) => asked.includes(concept));
}

/** "With the status" has a status behind it. */
const saysStatus = (question: Question): boolean =>
  valuesOf(question, 'state').some((state) =>
    ['open', 'investigating', 'mitigated', 'resolved', 'isResolved', 'closed'].includes(state),
  );

async function answer(question: Question, draft: Draft): Promise<boolean> {
  // After a question about incidents, a name that is looked for is no assignee's.
  if (says(question, 'ask:find') && question.isFollowUp) return false;
  if (says(question, 'rel:status') && !saysStatus(question)) return false;
  if (says(question, 'ask:split') && valuesOf(question, 'by').length === 0) return false;
  // Of those that were resolved, not of all.
  if (says(question, 'op:share') && says(question, 'state:withinTarget')) return false;
  const asksBusy = says(question, 'asks:busiest') || says(question, 'asks:idlest');
  if (!says(question, 'topic:incident') && !asksBusy && !asksWorkOf(question)) return false;
  const read = await readIncidentFilter(question, draft);
  const isAtWork = says(question, 'asks:worksOn') && valuesOf(question, 'state').length + question.spans.length === 0;
  const filter = read && isAtWork && read.query.assignee ? stillWaiting(read, draft) : read;
  if (!filter) return says(question, 'topic:incident') && refuseName(question, draft);
  const breakdowns = valuesOf(question, 'by');
  const isInOrder = says(question, 'op:newest') || says(question, 'op:oldest') || says(question, 'op:longest');
  if (breakdowns.length > 1 || (question.numbers.length > 0 && !isInOrder) || question.numbers.length > 1) return false;
  if (asksByPerson(question))
    return isBare(filter)
      ? answerByPerson(draft, says(question, 'op:least') || says(question, 'asks:idlest') ? 'least' : 'most')
      : false;
  if (says(question, 'op:who') || says(question, 'op:least')) return false;
  if (says(question, 'by:source')) return isInOrder ? false : answerBySource(draft, filter);
  if (breakdowns.length === 1) return isInOrder ? false : answerGroups(question, draft, filter);
  if (isInOrder) return answerInOrder(question, draft, filter);
  if (says(question, 'op:most')) return false;
  if (says(question, 'state:detected') && question.spans.length > 0) draft.say(texts[draft.language].byOpening);
  if (says(question, 'op:share')) return filter.either ? false : answerShare(draft, filter);
  return answerList(draft, filter);
}

/** Incidents: how many, which, by what, whose. */
export const incidents: Topic = {
  name: 'incidents',
  mentions: ['topic:incident', 'asks:worksOn', 'asks:busiest', 'asks:idlest'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:oldest', 'op:longest', 'op:share', 'op:who', 'op:most'],
    ...['op:least', 'level:*', 'state:open', 'state:investigating', 'state:mitigated', 'state:resolved'],
    ...['state:isResolved', 'state:closed', 'state:notClosed', 'state:unresolved', 'state:overdue', 'state:reopened'],
    ...['state:opened', 'state:new', 'state:detected', 'state:withinTarget', 'who:me', 'who:nobody', 'rel:assignee'],
    ...['by:severity', 'by:status', 'by:person', 'by:source', 'one:incident'],
    ...['state:didResolve', 'not:not', 'op:analysts', 'ask:find', 'ask:split', 'rel:status'],
  ],
  takes: ['spans', 'openSpans', 'names', 'quotes', 'tail', 'numbers'],
  async answer(question, draft) {
    const isAnswered = await answer(question, draft);
    if (isAnswered) draft.suggest(...texts[draft.language].examples.filter((example) => example !== question.text));
    return isAnswered;
  },
  texts,
  permission: allow('incidents', 'read'),
  screens: ['/security', '/dashboard'],
};
