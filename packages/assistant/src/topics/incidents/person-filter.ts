import { getKpis, listAssignable } from '@halyard/contracts/operations/incidents.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import type { IncidentFilter } from './incident-query.ts';
import { statesOf } from './state-filter.ts';
import { texts } from './texts.ts';

type Person = { readonly id: string; readonly name: string };

/** Who can have incidents; whoever may not ask for that sees at least who has some. */
async function askPeople(draft: Draft): Promise<readonly Person[]> {
  const label = texts[draft.language].columns.assignee;
  const { asked } = draft;
  if (can(asked.person.role, allow('people', 'assign')))
    return (await draft.ask(listAssignable, {}, { label, href: null })).reply;
  return (await draft.ask(getKpis, {}, { label, href: '/security?kpi=activeAnalysts' })).reply.analysts;
}

const withoutPossessive = (name: string) => name.replace(/['’]s?$/u, '');

/** Who can have an incident, by the name or a part of it; undefined where no name or more than one fits. */
export async function findAssignee(draft: Draft, name: string): Promise<Person | undefined> {
  const people = await askPeople(draft);
  const wanted = fold(withoutPossessive(name));
  const exact = people.filter((person) => fold(person.name) === wanted);
  const close = people.filter((person) => fold(person.name).split(' ').includes(wanted));
  const [found, ...others] = exact.length > 0 ? exact : close;
  return others.length === 0 ? found : undefined;
}

const behindBy = /(?:^|\s)(?:by|par|por)\s+$/iu;

/** "Resolved by Ada" and "Ada has resolved": who has it now may be another. */
export function isDoneBySomebody(question: Question): boolean {
  const { doers, names, text } = question;
  const [name] = names;
  const isBehind = name !== undefined && behindBy.test(text.slice(0, text.indexOf(name)));
  const isMine = says(question, 'who:me') && /\sby me(?![\p{L}])/iu.test(text);
  const isDone = valuesOf(question, 'state').length > 0 && !says(question, 'rel:assignee');
  return doers.length > 0 || (isDone && (isBehind || isMine));
}

const made: readonly string[] = ['opened', 'new', 'detected', 'reopened'];

/** "Opened by Ada" is not "assigned to Ada", and the list knows the second only. */
const saysWhoDidIt = (question: Question, isMine: boolean): boolean =>
  isDoneBySomebody(question) ||
  (!says(question, 'rel:assignee') &&
    !says(question, 'op:assignee') &&
    // "Mis incidentes abiertos" are open; behind a name the same word may say who opened them.
    (isMine ? statesOf(question) : valuesOf(question, 'state')).some((state) => made.includes(state)));

const doings: readonly string[] = ['resolved', 'didResolve', 'closed', 'mitigated', 'investigating'];

/** "Welche Vorfälle habe ich gelöst" asks what I did, which the list does not know; "habe ich offene" asks what I have. */
const saysWhatIDid = (question: Question): boolean =>
  question.phrases.some((phrase) => phrase.includes('has:me')) &&
  (says(question, 'rel:assignee') || valuesOf(question, 'state').some((state) => doings.includes(state)));

/** Whose incidents; undefined where that stays unclear. */
export async function readPersonFilter(question: Question, draft: Draft): Promise<IncidentFilter | undefined> {
  const text = texts[draft.language];
  const [name, ...others] = question.names;
  const isMine = says(question, 'who:me');
  const isNobodys = says(question, 'who:nobody');
  const named = [isMine, isNobodys, name !== undefined].filter(Boolean).length;
  if (named > 1 || others.length > 0 || (named === 0 && says(question, 'rel:assignee') && !says(question, 'op:who')))
    return undefined;
  if ((isMine || name !== undefined) && (saysWhoDidIt(question, isMine) || saysWhatIDid(question))) return undefined;
  if (isNobodys) return { query: { assignee: 'nobody' }, words: [text.unassigned] };
  if (isMine) return { query: { assignee: draft.asked.person.id }, words: [text.assignedToMe] };
  if (name === undefined) return { query: {}, words: [] };
  const person = await findAssignee(draft, name);
  return person && { query: { assignee: person.id }, words: [text.assignedTo(plain(person.name))] };
}
