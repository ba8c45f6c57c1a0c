import { incidentName, updateMax } from '@halyard/contracts/operations/incidents.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askWhichOne, incidentActedOn } from '../incidents/incident-acted-on.ts';
import { askIncident } from '../incidents/incident-meant.ts';
import { linkTo } from '../incidents/list-of-incidents.ts';
import type { Question, Topic } from '../topic.ts';
import { texts } from './texts.ts';

/** The note without the incident in front of it, and that incident's number where one is said. */
export function readNote(words: string, addressed: readonly RegExp[]): { note: string; number: string | undefined } {
  for (const pattern of addressed) {
    const match = pattern.exec(words);
    if (match) return { note: words.slice(match[0].length).trim(), number: match.groups?.number };
  }
  return { note: words.trim(), number: undefined };
}

const punctuation = /^[\s?？.!。]*$/u;

const withoutMarks = (text: string): string => text.replaceAll('"', '').trim();

/** The note as it was typed, with its quotation marks and its last full stop, where it stands at the end. */
export function asTyped(text: string, note: string): string {
  for (let at = text.length - note.length; at >= 0; at--) {
    const tail = text.slice(at).trim();
    const bare = withoutMarks(tail);
    if (!bare.startsWith(note) || !punctuation.test(bare.slice(note.length))) continue;
    const isOpened = text[at - 1] === '"';
    const isWhole = isOpened && tail.indexOf('"') === tail.length - 1;
    return isWhole ? note : isOpened ? `"${tail}` : tail;
  }
  return note;
}

function refuse(draft: Draft, sentence: string): true {
  draft.refuse('not_understood', sentence);
  draft.suggest(...texts[draft.language].examples);
  return true;
}

async function propose(draft: Draft, id: string, message: string): Promise<true> {
  const text = texts[draft.language];
  const found = await askIncident(draft, id);
  if (!found) return true;
  const { incident, cite } = found;
  const title = plain(incident.title);
  draft.say(text.about(linkTo(draft, incident), title), cite);
  draft.say(text.confirm);
  draft.propose(text.summary(incidentName(incident.number), title, plain(message)), {
    action: 'add_note',
    incidentId: incident.id,
    body: { message, note: true },
  });
  return true;
}

async function answer(question: Question, draft: Draft): Promise<boolean> {
  const text = texts[draft.language];
  const captured = question.captures.find(({ name }) => name === 'addNote');
  if (!captured) return false;
  if (!can(draft.asked.person.role, allow('incidents', 'update'))) {
    draft.refuse('forbidden', text.readOnly);
    return true;
  }
  // Two gaps: the incident, and what to write.
  const words = captured.to === '' ? captured.words : `${captured.words}: ${captured.to}`;
  const { note, number } = readNote(words, text.addressed);
  if (note === '') return refuse(draft, text.whatNote);
  if (note.length > updateMax) return refuse(draft, text.tooLong);
  // A number in the note itself names no incident to write to.
  const spoken = { ...question, incidents: question.isFollowUp ? question.incidents : [] };
  const id = number ?? incidentActedOn(spoken, draft);
  return id === undefined
    ? askWhichOne(draft, ...text.examples)
    : propose(draft, String(Number(id)), asTyped(question.text, note));
}

/** A wish for a note on an incident; the person confirms it and their browser writes it. */
export const addNote: Topic = {
  name: 'add-note',
  mentions: [],
  capture: 'addNote',
  accepts: [],
  takes: [],
  answer,
  texts,
  permission: allow('incidents', 'update'),
  screens: ['/security?incident'],
};
