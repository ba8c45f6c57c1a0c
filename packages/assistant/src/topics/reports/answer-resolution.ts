import { getKpis } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Span } from '../../understand/span.ts';
import { askReport, last30Days, type Report } from './ask-report.ts';
import { tableByPerson, tableBySeverity } from './breakdowns.ts';
import { texts } from './texts.ts';
import { inWords, type Part } from './whose.ts';

/** The mean of the last 30 days, from the card of the screen. */
async function answerKpi(draft: Draft): Promise<true> {
  const text = texts[draft.language];
  const about = {
    label: text.kpiLabel,
    href: '/security?kpi=averageResolution',
    records: ({ averagedOver }: { averagedOver: number }) => averagedOver,
  };
  const { reply, cite } = await draft.ask(getKpis, {}, about);
  const { averageResolution: hours, averagedOver: n } = reply;
  if (hours === null) draft.say(text.noKpiMean, cite);
  else draft.say(text.kpiMean(draft.figure(hours, cite), n, draft.figure(n, cite)));
  return true;
}

export function sayMean(draft: Draft, { reply, cite, shown }: Report, part: Part): void {
  const text = texts[draft.language];
  const { meanResolutionHours: hours, resolved } = part.of(reply);
  const of = inWords(part, shown);
  if (hours === null) draft.say(text.noMean(of), cite);
  else draft.say(text.mean(draft.figure(hours, cite), resolved, draft.figure(resolved, cite), of));
}

type By = 'severity' | 'person' | undefined;

/** How long incidents took in each stretch of time, or in the last 30 days. */
export async function answerResolution(draft: Draft, spans: readonly Span[], part: Part, by: By): Promise<boolean> {
  if (spans.length === 0 && part.word === null && by === undefined) return answerKpi(draft);
  if (by !== undefined && (spans.length > 1 || part.word !== null)) return false;
  for (const span of spans.length > 0 ? spans : [last30Days(draft.asked.now)]) {
    const report = await askReport(draft, span);
    if (!report) return true;
    sayMean(draft, report, part);
    if (by === 'severity') tableBySeverity(draft, report);
    if (by === 'person') tableByPerson(draft, report);
  }
  return true;
}

/** Which share of the resolved incidents kept their target. */
export async function answerWithinTarget(draft: Draft, spans: readonly Span[]): Promise<boolean> {
  for (const span of spans.length > 0 ? spans : [last30Days(draft.asked.now)]) {
    const report = await askReport(draft, span);
    if (!report) return true;
    sayWithin(draft, report);
  }
  return true;
}

export function sayWithin(draft: Draft, { reply, cite, shown }: Report): void {
  const text = texts[draft.language];
  const { withinTarget: share, resolved } = reply;
  if (share === null) draft.say(text.noWithin(shown), cite);
  else
    draft.say(
      text.within(draft.figure(share, cite, draft.show.share(share)), resolved, draft.figure(resolved, cite), shown),
    );
}
