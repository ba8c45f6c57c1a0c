import { antiSocialBehaviour, type CrimeFigures } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { askFigures, type CrimeRows, isUnknown, wantedRows, wordOfMonths } from './ask-crimes.ts';
import { lengthOf, monthsIn } from './months.ts';
import { mixesAntisocial, type Wanted, type What, wordsOf } from './read-wanted.ts';
import { sayAbsent, sayCoverage } from './say-caveats.ts';
import { texts } from './texts.ts';

/** Says what was taken for granted: the month, and the category of which only a part was asked for. */
export function sayAssumed(draft: Draft, { assumed, first, partly }: Wanted): void {
  const text = texts[draft.language];
  const months = wordOfMonths(first, draft);
  if (assumed !== undefined)
    draft.say(first.from === first.to ? text.assumed(months) : text.assumedSpan(months), assumed);
  for (const category of partly) draft.say(text.together(text.category(category)));
}

/** Says a total, always with whether anti-social behaviour is in it. */
export function sayTotal(draft: Draft, wanted: Wanted, rows: CrimeRows, figures: CrimeFigures, cite: number): void {
  const text = texts[draft.language];
  const { total, antisocial } = figures;
  if (isUnknown(figures, monthsIn(rows.months))) return;
  draft.say(text.count(total, draft.figure(total, cite), rows.words.join(texts[draft.language].separator)));
  if (mixesAntisocial(wanted.what))
    draft.say(text.included(draft.figure(antisocial, cite), draft.figure(total - antisocial, cite)));
}

/** How many there are. */
export async function answerCount(draft: Draft, wanted: Wanted): Promise<boolean> {
  const rows = wantedRows(wanted, draft);
  const { reply, cite } = await askFigures(draft, rows);
  sayTotal(draft, wanted, rows, reply, cite);
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, reply, cite);
  await sayCoverage(draft, rows);
  return true;
}

/** How many a month there are on average, over the months that have a file. */
export async function answerAverage(draft: Draft, wanted: Wanted): Promise<boolean> {
  const text = texts[draft.language];
  const rows = wantedRows(wanted, draft);
  const { reply, cite } = await askFigures(draft, rows);
  const counted = lengthOf(wanted.first) - reply.absent.length;
  sayTotal(draft, wanted, rows, reply, cite);
  if (counted > 0) draft.say(text.average(draft.figure(reply.total / counted, cite), draft.show.number(counted)));
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, reply, cite);
  await sayCoverage(draft, rows);
  return true;
}

/** What the share is of: the same without the narrowest part of the question, or a place in everything. */
function wholeOf(wanted: Wanted, draft: Draft): Wanted | undefined {
  const { outcome, located, category, ...rest } = wanted.what;
  const kept = [outcome, located, category].findIndex((value) => value !== undefined);
  if (kept < 0) return wanted.places.length > 0 ? { ...wanted, places: [] } : undefined;
  const what: What = {
    ...rest,
    ...(kept < 1 && located !== undefined && { located }),
    ...(kept < 2 && category !== undefined && { category }),
  };
  return { ...wanted, what, words: wordsOf(what, draft) };
}

/** How many of all there are, as a share. */
export async function answerShare(draft: Draft, wanted: Wanted): Promise<boolean> {
  const text = texts[draft.language];
  const { category, outcome, located } = wanted.what;
  const whole = wholeOf(wanted, draft);
  if (!whole) return false;
  const [rows, all] = [wantedRows(wanted, draft), wantedRows(whole, draft)];
  const part = await askFigures(draft, rows);
  const total = await askFigures(draft, all);
  sayTotal(draft, wanted, rows, part.reply, part.cite);
  const { show } = draft;
  // Where the part lacks months that the whole has, a share would compare different times.
  if (part.reply.absent.length === total.reply.absent.length && total.reply.total > 0) {
    const share = part.reply.total / total.reply.total;
    const figures = [part, total].map(({ reply, cite }) => draft.figure(reply.total, cite));
    draft.say(
      text.share(
        draft.figure(share, part.cite, show.share(share)),
        figures[0] ?? '',
        figures[1] ?? '',
        all.words.join(texts[draft.language].separator),
      ),
    );
    const crime = total.reply.total - total.reply.antisocial;
    const isOfCategory = category !== undefined && outcome === undefined && located === undefined;
    const isCrime = isOfCategory && !category.includes(antiSocialBehaviour);
    if (isCrime && total.reply.antisocial > 0 && crime > 0)
      draft.say(
        text.shareWithout(draft.figure(part.reply.total / crime, total.cite, show.share(part.reply.total / crime))),
      );
  }
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, part.reply, part.cite);
  await sayCoverage(draft, rows);
  return true;
}
