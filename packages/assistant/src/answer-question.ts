import type { Language } from '@halyard/contracts/accounts/settings.ts';
import {
  answerChosen,
  answerQuery,
  asksForHidden,
  offerReadings,
  readAsQuery,
  stateAfterMiss,
  withRecords,
} from './answer-query.ts';
import type { Asked, Outcome } from './asked.ts';
import { createDraft, type Draft } from './draft/create-draft.ts';
import { findHelp, suggestHelp } from './help/find-help.ts';
import { type HelpSection, sayHelp } from './help/read-help.ts';
import { allVocabularies } from './lexicon/vocabularies.ts';
import { mostClosest, type ReadResult } from './reader/read-spec.ts';
import { reasonOf } from './refuse/reason-of.ts';
import { refuseQuestion } from './refuse/refuse-question.ts';
import { allTopics } from './topics/all-topics.ts';
import { type Topic, understoodBy } from './topics/topic.ts';
import { asUnderstood, followUp, toUnderstood } from './understand/follow-up.ts';
import { readQuestion } from './understand/read-question.ts';
import { kindOf, type Reading } from './understand/reading.ts';
import { subjectOfScreen } from './understand/subject-of-screen.ts';

function read(asked: Asked, message: string): Reading {
  const { manner, now, screen } = asked;
  // What says nothing of its language ("2025?") is in that of the question before.
  const preferred = asUnderstood(asked.before)?.language ?? manner.language;
  const subject = subjectOfScreen(screen);
  return readQuestion({
    message,
    vocabularies: allVocabularies(),
    preferred,
    subject,
    now: { now, timeZone: manner.timeZone },
  });
}

const namesTopic = ({ phrases }: Reading): boolean =>
  phrases.some((phrase) => phrase.some((concept) => kindOf(concept) === 'topic'));

/** The question as it stands, and without the words that may be words to look for. */
function readings(asked: Asked): Reading[] {
  const whole = read(asked, asked.message);
  const before = asUnderstood(asked.before);
  const tails = whole.captures.filter(({ name }) => name === 'tail');
  const shorter = tails.map(({ at, until, words }) => ({
    ...read(asked, `${whole.text.slice(0, at)} ${whole.text.slice(until)}`),
    tail: words,
    language: whole.language,
    tailNamesTopic: namesTopic(read(asked, words)),
  }));
  const withApart = (reading: Reading): Reading[] =>
    reading.apart ? [reading, { ...reading, phrases: reading.apart }] : [reading];
  // "What happened today?" may be asked after anything: what makes no sense as a follow-up is read for itself.
  const alone = before === null ? [] : withApart(whole);
  return [...withApart(whole).map((reading) => followUp(reading, before)), ...shorter.flatMap(withApart), ...alone];
}

type Candidate = { readonly reading: Reading; readonly answer: (draft: Draft) => Promise<boolean> };

// A task's own words are no question: sentences with gaps come first, looking a name up comes last.
function candidates(all: readonly Reading[], topics: readonly Topic[]): Candidate[] {
  const [whole] = all;
  if (!whole) return [];
  const byForm = (isLookup: boolean) =>
    topics
      .filter(({ capture }) => capture !== undefined && (capture === 'lookup') === isLookup)
      .filter(({ capture }) => whole.captures.some(({ name }) => name === capture))
      .map((topic) => ({ reading: whole, answer: (draft: Draft) => topic.answer({ ...whole, concepts: [] }, draft) }));
  const byConcept = all.flatMap((reading) =>
    topics.flatMap((topic) => {
      const question = topic.capture === undefined ? understoodBy(topic, reading) : undefined;
      return question ? [{ reading, answer: (draft: Draft) => topic.answer(question, draft) }] : [];
    }),
  );
  return [...byForm(false), ...byConcept, ...byForm(true)];
}

// After an error the next question goes on from the one before it.
function refused(draft: Draft, { before }: Asked): Outcome {
  const { answer, response } = draft.finish();
  return { answer, response, understood: before };
}

function refuseHidden(asked: Asked, language: Language): Outcome {
  const draft = createDraft(asked, language);
  draft.refuse('forbidden', draft.words.forbidden);
  return refused(draft, asked);
}

function answerWithHelp(asked: Asked, help: HelpSection, language: Language): Outcome {
  const draft = createDraft(asked, language);
  sayHelp(draft, help, help.heading);
  const { answer, response } = draft.finish();
  return { answer, response, understood: asked.before };
}

/** As a query, where every word of it has a place; undefined where the topics have to be asked. */
async function asQuery(asked: Asked): Promise<ReadResult & { outcome?: Outcome }> {
  const read = await readAsQuery(asked);
  const { sure } = read;
  if (!sure) return read;
  try {
    return { ...read, outcome: await answerQuery(asked, sure.spec, sure.language) };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    const draft = createDraft(asked, sure.language);
    draft.refuse(reason, reason === 'forbidden' ? draft.words.forbidden : draft.words.unavailable);
    return { ...read, outcome: refused(draft, asked) };
  }
}

/**
 * Returns the answer to a question, from data that its person may see, or a plain rejection; it never invents a figure.
 * The question is read as a query first, then by the topics; where neither has a place for every word, the closest
 * readings are offered. Errors that are no error of the API are thrown on.
 */
export async function answerQuestion(asked: Asked): Promise<Outcome> {
  if (asked.spec) return answerChosen(asked, asked.spec);
  const { outcome, closest, asWords } = await asQuery(asked);
  if (outcome) return outcome;
  const all = readings(asked);
  for (const { reading, answer } of candidates(all, allTopics)) {
    const draft = createDraft(asked, reading.language);
    try {
      if (await answer(draft)) {
        const { goesOnFrom, ...finished } = draft.finish();
        return { ...finished, understood: toUnderstood(goesOnFrom ?? reading) };
      }
    } catch (error) {
      const reason = reasonOf(error);
      if (!reason) throw error;
      const refusal = createDraft(asked, reading.language);
      refuseQuestion(refusal, reading, reason);
      return refused(refusal, asked);
    }
  }
  const [whole] = all;
  const draft = createDraft(asked, whole?.language ?? asked.manner.language);
  draft.suggest(...suggestHelp(asked.message, draft.language));
  if (whole) refuseQuestion(draft, whole, undefined);
  const refusal = refused(draft, asked);
  if (refusal.answer.refused !== 'not_understood') return refusal;
  if (await asksForHidden(asked)) return refuseHidden(asked, draft.language);
  const help = findHelp(asked.message, draft.language);
  if (help) return answerWithHelp(asked, help, draft.language);
  // What is found by words that were not understood may be meant, but is no answer.
  const offered = [...(await withRecords(asked, asWords)), ...closest].slice(0, mostClosest);
  if (offered.length > 0) return offerReadings(asked, offered);
  return { ...refusal, understood: stateAfterMiss(asked, draft.language) };
}
