import { crimeCategories } from '@halyard/contracts/crime/crime.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { saysAny } from '../says-any.ts';
import { type Question, says, type Topic } from '../topic.ts';
import { answerBreakdown, type Breakdown } from './break-down.ts';
import { answerByMonth } from './by-month.ts';
import { answerPlaces, answerTwoPlaces, answerTwoTimes } from './compare-crimes.ts';
import { continueCrime } from './continue-crime.ts';
import { answerAverage, answerCount, answerShare } from './count-crimes.ts';
import { breakdowns, type Form, formOf, groupsNamed, isDefinition, isRanked, orderOf } from './form-of-question.ts';
import { answerHotspots } from './hotspots.ts';
import { isDistributed } from './is-distributed.ts';
import { answerList } from './list-crimes.ts';
import { isComparing } from './read-times.ts';
import { readWanted, type Wanted } from './read-wanted.ts';
import { texts } from './texts.ts';

const monthsOfTrend = 12;

function answerForm(form: Form, wanted: Wanted, question: Question, draft: Draft): Promise<boolean> {
  const order = orderOf(question) ?? { isLeast: false, count: 0 };
  if (form === 'month') return answerByMonth(draft, wanted, order);
  if (breakdowns.includes(form as Breakdown)) return answerBreakdown(draft, wanted, form as Breakdown, order);
  const answers = {
    count: answerCount,
    list: answerList,
    share: answerShare,
    average: answerAverage,
    hotspot: answerHotspots,
  };
  return answers[form as keyof typeof answers](draft, wanted);
}

const isOneKind = ({ places }: Wanted) =>
  new Set(places.map(({ kind }) => kind)).size < 2 && (places.length < 2 || places[0]?.kind !== 'city');

// An area and a force that is named as police are one place: what that force reported there.
const isOnePlace = ({ places }: Wanted, question: Question) =>
  places.length < 2 ||
  (places.length === 2 && says(question, 'rel:police') && new Set(places.map(({ kind }) => kind)).size === 2);

const isMoreThanNothing = (question: Question) => says(question, 'compare:more') && !isComparing(question);

// "Where in Camden?" asks for its streets: the area is known.
const asksWithinArea = ({ places }: Wanted, question: Question) =>
  says(question, 'op:where') &&
  !saysAny(question, 'by:area', 'each:area') &&
  places.length === 1 &&
  places[0]?.kind === 'area';

async function answerWanted(wanted: Wanted, question: Question, draft: Draft): Promise<boolean> {
  const named = formOf(question);
  const form = named === 'area' && asksWithinArea(wanted, question) ? 'location' : named;
  if (form === undefined) return false;
  const isPlain = form === 'count' || form === 'list' || form === 'month';
  const isSingle = isOnePlace(wanted, question);
  const isCompared = isComparing(question) || says(question, 'compare:more');
  if (wanted.second) return isSingle && isPlain ? answerTwoTimes(draft, wanted, wanted.second) : false;
  // "More" of one place and one time is more than something that was not said.
  if (isSingle) return isMoreThanNothing(question) ? false : answerForm(form, wanted, question, draft);
  if (form === 'count' || (isPlain && isCompared))
    return wanted.places.length === 2 && isCompared ? answerTwoPlaces(draft, wanted) : answerPlaces(draft, wanted);
  return isOneKind(wanted) ? answerForm(form, wanted, question, draft) : false;
}

// "By month?" after a question about one month asks for more months than that one.
function byMonthOfMany(question: Question | undefined): Question | undefined {
  const [only, ...others] = question?.spans ?? [];
  const isOneMonth = others.length === 0 && only?.months !== undefined && only.months?.[0] === only.months?.[1];
  const isByMonth = question?.isFollowUp && says(question, 'by:month') && !says(question, 'op:average');
  return question && isByMonth && isOneMonth ? { ...question, spans: [] } : question;
}

function refuseRate(draft: Draft): true {
  const text = texts[draft.language];
  draft.refuse('beyond', text.noRates);
  draft.suggest(...text.examples.slice(0, 2));
  return true;
}

const categories: readonly Concept[] = crimeCategories.flatMap((name): Concept[] => [
  `category:${name}`,
  `part:${name}`,
]);

/** Police data: how many crimes there are, of what, where and when. */
export const crime: Topic = {
  name: 'crime',
  mentions: ['topic:crime', 'category:thefts', 'beyond:rate', ...categories],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:most', 'op:least', 'op:average', 'op:share', 'op:compare'],
    ...['op:trend', 'op:summary', 'op:change', 'op:where', 'op:when', 'op:hotspot', 'op:define', 'topic:policeData'],
    ...['by:month', 'by:type', 'by:category', 'by:area', 'by:force', 'by:outcome', 'by:location'],
    ...[
      'each:*',
      'outcome:*',
      'antisocial:*',
      'located:*',
      'area:*',
      'beyond:rate',
      'compare:*',
      'rel:police',
      'rel:happened',
      'time:all',
      'rank:most',
      'cover:data',
    ],
  ],
  takes: ['spans', 'numbers', 'names', 'quotes'],
  async answer(asked, draft) {
    const question = byMonthOfMany(continueCrime(crime, asked, draft));
    if (question && says(question, 'beyond:rate')) return refuseRate(draft);
    const order = question && orderOf(question);
    if (!question || !order || isDefinition(question) || isDistributed(question, draft.language)) return false;
    draft.goOnFrom(question);
    const form = formOf(question);
    const mayBeCut = isRanked(question) && breakdowns.includes(form as Breakdown);
    if (form === undefined || (question.numbers.length > 0 && !mayBeCut)) return false;
    const isLong = form === 'average' || says(question, 'op:trend') || groupsNamed(question).includes('month');
    // "And in total?" leaves open whether the time of the question before still holds.
    if (says(question, 'time:all') && question.isFollowUp) return false;
    const months = says(question, 'time:all') ? Number.POSITIVE_INFINITY : isLong ? monthsOfTrend : 1;
    const wanted = await readWanted(question, draft, months);
    if (wanted === 'refused') return true;
    const isAnswered = wanted !== undefined && (await answerWanted(wanted, question, draft));
    if (isAnswered && form === 'count') draft.suggest(...texts[draft.language].next);
    return isAnswered;
  },
  texts,
  permission: allow('analyses', 'read'),
  screens: ['/crime-analysis'],
};
