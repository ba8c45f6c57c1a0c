import { fieldOf, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { describeCondition, describeSpec, fieldLabel } from './describe.ts';
import { addressOf, type Frame, find, rowsText, sayCaveats } from './frame.ts';

export async function writeCount(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const found = await find(frame, spec);
  const { caveats, total } = found.reply;
  draft.say(describing.sentences.counted(rowsText(frame, spec, total, found.cite)));
  sayCaveats(frame, caveats, found.cite);
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A mean as people read it: a length of time, or a number. */
function showMean({ draft, spec }: Frame, value: number, cite: number): string {
  const isHours = fieldOf(spec.subject, spec.of ?? '')?.kind === 'hours';
  return isHours ? `${draft.figure(rounded(value), cite)} h` : draft.figure(rounded(value), cite);
}

export async function writeAverage(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const found = await find(frame, spec);
  const { value, over, total } = found.reply;
  const label = fieldLabel(describing, spec.of ?? '');
  if (value === null) return draft.say(sentences.noAverage(label, rowsText(frame, spec, total, found.cite)));
  const rows = rowsText(frame, spec, over ?? 0, found.cite);
  draft.say(sentences.average(label, showMean(frame, value, found.cite), rows));
}

export async function writeSum(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const found = await find(frame, spec);
  const { value, total } = found.reply;
  const label = fieldLabel(describing, spec.of ?? '');
  const rows = rowsText(frame, { ...spec, measure: 'count' }, total, found.cite);
  if (value === null) return draft.say(sentences.noAverage(label, rows));
  draft.say(sentences.sum(label, draft.figure(value, found.cite), rows));
}

export async function writeShare(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const { subject, where, period, part = [] } = spec;
  const whole: QuerySpec = { subject, measure: 'count', where, ...(period && { period }) };
  const all = await find(frame, whole);
  const some = await find(frame, { ...whole, where: [...where, ...part] });
  const rows = rowsText(frame, whole, all.reply.total, all.cite);
  if (all.reply.total === 0) return draft.say(sentences.noShare(rows));
  const shown = draft.show.share(some.reply.total / all.reply.total);
  const named = part.map((one) => describeCondition(describing, subject, one)).join(', ');
  draft.say(
    sentences.share(draft.figure(0, some.cite, shown), draft.figure(some.reply.total, some.cite), named, rows),
    all.cite,
  );
  sayCaveats(frame, all.reply.caveats, all.cite);
}

export const withSign = (show: (value: number) => string, value: number): string =>
  `${value > 0 ? '+' : ''}${show(value)}`;

export async function writeComparison(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { subject, where, period, against } = spec;
  if (!period || !against) return;
  const first: QuerySpec = { subject, measure: 'count', where, period };
  const other = { field: period.field, from: against.from, to: against.to };
  const second: QuerySpec = { subject, measure: 'count', where, period: other };
  const [one, before] = [await find(frame, first), await find(frame, second)];
  const difference = one.reply.total - before.reply.total;
  const share = before.reply.total > 0 ? ` (${withSign(draft.show.share, difference / before.reply.total)})` : '';
  draft.say(
    describing.sentences.compared(
      rowsText(frame, first, one.reply.total, one.cite),
      rowsText(frame, second, before.reply.total, before.cite),
      `${withSign(draft.show.number, difference)}${share}`,
    ),
  );
  sayCaveats(frame, one.reply.caveats, one.cite);
  const isSaid = (code: string) => one.reply.caveats.some((caveat) => caveat.code === code);
  sayCaveats(
    frame,
    before.reply.caveats.filter(({ code }) => !isSaid(code)),
    before.cite,
  );
}

/** Counts over time, or averages of the steps of a period. */
export async function writeTrend(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences, show } = describing;
  const found = await find(frame, spec);
  const { subject, where, period, bucket, of } = spec;
  const { reply, cite } = found;
  const label = of ? fieldLabel(describing, of) : null;
  if (label) await writeAverage(frame);
  else draft.say(sentences.trend(rowsText(frame, spec, reply.total, cite)));
  const writeStart = (from: string) => (bucket === 'hour' ? show.instant(from) : show.day(from));
  // Days that have not come have no records yet; days on which something is due may.
  const points = reply.points.filter(({ from, count }) => Date.parse(from) <= draft.asked.now || count > 0);
  const figures = points.map(({ count, value }) => (of ? value : count));
  const most = Math.max(0, ...figures.map((figure) => figure ?? 0));
  const peaks = points.filter((_, index) => figures[index] === most).map(({ from }) => writeStart(from));
  if (most > 0 && !of) draft.say(sentences.peak(show.list(peaks), draft.figure(rounded(most), cite)));
  draft.table({
    caption: describeSpec(describing, spec),
    chart: 'time',
    columns: [
      { label: sentences.columns.from, kind: bucket === 'hour' ? 'instant' : 'day' },
      { label: label ?? sentences.columns.count, kind: of ? 'hours' : 'number' },
    ],
    rows: points
      .map(({ from, to }, index) => {
        const step = period && { field: period.field, from, to };
        const figure = figures[index] ?? null;
        return {
          href: step ? addressOf(frame, { subject, measure: 'list', where, period: step }) : null,
          cells: [bucket === 'hour' ? from : show.dayOf(from), figure === null ? null : rounded(figure)],
        };
      })
      .reverse(),
    cite,
  });
  sayCaveats(frame, reply.caveats, cite);
}
