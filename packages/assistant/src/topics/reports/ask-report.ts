import { getIncidentReport, type IncidentReport } from '@halyard/contracts/operations/reports.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Span } from '../../understand/span.ts';
import { texts } from './texts.ts';

const dayMs = 86_400_000;
const longestMs = 366 * dayMs;

/** A report, the stretch it covers, and that stretch in words. */
export type Report = {
  readonly reply: IncidentReport;
  readonly cite: number;
  readonly span: Span;
  readonly shown: string;
};

/** Where no one says a time, the averages are those of the last 30 days, as on the screen. */
export const last30Days = (now: number): Span => ({ start: now - 30 * dayMs, end: now, unit: 'hours', months: null });

const instants = ({ start, end }: Pick<Span, 'start' | 'end'>) =>
  `from=${new Date(start).toISOString()}&to=${new Date(end).toISOString()}`;

/** The list that a figure of a report counts; `more` narrows it to one severity or person. */
export const hrefOfFigure = (which: 'opened' | 'resolved', span: Pick<Span, 'start' | 'end'>, more = ''): string =>
  `/security?${which}=yes&${instants(span)}${more}`;

/** Asks for the report of a stretch of time; where it is too long for one, says so and answers undefined. */
export async function askReport(draft: Draft, span: Span): Promise<Report | undefined> {
  const text = texts[draft.language];
  if (span.end - span.start > longestMs) {
    draft.refuse('beyond', text.tooLong);
    draft.suggest(...text.examples);
    return undefined;
  }
  const shown = draft.show.span(span);
  const query = {
    from: new Date(span.start).toISOString(),
    to: new Date(span.end).toISOString(),
    timeZone: draft.asked.manner.timeZone,
  };
  const href = `/security?tab=reports&period=custom&${instants(span)}`;
  const { reply, cite } = await draft.ask(getIncidentReport, { query }, { label: text.label(shown), href });
  return { reply, cite, span, shown };
}
