import type { Language } from '@halyard/contracts/accounts/settings.ts';
import {
  type AnalysisResult,
  type AnalysisStatus,
  analysisStatuses,
  getAnalysis,
  listAnalyses,
} from '@halyard/contracts/crime/analysis.ts';
import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { saysAny } from '../says-any.ts';
import { type Question, says, type Topic, type TopicText } from '../topic.ts';
import {
  hrefOfAnalysis,
  sayCautions,
  sayConfidence,
  sayFindings,
  sayGenerated,
  sayResult,
  wordOfMonth,
} from './say-analysis.ts';
import { texts } from './texts.ts';

type Listed = Parsed<(typeof listAnalyses)['reply']>['analyses'];
type Found = Listed[number];

function askList(draft: Draft) {
  const { label } = texts[draft.language];
  return draft.ask(listAnalyses, {}, { label, href: '/crime-analysis', records: ({ analyses }) => analyses.length });
}

function tableOfAnalyses(draft: Draft, list: Listed, cite: number): void {
  const { caption, columns, statuses } = texts[draft.language];
  draft.table({
    caption,
    cite,
    columns: [
      { label: columns.month, kind: 'month' },
      { label: columns.status, kind: 'text' },
      { label: columns.started, kind: 'instant' },
      { label: columns.by, kind: 'text' },
    ],
    rows: list.map((one) => ({
      href: hrefOfAnalysis(one),
      cells: [`${one.year}-${one.month}`, statuses[one.status], one.timestamp, one.by === null ? null : plain(one.by)],
    })),
  });
}

function statusNamed(question: Question, draft: Draft): AnalysisStatus | undefined {
  const said = fold(question.text);
  const { statusWords } = texts[draft.language];
  return analysisStatuses.find((status) => statusWords[status].some((word) => said.includes(fold(word))));
}

async function answerList(question: Question, draft: Draft): Promise<boolean> {
  const text = texts[draft.language];
  const { reply, cite } = await askList(draft);
  const { analyses, next } = reply;
  const status = says(question, 'ana:status') ? statusNamed(question, draft) : undefined;
  if (says(question, 'ana:status') && status === undefined) return false;
  const list = analyses.filter((one) => status === undefined || one.status === status);
  if (analyses.length === 0) draft.say(text.none, cite);
  else if (status) draft.say(text.countOf(text.statuses[status], draft.figure(list.length, cite)));
  else draft.say(text.count(list.length, draft.figure(list.length, cite)));
  if (next !== null) draft.say(text.atMost, cite);
  tableOfAnalyses(draft, list, cite);
  return true;
}

const aspects = {
  'ana:findings': sayFindings,
  'ana:confidence': sayConfidence,
  'ana:cautions': sayCautions,
} as const;

const aspectsOf = (question: Question) =>
  (Object.keys(aspects) as (keyof typeof aspects)[]).filter((one) => says(question, one));

function sayOne(
  question: Question,
  draft: Draft,
  result: AnalysisResult,
  cite: number,
  by: string | null | undefined,
): void {
  const text = texts[draft.language];
  const name = draft.name(text.name(wordOfMonth(result, draft)), hrefOfAnalysis(result));
  draft.say(text.status(name, draft.show.instant(result.timestamp), text.statuses[result.status]), cite);
  if (by !== undefined && says(question, 'ana:by')) draft.say(by === null ? text.byNobody : text.by(plain(by)), cite);
  if (result.error) draft.say(text.error(plain(result.error)), cite);
  const asked = aspectsOf(question);
  if (result.status !== 'analyzed' || (asked.length === 0 && asksOnlyState(question))) return;
  const isWhole = asked.length === 0 || asked.includes('ana:findings');
  if (isWhole) sayResult(draft, result, cite);
  sayGenerated(draft, result, cite);
  const told = asked.length > 0 ? asked : (['ana:findings', 'ana:confidence'] as const);
  for (const one of told) aspects[one](draft, result, cite);
}

const asksOnlyState = (question: Question) => saysAny(question, 'ana:by', 'op:status', 'op:who', 'op:when');

async function answerOne(question: Question, draft: Draft, id: string, listed?: Found): Promise<boolean> {
  const text = texts[draft.language];
  const label = listed ? text.oneLabel(wordOfMonth(listed, draft)) : text.label;
  const { reply, cite } = await draft.ask(
    getAnalysis,
    { params: { id } },
    { label, href: `/crime-analysis?analysis=${id}` },
  );
  sayOne(question, draft, reply, cite, listed?.by);
  return true;
}

/** The analysis that a question is about: of the month it names, or the newest. */
async function findListed(question: Question, draft: Draft): Promise<Found | 'none' | undefined> {
  const text = texts[draft.language];
  const { reply, cite } = await askList(draft);
  const [span] = question.spans;
  const month = span?.months?.[0];
  if (span && (month === undefined || month !== span.months?.[1])) return undefined;
  const found = reply.analyses.find((one) => month === undefined || `${one.year}-${one.month}` === month);
  if (found) return found;
  draft.say(month === undefined ? text.none : text.noneOf(draft.show.month(month)), cite);
  return 'none';
}

const asksOne = (question: Question) =>
  aspectsOf(question).length > 0 ||
  saysAny(question, 'op:newest', 'op:summary', 'op:status', 'op:who', 'op:when', 'ana:by');

async function answerAnalyses(question: Question, draft: Draft): Promise<boolean> {
  const { subject } = question;
  // "Run in October" is when someone started it, "of October" which month it is about.
  if (says(question, 'ana:run') && question.spans.length > 0) return false;
  if (says(question, 'op:count')) return question.spans.length === 0 ? answerList(question, draft) : false;
  const isOpen = subject?.kind === 'analysis' && !says(question, 'op:newest') && question.spans.length === 0;
  if (says(question, 'this:record') && !isOpen) return false;
  if (isOpen && (says(question, 'this:record') || asksOne(question))) return answerOne(question, draft, subject.id);
  if (says(question, 'ana:status') || (!asksOne(question) && question.spans.length === 0))
    return answerList(question, draft);
  const found = await findListed(question, draft);
  if (found === undefined || found === 'none') return found === 'none';
  return answerOne(question, draft, found.analysisId, found);
}

const accepts = [
  ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:summary', 'op:status', 'op:who', 'op:when', 'op:define'],
  ...['ana:*', 'topic:policeData', 'topic:crime', 'cover:sample'],
];

/** Analyses of police data: how many, in which state, and what one found. */
export const analyses: Topic = {
  name: 'analyses',
  mentions: ['topic:analysis'],
  accepts: [...accepts, 'this:record'],
  takes: ['spans'],
  answer: answerAnalyses,
  texts,
  permission: allow('analyses', 'read'),
  // The screen offers questions about crime itself.
  screens: [],
};

const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });

/** The analysis on screen, also where a question only says what is asked of it. */
export const openAnalysis: Topic = {
  name: 'open-analysis',
  mentions: ['ana:findings', 'ana:confidence', 'ana:cautions', 'this:record'],
  accepts: [...accepts, 'topic:analysis'],
  takes: [],
  async answer(question, draft) {
    const { subject } = question;
    const isAsked = says(question, 'this:record') || says(question, 'topic:analysis');
    return subject?.kind === 'analysis' && isAsked ? answerOne(question, draft, subject.id) : false;
  },
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission: allow('analyses', 'read'),
  screens: ['/crime-analysis?analysis'],
};
