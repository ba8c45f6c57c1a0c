import type { Playbook } from '@halyard/contracts/operations/incidents.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { quoted } from '../incidents/describe-update.ts';
import { type Question, says, type Topic } from '../topic.ts';
import { findPlaybook } from './find-playbook.ts';
import { askPlaybooks, linkTo, sayRunning, saySteps, tableOfPlaybooks } from './show-playbooks.ts';
import { texts } from './texts.ts';

type All = { readonly reply: readonly Playbook[]; readonly cite: number };

function answerAll(draft: Draft, { reply, cite }: All): true {
  draft.say(texts[draft.language].count(reply.length, draft.figure(reply.length, cite)));
  tableOfPlaybooks(draft, reply, cite);
  return true;
}

function answerRunning(question: Question, draft: Draft, { reply, cite }: All): true {
  const text = texts[draft.language];
  const running = reply.filter((playbook) => playbook.running > 0).sort((one, other) => other.running - one.running);
  const all = draft.figure(reply.length, cite);
  draft.say(text.running(running.length, draft.figure(running.length, cite), all));
  const [first] = running;
  if (first && says(question, 'op:most')) {
    const most = running.filter((playbook) => playbook.running === first.running);
    const names = draft.show.list(most.map((playbook) => linkTo(draft, playbook)));
    draft.say(text.most(names, first.running, draft.figure(first.running, cite)));
  }
  tableOfPlaybooks(draft, running, cite);
  return true;
}

async function answerOne(question: Question, draft: Draft, playbook: Playbook, cite: number): Promise<true> {
  const text = texts[draft.language];
  const asksRunning = says(question, 'op:running') || says(question, 'on:incidents');
  if (!asksRunning && !says(question, 'op:steps') && playbook.description !== '')
    draft.say(text.about(linkTo(draft, playbook), quoted(playbook.description)), cite);
  if (asksRunning) await sayRunning(draft, playbook);
  if (!asksRunning || says(question, 'op:steps')) saySteps(draft, playbook, cite);
  return true;
}

function refuseName(draft: Draft, words: string): true {
  const text = texts[draft.language];
  draft.refuse('not_found', text.noSuch(plain(words)));
  draft.suggest(...text.examples);
  return true;
}

/** "This incident" is none of ours, and neither is "it", where no playbook is open; "the playbook" may be. */
const meansAnother = ({ phrases, subject }: Question, isNamed: boolean): boolean =>
  subject?.kind !== 'playbook' &&
  phrases.some(
    (phrase) =>
      phrase.includes('this:record') &&
      (isNamed ? phrase.includes('one:incident') : !phrase.includes('topic:playbook')),
  );

async function answer(question: Question, draft: Draft): Promise<boolean> {
  const { names, quotes, subject } = question;
  const all = await askPlaybooks(draft);
  const named = findPlaybook(question, all.reply);
  // "Steps for ransomware" names no playbook but one that is called so.
  if (!says(question, 'topic:playbook') && typeof named !== 'object') return false;
  if (named === 'unknown' || meansAnother(question, named !== undefined)) return false;
  if (named === 'no such') return refuseName(draft, [...quotes, ...names].join(' '));
  const onScreen = subject?.kind === 'playbook' && says(question, 'this:record') ? subject.id : undefined;
  const playbook = named ?? all.reply.find(({ id }) => id === onScreen);
  if (playbook) return answerOne(question, draft, playbook, all.cite);
  if (says(question, 'on:incidents') || (says(question, 'op:steps') && !says(question, 'op:count'))) return false;
  if (says(question, 'op:running') || says(question, 'op:most')) return answerRunning(question, draft, all);
  return says(question, 'op:steps') ? false : answerAll(draft, all);
}

/** Playbooks: which, their steps, and where they run. */
export const playbooks: Topic = {
  name: 'playbooks',
  mentions: ['topic:playbook', 'ask:steps'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:most', 'op:steps', 'op:running', 'on:incidents', 'op:summary'],
    ...['this:record', 'rel:named', 'threatType:*'],
  ],
  takes: ['names', 'quotes'],
  async answer(question, draft) {
    const isAnswered = await answer(question, draft);
    if (isAnswered) draft.suggest(...texts[draft.language].examples.filter((example) => example !== question.text));
    return isAnswered;
  },
  texts,
  permission: allow('playbooks', 'read'),
  screens: ['/security', '/security?playbook'],
};
