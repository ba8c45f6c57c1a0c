import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { summarise } from '../../summarise/summarise.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { askIncident, idByTitle, idOf } from './incident-meant.ts';
import { linkTo } from './list-of-incidents.ts';
import { findAssignee } from './person-filter.ts';
import {
  type Say,
  sayAssignee,
  sayConfidence,
  sayDescription,
  sayDetection,
  sayDuration,
  sayLabels,
  sayMarking,
  saySeverity,
  saySource,
  sayStatus,
  sayTarget,
  sayTitle,
} from './say-facts.ts';
import { type Linked, sayLinked, sayPlaybooks } from './say-linked.ts';
import { leavesTrace, sayEntry, sayNotes, sayTimeline } from './say-timeline.ts';
import { answerSeveral } from './several-incidents.ts';
import { texts } from './texts.ts';

const aspects: Readonly<Record<Concept, Say>> = {
  'op:status': sayStatus,
  'op:severity': saySeverity,
  'op:assignee': sayAssignee,
  'op:due': sayTarget,
  'op:source': saySource,
  'op:title': sayTitle,
  'op:description': sayDescription,
  'op:confidence': sayConfidence,
  'op:marking': sayMarking,
  'op:labels': sayLabels,
  'fact:playbooks': sayPlaybooks,
  'op:steps': sayPlaybooks,
};

/** What a question about a state asks for: when or who has a line of the timeline; else how it stands. */
function sayState(question: Question, draft: Draft, incident: Incident, name: string, cite: number): boolean {
  const states = valuesOf(question, 'state');
  const asksEvent = says(question, 'op:when') || says(question, 'op:who');
  const asksTimeline = says(question, 'op:timeline') && !asksEvent;
  for (const state of states) {
    // "What happened" is both: that it was detected, and all that came after.
    if (state === 'detected' && asksTimeline) continue;
    if (state === 'detected') sayDetection(draft, incident, name, cite);
    else if (state === 'overdue' || state === 'withinTarget') sayTarget(draft, incident, name, cite);
    else if (says(question, 'op:duration')) sayDuration(draft, incident, name, cite);
    else if (asksEvent || state === 'reopened' || state === 'escalated') {
      if (!leavesTrace(state)) return false;
      sayEntry(draft, incident, name, cite, state);
    } else sayStatus(draft, incident, name, cite);
  }
  return states.some((state) => state !== 'detected' || !asksTimeline);
}

function kindsOf(question: Question): readonly Linked[] {
  const only = valuesOf(question, 'only') as Linked[];
  return only.length > 0 ? only : ['entities', 'threats'];
}

/** Says everything that was asked for; false where nothing that can be said of an incident was. */
function sayAsked(question: Question, draft: Draft, incident: Incident, cite: number): boolean {
  const name = linkTo(draft, incident);
  const asksEvent = says(question, 'op:who') && valuesOf(question, 'state').some(leavesTrace);
  const asked = Object.entries(aspects)
    .filter(([concept]) => says(question, concept as Concept))
    .filter(([concept]) => !asksEvent || concept !== 'op:assignee');
  const isWhen = says(question, 'op:when');
  if (isWhen && says(question, 'op:assignee')) {
    sayEntry(draft, incident, name, cite, 'assigned');
    return true;
  }
  for (const [, say] of asked) say(draft, incident, name, cite);
  const saysLevel = valuesOf(question, 'level').length > 0;
  if (saysLevel) saySeverity(draft, incident, name, cite);
  const saidState = sayState(question, draft, incident, name, cite);
  const saysTimeline = says(question, 'op:timeline') && !saidState;
  if (saysTimeline) (says(question, 'entry:notes') ? sayNotes : sayTimeline)(draft, incident, name, cite);
  if (says(question, 'fact:linked')) sayLinked(draft, incident, cite, kindsOf(question));
  if (asked.length > 0 || saysLevel || saidState || saysTimeline || says(question, 'fact:linked')) return true;
  if (says(question, 'topic:resolution') || says(question, 'op:duration') || says(question, 'op:take'))
    sayDuration(draft, incident, name, cite);
  else if (isWhen) sayDetection(draft, incident, name, cite);
  else if (says(question, 'op:who')) sayAssignee(draft, incident, name, cite);
  else return false;
  return true;
}

/** A title says which incident is meant; without the word "incident" only one in quotation marks does. */
async function idByWords(question: Question, draft: Draft): Promise<string | undefined> {
  const { quotes, names, incidents } = question;
  const isPlural = says(question, 'topic:incident') && !says(question, 'one:incident');
  const isOfMany = isPlural || says(question, 'op:exists') || says(question, 'op:count');
  const [words, ...others] = [...quotes, ...names];
  if (words === undefined || others.length > 0 || incidents.length > 0) return undefined;
  if (isOfMany || (quotes.length === 0 && !says(question, 'one:incident'))) return undefined;
  return idByTitle(draft, words);
}

/** "Is incident 7 assigned to Ada?" is answered by who has it, whoever that is. */
async function asksWhetherAssigned(question: Question, draft: Draft): Promise<boolean> {
  const [name, ...others] = question.names;
  if (name === undefined || others.length + question.quotes.length > 0) return false;
  if (idOf(question) === undefined || !says(question, 'op:assignee')) return false;
  return (await findAssignee(draft, name)) !== undefined;
}

/** "Running" and "done" are asked of playbooks; of an incident they would say something else. */
const saysStrayWords = (question: Question): boolean =>
  (says(question, 'asks:worksOn') && says(question, 'op:list') && !says(question, 'op:who')) ||
  ((says(question, 'op:running') || says(question, 'state:completed')) &&
    !says(question, 'fact:playbooks') &&
    !says(question, 'op:steps'));

/** Concepts that ask for nothing by themselves. */
const isPointless = (question: Question): boolean =>
  says(question, 'op:count') || says(question, 'op:newest') || says(question, 'who:me') || says(question, 'op:compare');

async function answer(question: Question, draft: Draft): Promise<boolean> {
  if (saysStrayWords(question) || (says(question, 'op:where') && !says(question, 'op:source'))) return false;
  if (question.numbers.length > 0 && idOf(question) === undefined) return false;
  if (question.incidents.length > 1) return answerSeveral(question, draft);
  const isTitled = question.quotes.length + question.names.length > 0 && !(await asksWhetherAssigned(question, draft));
  const id = isTitled ? await idByWords(question, draft) : idOf(question);
  if (id === undefined) return false;
  if (id === 'several') return true;
  const found = await askIncident(draft, id);
  if (!found) return true;
  const { incident, cite } = found;
  if (!sayAsked(question, draft, incident, cite)) {
    if (isPointless(question)) return false;
    summarise(draft, incident, cite);
  }
  draft.suggest(...texts[draft.language].ofOne.slice(0, -1).filter((example) => example !== question.text));
  return true;
}

const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });

/** One incident: the one that is named, or the one on screen. */
export const oneIncident: Topic = {
  name: 'one-incident',
  mentions: [
    'topic:incident',
    'this:record',
    'this:here',
    'op:assignee',
    'op:timeline',
    'op:summary',
    'op:status',
    'op:severity',
    'op:due',
    'fact:linked',
    'fact:playbooks',
    'op:source',
    'op:labels',
  ],
  accepts: [
    ...Object.keys(aspects),
    ...[
      'op:summary',
      'op:list',
      'op:exists',
      'op:newest',
      'fact:linked',
      'op:when',
      'op:who',
      'op:count',
      'op:duration',
    ],
    ...['op:running', 'state:completed', 'entry:notes', 'this:here', 'op:where', 'asks:worksOn'],
    ...['op:take', 'only:*', 'who:me', 'state:open', 'state:opened', 'state:investigating', 'state:mitigated'],
    ...['state:resolved', 'state:isResolved', 'state:closed', 'state:unresolved', 'state:overdue', 'state:reopened'],
    ...[
      'state:detected',
      'state:withinTarget',
      'state:escalated',
      'topic:resolution',
      'one:incident',
      'level:*',
      'op:compare',
    ],
  ],
  takes: ['incidents', 'quotes', 'names', 'numbers'],
  answer,
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission: allow('incidents', 'read'),
  screens: ['/security?incident'],
};
