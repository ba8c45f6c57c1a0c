import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { type SearchKind, searchMax, searchRecords } from '@halyard/contracts/work/search.ts';
import { begin, type Context, finish } from '../answer-query.ts';
import { capital } from '../answers/describe.ts';
import { recordAddress } from '../answers/screen-of-spec.ts';
import type { Outcome } from '../asked.ts';
import { stateKept } from '../dialogue/remember.ts';
import { has } from '../reader/assemble/parts.ts';
import { isLeftOver } from '../reader/pieces.ts';
import type { Given, Question } from '../reader/question.ts';
import { subjectLabel } from '../vocabulary/vocabulary.ts';

const subjectOfKind: Partial<Record<SearchKind, SubjectName>> = {
  incident: 'incidents',
  threat: 'threats',
  entity: 'entities',
  playbook: 'playbooks',
  schema: 'schemas',
  analysis: 'analyses',
  task: 'tasks',
  user: 'people',
  notification: 'notifications',
};

const shortest = 3;

/** The words that a record is looked for by: those that no one understood, or all that say something. */
function wordsOf({ pieces }: Question): string {
  const unknown = pieces.filter((piece) => isLeftOver(piece) || piece.isGuess === true);
  return unknown
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

/** Records that have the words of a question, as a list; undefined where none has them, or no search takes as many. */
export async function answerSearch(context: Context, question: Question, _given: Given): Promise<Outcome | undefined> {
  const words = wordsOf(question);
  // "What is my password" looks for no record, and a sum has no words.
  const isOwn = question.pieces.some((piece) => has(piece, 'op:me'));
  if (isOwn || words.length > searchMax || (words.match(/\p{L}/gu) ?? []).length < shortest) return undefined;
  const written = await begin(context, []);
  const { draft, describing } = written;
  const { reply, cite } = await draft.ask(
    searchRecords,
    { query: { q: words } },
    { label: words, href: null, records: ({ results }) => results.length },
  );
  const hits = reply.results.flatMap((result) => {
    const subject = subjectOfKind[result.kind];
    return subject ? [{ subject, result }] : [];
  });
  if (hits.length === 0) return undefined;
  draft.say(describing.sentences.found(draft.figure(hits.length, cite), words));
  const { vocabulary } = describing;
  draft.table({
    caption: words,
    columns: [
      { label: capital(vocabulary.labels.get('field:name') ?? ''), kind: 'text' },
      { label: capital(vocabulary.labels.get('field:type') ?? ''), kind: 'text' },
    ],
    rows: hits.map(({ subject, result }) => ({
      href: recordAddress(subject, result.id),
      cells: [result.title, capital(subjectLabel(vocabulary, subject, 1))],
    })),
    cite,
  });
  const listed = hits.map(({ subject, result }) => ({ subject, id: result.id, label: result.title }));
  const [only, ...more] = listed;
  const kept = stateKept(context.state, context.language);
  return finish(written, {
    ...kept,
    listed: listed.slice(0, 10),
    focus: only && more.length === 0 ? only : kept.focus,
  });
}
