import { allow, can } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { readHelp, sayHelp } from '../../help/read-help.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { kindOf } from '../../understand/reading.ts';
import { type Question, says, type Topic } from '../topic.ts';
import { findGuide } from './find-guide.ts';
import { type GuideId, type PlaceId, places } from './guides.ts';
import { texts } from './texts.ts';

function sayGuide(draft: Draft, id: GuideId): void {
  const section = readHelp(draft.language, 'how-to').find((one) => one.id === id);
  if (section) sayHelp(draft, section, texts[draft.language].label(section.heading));
}

function sayPlace(draft: Draft, id: PlaceId): void {
  const text = texts[draft.language];
  const href = places[id];
  const cite = draft.citeText(text.places[id], href);
  draft.say(text.find(draft.name(text.places[id], href)), cite);
  const isForAdministrators = ['/users', '/audit'].includes(href);
  if (isForAdministrators && !can(draft.asked.person.role, allow('users', 'list'))) draft.say(text.notYours);
}

const asks: readonly Concept[] = ['topic:howto', 'ask:where', 'op:where'];

/** "Turn on dark mode" tells the assistant to do it; the verb comes first, or it could be a part of anything. */
const isCommand = ({ phrases }: Question) =>
  phrases.find((phrase) => phrase.some((concept) => concept !== 'who:me'))?.includes('howto:do') === true;

/** "Delete this incident" is about one record, "make it dark" is not. */
const isOfRecord = (question: Question) =>
  says(question, 'this:record') && question.concepts.some((concept) => kindOf(concept) === 'topic');

/** The assistant proposes these itself, when it is told what exactly. */
const proposed: readonly GuideId[] = ['addTask', 'completeTask', 'addNote', 'changeStatus'];

/** "How do I …", "Where is …": short instructions for what there is in the console. */
export const howTo: Topic = {
  name: 'how-to',
  mentions: [...asks, 'howto:do', 'topic:settings'],
  // It reads the question in words of its own and rejects what it does not know.
  accepts: ['*'],
  takes: ['spans', 'numbers', 'incidents', 'quotes', 'names', 'tail'],
  async answer(question, draft) {
    const { text, tail } = question;
    const isAsked = asks.some((concept) => says(question, concept));
    if (
      tail !== null ||
      !(isAsked || (isCommand(question) && !isOfRecord(question)) || says(question, 'topic:settings'))
    )
      return false;
    const sought = findGuide(text, texts[draft.language].words);
    if (!sought) return false;
    if ('guide' in sought) {
      if (!isAsked && isCommand(question) && !proposed.includes(sought.guide)) draft.say(texts[draft.language].notByMe);
      sayGuide(draft, sought.guide);
    } else sayPlace(draft, sought.place);
    return true;
  },
  texts,
  permission: allow('assistant', 'use'),
  screens: [],
};
