import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { saysAny } from '../says-any.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { nameOfForce, presentIn, readScope, type Scope, sumOf } from './read-scope.ts';
import { sayMissing } from './say-missing.ts';
import { texts } from './texts.ts';

function saySample(draft: Draft, scope: Scope): void {
  const text = texts[draft.language];
  const present = presentIn(scope);
  const generated = present.filter(({ sample }) => sample).length;
  if (present.length === 0) return;
  if (generated === present.length) draft.say(text.allSample, scope.cite);
  else if (generated === 0) draft.say(text.noSample, scope.cite);
  else draft.say(text.someSample(draft.figure(generated, scope.cite), draft.figure(present.length, scope.cite)));
}

function sayNone(draft: Draft, { force, span, cite, cells }: Scope): void {
  const text = texts[draft.language];
  draft.say(force ? text.forceWithout(force.name, span) : text.noneIn(span), cite);
  if (force && cells.some(({ notice }) => notice === 'greater_manchester_2019'))
    draft.say(text.greaterManchester, cite);
}

function sayWhatIsHere(draft: Draft, scope: Scope): void {
  const text = texts[draft.language];
  const { cite, span, force, cells, isNamed } = scope;
  const present = presentIn(scope);
  if (present.length === 0) {
    sayNone(draft, scope);
    return;
  }
  const figure = (value: number) => draft.figure(value, cite);
  const rows = figure(sumOf(present, 'rows').sum);
  const forces = figure(new Set(present.map((cell) => cell.force)).size);
  const months = new Set(present.map(({ month }) => month)).size;
  if (force) draft.say(text.ofForce(force.name, figure(present.length), figure(cells.length), rows));
  else if (isNamed) draft.say(text.inMonths(forces, span, rows));
  else draft.say(text.overview(figure(months), span, forces, figure(present.length), rows));
}

function tableOfForces(draft: Draft, scope: Scope): void {
  const text = texts[draft.language];
  const { ledger, cells, cite, months } = scope;
  const rows = ledger.forces.map(({ force }) => {
    const own = cells.filter((cell) => cell.force === force);
    const present = own.filter(({ state }) => state === 'present');
    return { force, all: own.length, present: present.length, rows: sumOf(present, 'rows').sum };
  });
  const ordered = rows.filter(({ all }) => all > 0).sort((one, other) => other.rows - one.rows);
  draft.table({
    caption: text.captions.forces,
    cite,
    columns: [
      { label: text.columns.force, kind: 'text' },
      { label: text.columns.months, kind: 'text' },
      { label: text.columns.rows, kind: 'number' },
    ],
    rows: ordered.map(({ force, all, present, rows: count }) => ({
      href: `/crime-analysis?tab=records&from=${months.from}&to=${months.to}&force=${force}`,
      cells: [
        nameOfForce(scope, force),
        text.ofMonths(draft.show.number(present), draft.show.number(all)),
        present === 0 ? null : count,
      ],
    })),
  });
}

function sayCounted(draft: Draft, scope: Scope, question: Question): boolean {
  const text = texts[draft.language];
  const { cite, span } = scope;
  const present = presentIn(scope);
  const rows = sumOf(present, 'rows').sum;
  const figure = (value: number) => draft.figure(value, cite);
  const share = (part: number) => draft.figure(part / rows, cite, draft.show.share(part / rows));
  const counts = {
    rejected: () => {
      const { sum, unknown } = sumOf(present, 'rejected');
      draft.say(text.rejected(figure(sum), span));
      if (unknown > 0) draft.say(text.rejectedUnknown(figure(unknown)));
    },
    located: (sum = sumOf(present, 'withoutLocation').sum) =>
      draft.say(text.located(figure(sum), share(sum), figure(rows))),
    lsoa: (sum = sumOf(present, 'withoutLsoa').sum) => draft.say(text.lsoa(figure(sum), share(sum), figure(rows))),
    repeated: () => draft.say(text.repeated(figure(sumOf(present, 'repeatedIds').sum), figure(rows))),
    rows: () => draft.say(text.rows(figure(rows), span)),
  };
  const asked = (Object.keys(counts) as (keyof typeof counts)[]).filter((one) => says(question, `cover:${one}`));
  const wanted = asked.length > 1 ? asked.filter((one) => one !== 'rows') : asked;
  if (wanted.length === 0) return false;
  if (present.length === 0) sayNone(draft, scope);
  else for (const one of wanted) counts[one]();
  return true;
}

function sayEnds(draft: Draft, scope: Scope, question: Question): boolean {
  const text = texts[draft.language];
  const months = presentIn(scope)
    .map(({ month }) => month)
    .sort();
  const [oldest] = months;
  const newest = months.at(-1);
  const asksNewest = saysAny(question, 'op:newest', 'cover:end');
  const asksOldest = saysAny(question, 'op:oldest', 'cover:start');
  if (oldest !== undefined && asksOldest) draft.say(text.oldest(draft.show.month(oldest)), scope.cite);
  if (newest !== undefined && asksNewest) draft.say(text.newest(draft.show.month(newest)), scope.cite);
  return oldest !== undefined && (asksNewest || asksOldest);
}

// "Missing" or "imported" alone may be about anything; with months or forces it is about this.
function isSurelyAboutThis(question: Question): boolean {
  const isNamed = saysAny(question, 'topic:policeData', 'topic:coverage');
  const isEach = saysAny(question, 'each:month', 'each:force', 'by:month');
  const isKept = saysAny(question, 'cover:missing', 'cover:here');
  const asksForces = says(question, 'each:force') && saysAny(question, 'op:count', 'op:list', 'op:exists');
  return isNamed || (isEach && isKept) || asksForces;
}

// "Is there data from Kent Police?" is, too, where the name is that of a police force.
function mayBeAboutThis(question: Question): boolean {
  const namesSomething = question.names.length + question.quotes.length + valuesOf(question, 'area').length > 0;
  return namesSomething && saysAny(question, 'cover:data', 'cover:missing', 'cover:here');
}

// "When" alone asks when data was imported, which its imports say.
const asksOtherTime = (question: Question) =>
  saysAny(question, 'op:when', 'op:where') && !saysAny(question, 'cover:start', 'cover:end', 'cover:sample');

/** Which police data is here, what is missing and why, and what the files lack. */
export const crimeCoverage: Topic = {
  name: 'crime-coverage',
  mentions: ['topic:policeData', 'topic:coverage', 'cover:missing', 'cover:here', 'cover:data', 'each:force'],
  accepts: [
    ...[
      'cover:*',
      'op:count',
      'op:list',
      'op:exists',
      'op:newest',
      'op:oldest',
      'op:summary',
      'each:month',
      'each:force',
      'by:month',
    ],
    ...['rel:police', 'op:status', 'by:force', 'beyond:why', 'area:*', 'op:define', 'op:when', 'op:where'],
  ],
  takes: ['spans', 'names', 'quotes'],
  async answer(question, draft) {
    const isWhy = says(question, 'beyond:why') && !says(question, 'cover:missing');
    const isSure = isSurelyAboutThis(question);
    if (!(isSure || mayBeAboutThis(question)) || isWhy || says(question, 'cover:balance')) return false;
    if (asksOtherTime(question)) return false;
    const scope = await readScope(question, draft, isSure);
    if (scope === undefined || scope === 'refused') return scope === 'refused';
    if (sayCounted(draft, scope, question) || sayEnds(draft, scope, question)) saySample(draft, scope);
    else if (says(question, 'cover:sample')) saySample(draft, scope);
    else if (says(question, 'cover:missing')) sayMissing(draft, scope);
    else {
      sayWhatIsHere(draft, scope);
      saySample(draft, scope);
      tableOfForces(draft, scope);
    }
    return true;
  },
  texts,
  permission: allow('analyses', 'read'),
  // The screen offers questions about crime itself.
  screens: [],
};
