import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { type CrimeImport, listCrimeImports } from '@halyard/contracts/crime/crime-imports.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { type Question, says, type Topic, type TopicText } from '../topic.ts';
import { texts } from './texts.ts';

const hrefOf = ({ id }: CrimeImport) => `/crime-analysis?tab=imports&import=${encodeURIComponent(id)}`;

function sayLast(draft: Draft, last: CrimeImport, cite: number): void {
  const text = texts[draft.language];
  const figure = (value: number) => draft.figure(value, cite);
  const name = draft.name(last.name, hrefOf(last));
  draft.say(text.last(name, draft.show.instant(last.startedAt), text.importStates[last.state]), cite);
  draft.say(text.balance(figure(last.rowsIn), figure(last.rowsImported), figure(last.rowsRejected)));
  if (last.filesIn !== null) draft.say(text.files(figure(last.filesDone), figure(last.filesIn)));
  if (last.problem) draft.say(text.problem, cite);
  const nobody = last.source === 'sample' ? text.bySample : text.byNobody;
  draft.say(last.by ? text.by(plain(last.by.name)) : nobody, cite);
}

function tableOfImports(draft: Draft, imports: readonly CrimeImport[], cite: number): void {
  const { captions, columns, importStates } = texts[draft.language];
  draft.table({
    caption: captions.imports,
    cite,
    columns: [
      { label: columns.name, kind: 'text' },
      { label: columns.state, kind: 'text' },
      { label: columns.started, kind: 'instant' },
      { label: columns.imported, kind: 'number' },
      { label: columns.rejected, kind: 'number' },
    ],
    rows: imports.map((one) => ({
      href: hrefOf(one),
      cells: [plain(one.name), importStates[one.state], one.startedAt, one.rowsImported, one.rowsRejected],
    })),
  });
}

// "When was police data last imported?" names no import by itself.
const isAboutImports = (question: Question) =>
  says(question, 'topic:policeImport') ||
  (says(question, 'topic:policeData') && (says(question, 'topic:import') || asksWhoOrWhen(question)));

const asksWhoOrWhen = (question: Question) =>
  says(question, 'cover:here') && (says(question, 'op:when') || says(question, 'op:who'));

const ofImports = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofImports });

/** Imports of police data: how many, and the last with its balance. */
export const policeImports: Topic = {
  name: 'police-imports',
  mentions: ['topic:policeImport', 'topic:policeData'],
  accepts: [
    ...[
      'topic:import',
      'op:count',
      'op:list',
      'op:newest',
      'op:when',
      'op:who',
      'op:status',
      'op:summary',
      'op:exists',
    ],
    ...['cover:here', 'cover:rejected', 'cover:rows', 'cover:balance', 'op:define'],
  ],
  takes: [],
  async answer(question, draft) {
    if (!isAboutImports(question)) return false;
    const text = texts[draft.language];
    const { reply, cite } = await draft.ask(
      listCrimeImports,
      {},
      { label: text.importsLabel, records: ({ imports }) => imports.length },
    );
    const { imports, next } = reply;
    const [last] = imports;
    if (last) draft.say(text.imports(imports.length, draft.figure(imports.length, cite)));
    else draft.say(text.noImports, cite);
    if (next !== null) draft.say(text.atMost, cite);
    if (last) sayLast(draft, last, cite);
    tableOfImports(draft, imports, cite);
    return true;
  },
  texts: { en: ofImports('en'), es: ofImports('es'), fr: ofImports('fr'), de: ofImports('de'), ja: ofImports('ja') },
  permission: allow('imports', 'read'),
  // The screen offers questions about crime itself.
  screens: [],
};
