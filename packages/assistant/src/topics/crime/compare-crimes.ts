import type { CrimeFigures } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { askFigures, type CrimeRows, hrefOfRows, isUnknown, rowsOf, wordOfMonths } from './ask-crimes.ts';
import { sayAssumed } from './count-crimes.ts';
import { type Months, monthsIn } from './months.ts';
import { mixesAntisocial, type Wanted } from './read-wanted.ts';
import { sayAbsent, sayCoverage } from './say-caveats.ts';
import { texts } from './texts.ts';

type Side = {
  /** What sets it apart from the other: its months, or its place. */
  readonly name: string;
  readonly rows: CrimeRows;
  readonly reply: CrimeFigures;
  readonly cite: number;
};

/** Below this on either side a change may be chance; the screens say the same. */
const few = 30;

const isCovered = ({ reply, rows }: Side) => !isUnknown(reply, monthsIn(rows.months));

function difference(draft: Draft, [first, second]: readonly [Side, Side]): string {
  const text = texts[draft.language];
  const [one, other] = [first.reply.total, second.reply.total];
  const [a, b] = [first.name, second.name];
  if (one === other) return text.same(a, b);
  const figure = draft.figure(Math.abs(one - other), first.cite);
  if (other === 0) return text.moreThanNone(figure, a, b);
  const change = Math.abs(one / other - 1);
  const share = draft.figure(change, first.cite, draft.show.share(change));
  return (one > other ? text.more : text.fewer)(figure, share, a, b);
}

function tableOfSides(draft: Draft, sides: readonly Side[], caption: string, column: string): void {
  const { columns } = texts[draft.language];
  draft.table({
    caption,
    cite: null,
    columns: [
      { label: column, kind: 'text' },
      { label: columns.crimes, kind: 'number' },
    ],
    rows: sides.map((side) => ({
      href: hrefOfRows(side.rows.query),
      cells: [side.name, isCovered(side) ? side.reply.total : null],
    })),
  });
}

async function askSide(draft: Draft, name: string, rows: CrimeRows): Promise<Side> {
  return { name, rows, ...(await askFigures(draft, rows)) };
}

// What is absent on both sides alike is said once.
const withOwnGaps = (sides: readonly Side[]): Side[] => [
  ...new Map(
    sides.map((side) => [JSON.stringify([side.reply.absent, isCovered(side), side.rows.query.city]), side]),
  ).values(),
];

async function sayCautions(draft: Draft, wanted: Wanted, sides: readonly Side[]): Promise<void> {
  const text = texts[draft.language];
  if (mixesAntisocial(wanted.what)) draft.say(text.includedShort, ...sides.map(({ cite }) => cite));
  sayAssumed(draft, wanted);
  for (const { rows, reply, cite } of withOwnGaps(sides)) sayAbsent(draft, rows, reply, cite);
  await sayCoverage(draft, ...sides.map(({ rows }) => rows));
}

/** Every side with its figure, and what they have in common. */
function saySides(draft: Draft, sides: readonly Side[], common: readonly string[]): void {
  const text = texts[draft.language];
  const figureOf = (side: Side) => (isCovered(side) ? draft.figure(side.reply.total, side.cite) : text.noFigure);
  const said = sides.map((side) => text.side(side.name, figureOf(side))).join('; ');
  draft.say(text.sides(said, common.join(text.separator)), ...sides.map(({ cite }) => cite));
}

async function answerSides(
  draft: Draft,
  wanted: Wanted,
  sides: readonly [Side, Side],
  common: readonly string[],
): Promise<boolean> {
  const text = texts[draft.language];
  saySides(draft, sides, common);
  for (const side of sides) if (!isCovered(side)) draft.say(text.cannotCompare(side.name), side.cite);
  if (sides.every(isCovered)) {
    draft.say(difference(draft, sides), ...sides.map(({ cite }) => cite));
    if (sides.some(({ reply }) => reply.total < few)) draft.say(text.few);
  }
  tableOfSides(draft, sides, text.caption.compared, text.columns.what);
  await sayCautions(draft, wanted, sides);
  return true;
}

/** Two stretches of months side by side, the first measured against the second. */
export async function answerTwoTimes(draft: Draft, wanted: Wanted, second: Months): Promise<boolean> {
  const place = wanted.places.map(({ name }) => `${name}, `).join('');
  const side = (months: Months) =>
    askSide(draft, `${place}${wordOfMonths(months, draft)}`, rowsOf(wanted, months, draft));
  return answerSides(draft, wanted, [await side(wanted.first), await side(second)], wanted.words);
}

/** Two places side by side. */
export async function answerTwoPlaces(draft: Draft, wanted: Wanted): Promise<boolean> {
  const [first, second] = await placeSides(draft, wanted);
  const common = [...wanted.words, wordOfMonths(wanted.first, draft)];
  return first && second ? answerSides(draft, wanted, [first, second], common) : false;
}

async function placeSides(draft: Draft, wanted: Wanted): Promise<Side[]> {
  const sides: Side[] = [];
  for (const place of wanted.places) {
    const rows = rowsOf({ ...wanted, places: [place] }, wanted.first, draft);
    sides.push(await askSide(draft, place.name, rows));
  }
  return sides;
}

/** Several places, each with its own figure: no sum, for they may overlap. */
export async function answerPlaces(draft: Draft, wanted: Wanted): Promise<boolean> {
  const text = texts[draft.language];
  const sides = await placeSides(draft, wanted);
  saySides(draft, sides, [...wanted.words, wordOfMonths(wanted.first, draft)]);
  tableOfSides(draft, sides, text.caption.places, text.columns.place);
  await sayCautions(draft, wanted, sides);
  return true;
}
