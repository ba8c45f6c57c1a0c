import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { aspectsOfThreat, summariseThreat, tellThreat } from './tell-threat.ts';
import { texts } from './texts.ts';
import { askThreat, threatNamed } from './threat-meant.ts';

const aspects = aspectsOfThreat as readonly Concept[];
const statusConcepts: readonly Concept[] = [
  ...(['state:active', 'state:investigating', 'state:contained', 'state:mitigated', 'state:monitoring'] as const),
];

const levels: readonly Concept[] = ['level:Critical', 'level:High', 'level:Medium', 'level:Low'];

/** "Is this threat critical?" is told the severity, "is it contained?" the status. */
function claims(question: Question): string[] {
  return [
    ...(valuesOf(question, 'level').length > 0 ? ['aspect:severity'] : []),
    ...(statusConcepts.some((concept) => says(question, concept)) ? ['aspect:status'] : []),
  ];
}

/** Of one threat they are claims; without it they are a filter, and the threats that it keeps are another topic's. */
const claimsThreats = (question: Question) =>
  claims(question).length > 0 && !says(question, 'this:record') && !says(question, 'one:threat');

async function tell(question: Question, draft: Draft, id: string): Promise<boolean> {
  const told = await askThreat(draft, id);
  const said = [...aspects.filter((aspect) => says(question, aspect)), ...claims(question)];
  // "When" alone asks when it was last seen; beside "acknowledged" it asks for what that sentence says anyway.
  const asked = said.length === 0 && says(question, 'op:when') ? ['aspect:seen'] : said;
  if (asked.length === 0) summariseThreat(draft, told);
  else tellThreat(draft, told, asked);
  draft.suggest(...texts[draft.language].ofOne);
  return true;
}

const accepts: readonly string[] = [
  ...aspects,
  ...statusConcepts,
  'level:*',
  ...['op:summary', 'op:list', 'op:when', 'op:who', 'op:status', 'op:exists', 'op:count', 'one:threat', 'aspect:links'],
];

/** What counts something of the threat, and not threats. */
const counted: readonly Concept[] = ['topic:incident', 'aspect:incidents', 'topic:connection'];
const isCounted = (question: Question) => counted.some((concept) => says(question, concept));

/** "This threat", or a question that names no topic while a threat is open. */
function isAboutOpen(question: Question): boolean {
  if (question.subject?.kind !== 'threat') return false;
  if ((says(question, 'op:count') && !isCounted(question)) || claimsThreats(question)) return false;
  return says(question, 'this:record') || says(question, 'one:threat') || !says(question, 'topic:threat');
}

const permission = allow('intelligence', 'read');
const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });
const ofNamed = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofNamed });

/** The threat that is open on the screen. */
export const openThreat: Topic = {
  name: 'open-threat',
  mentions: ['topic:threat', 'this:record', ...aspects],
  accepts,
  takes: [],
  async answer(question, draft) {
    const { subject } = question;
    if (subject && isAboutOpen(question)) return tell(question, draft, subject.id);
    if (subject || !says(question, 'this:record') || !says(question, 'topic:threat')) return false;
    draft.refuse('not_found', texts[draft.language].one.whichOne);
    return true;
  },
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission,
  screens: ['/threats?threat'],
};

/** A threat that the question names. */
export const namedThreat: Topic = {
  name: 'named-threat',
  mentions: ['topic:threat', 'op:summary', 'op:status', ...levels, ...statusConcepts, ...aspects],
  accepts: [...accepts, 'this:record'],
  takes: ['names', 'quotes'],
  async answer(question, draft) {
    const isPlural = says(question, 'topic:threat') && claimsThreats(question);
    if ((says(question, 'op:count') && !isCounted(question)) || isPlural) return false;
    const id = await threatNamed(question, draft);
    if (id === undefined || id === 'several') return id === 'several';
    return tell(question, draft, id);
  },
  texts: { en: ofNamed('en'), es: ofNamed('es'), fr: ofNamed('fr'), de: ofNamed('de'), ja: ofNamed('ja') },
  permission,
  screens: [],
};
