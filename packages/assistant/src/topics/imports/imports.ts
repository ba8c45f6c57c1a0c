import { type ImportRecord, type ImportState, listImports } from '@halyard/contracts/intelligence/imports.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { spansUntilNow } from '../since-then.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

/** The list goes no further back. */
const listedAtMost = 100;
const hrefOfImport = (id: string) => `/imports?import=${encodeURIComponent(id)}`;

type Filter = { readonly keep: (one: ImportRecord) => boolean; readonly words: readonly string[] };

const running: readonly ImportState[] = ['waiting', 'reading', 'storing'];
const states = ['failed', 'finished', 'cancelled', 'undone', 'running'] as const;

function readFilter(question: Question, draft: Draft): Filter | undefined {
  const text = texts[draft.language];
  const spans = spansUntilNow(question, draft.asked.now);
  const named = states.filter((state) => says(question, `import:${state}`));
  const [state, ...others] = says(question, 'state:completed') ? [...named, 'finished' as const] : named;
  if (!spans || spans.length > 1 || others.length > 0) return undefined;
  const [span] = spans;
  const wanted = state === 'running' ? running : state && [state];
  return {
    keep: (one) =>
      (!wanted || wanted.includes(one.state)) &&
      (!span || (Date.parse(one.startedAt) >= span.start && Date.parse(one.startedAt) < span.end)),
    words: [
      ...(state ? [state === 'running' ? text.running : text.states[state]] : []),
      ...(span ? [text.started(draft.show.span(span))] : []),
    ],
  };
}

async function askImports(draft: Draft, { keep, words }: Filter) {
  const label = texts[draft.language].label(words.join(', '));
  const { reply, cite } = await draft.ask(
    listImports,
    {},
    { label, href: words.length === 0 ? '/imports' : null, records: ({ imports }) => imports.filter(keep).length },
  );
  return { list: reply.imports.filter(keep), isCut: reply.next !== null, cite };
}

type ImportCounts = Pick<ImportRecord, 'objectsIn' | 'created' | 'updated' | 'unchanged' | 'rejected'>;

function sayBalance(
  draft: Draft,
  { objectsIn, created, updated, unchanged, rejected }: ImportCounts,
  cite: number,
): void {
  const text = texts[draft.language];
  const figure = (value: number) => draft.figure(value, cite);
  draft.say(text.balance(figure(objectsIn), figure(created), figure(updated), figure(rejected)));
  if (unchanged > 0) draft.say(text.unchanged(unchanged, figure(unchanged)));
}

function sayOne(draft: Draft, one: ImportRecord, cite: number): void {
  const text = texts[draft.language];
  const name = draft.name(one.fileName, hrefOfImport(one.id));
  draft.say(text.last(name, text.states[one.state], draft.show.instant(one.startedAt)), cite);
  if (one.problem) draft.say(text.problem(text.problems[one.problem]), cite);
  // What is still being read has no balance yet; what failed or was undone has left nothing.
  if (one.state === 'finished') sayBalance(draft, one, cite);
}

const sumOf = (list: readonly ImportRecord[]): ImportCounts =>
  list.reduce(
    (sum, one) => ({
      objectsIn: sum.objectsIn + one.objectsIn,
      created: sum.created + one.created,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
      rejected: sum.rejected + one.rejected,
    }),
    { objectsIn: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 },
  );

function tableOf(draft: Draft, list: readonly ImportRecord[], cite: number): void {
  const { caption, columns, states: names } = texts[draft.language];
  draft.table({
    caption,
    cite,
    columns: [
      { label: columns.file, kind: 'text' },
      { label: columns.state, kind: 'text' },
      { label: columns.started, kind: 'instant' },
      ...[columns.all, columns.created, columns.updated, columns.rejected].map((label) => ({
        label,
        kind: 'number' as const,
      })),
    ],
    rows: list.map(({ id, fileName, state, startedAt, objectsIn, created, updated, rejected }) => ({
      href: hrefOfImport(id),
      cells: [plain(fileName), names[state], startedAt, objectsIn, created, updated, rejected],
    })),
  });
}

const asksForBalance = (question: Question) =>
  valuesOf(question, 'import').some((value) => ['rejected', 'created', 'balance', 'rows'].includes(value));

/** Rows are what police data has too; objects are ours. */
const asksForRows = (question: Question) =>
  !says(question, 'op:newest') && question.phrases.some((phrase) => phrase.includes('cover:rows'));

const reported = ['failed', 'finished', 'cancelled', 'undone', 'running', 'rejected', 'created', 'balance'];

/** "Import a file" tells someone to do it; "import failures" asks. */
const isCommand = ({ phrases, spans, concepts }: Question) =>
  phrases[0]?.includes('howto:do') === true &&
  spans.length === 0 &&
  !concepts.some((concept) => concept.startsWith('op:') || reported.includes(concept.replace('import:', '')));

/** "Did the last import fail?" is about the last one; "the last failed import" is about those that failed. */
function asksHowLastWent(question: Question): boolean {
  const placeOf = (concepts: readonly string[]) =>
    question.phrases.findIndex((phrase) => phrase.some((concept) => concepts.includes(concept)));
  const state = placeOf(states.map((one) => `import:${one}`));
  return says(question, 'op:newest') && question.spans.length === 0 && state > placeOf(['topic:import']);
}

async function sayList(draft: Draft, filter: Filter, withBalance: boolean): Promise<void> {
  const text = texts[draft.language];
  const { list, isCut, cite } = await askImports(draft, filter);
  draft.say(text.count(list.length, draft.figure(list.length, cite), filter.words.join(', ')));
  if (isCut) draft.say(text.onlyNewest(draft.show.number(listedAtMost)));
  const finished = list.filter(({ state }) => state === 'finished');
  if (withBalance && finished.length > 0) {
    draft.say(text.together);
    sayBalance(draft, sumOf(finished), cite);
  }
  tableOf(draft, list, cite);
}

async function sayLast(draft: Draft, filter: Filter): Promise<void> {
  const { list, cite } = await askImports(draft, filter);
  const [first] = list;
  if (first) sayOne(draft, first, cite);
  else draft.say(texts[draft.language].none, cite);
}

/** Imports of intelligence: the last one, its balance, and those that failed. */
export const imports: Topic = {
  name: 'imports',
  mentions: ['topic:import'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:summary', 'op:status', 'op:when', 'op:who', 'import:*'],
    ...['state:completed', 'since:then'],
  ],
  takes: ['spans'],
  async answer(question, draft) {
    const filter = readFilter(question, draft);
    if (isCommand(question)) return false;
    // "Rows" may be those of police data, and a month that of the rows.
    if (!filter || asksForRows(question) || (says(question, 'op:when') && question.spans.length > 0)) return false;
    if (asksHowLastWent(question)) await sayLast(draft, { keep: () => true, words: [] });
    else if (says(question, 'op:newest') && filter.words.length === 0) await sayLast(draft, filter);
    else await sayList(draft, filter, asksForBalance(question));
    return true;
  },
  texts,
  permission: allow('imports', 'read'),
  screens: ['/imports'],
};
