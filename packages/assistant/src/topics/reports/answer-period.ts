import type { Draft } from '../../draft/create-draft.ts';
import type { Span } from '../../understand/span.ts';
import { sayMean, sayWithin } from './answer-resolution.ts';
import { askReport, hrefOfFigure, type Report } from './ask-report.ts';
import { assigneeParameter, personOf, tableByPerson, tableBySeverity } from './breakdowns.ts';
import { texts } from './texts.ts';
import { inWords, type Part } from './whose.ts';

export type Thing = 'opened' | 'resolved' | 'reopened';

function sayThing(draft: Draft, { reply, cite, shown }: Report, part: Part, thing: Thing): void {
  const text = texts[draft.language];
  const count = thing === 'reopened' ? reply.reopened : part.of(reply)[thing];
  draft.say(text[thing](count, draft.figure(count, cite), inWords(part, shown)));
}

type Wanted = { readonly things: readonly Thing[]; readonly part: Part; readonly compares: boolean };

/** How much was opened, resolved or reopened in each stretch of time, and by how much two of them differ. */
export async function answerThings(draft: Draft, spans: readonly Span[], wanted: Wanted): Promise<boolean> {
  const { things, part, compares } = wanted;
  // The report counts reopenings of all incidents together.
  if (things.includes('reopened') && part.word !== null) return false;
  const made: Report[] = [];
  for (const span of spans) {
    const report = await askReport(draft, span);
    if (!report) return true;
    made.push(report);
    for (const thing of things) sayThing(draft, report, part, thing);
  }
  const [one, other] = made;
  const [thing] = things;
  if (compares && one && other && thing && thing !== 'reopened' && things.length === 1) {
    const difference = Math.abs(part.of(one.reply)[thing] - part.of(other.reply)[thing]);
    draft.say(texts[draft.language].difference(draft.show.number(difference)), one.cite, other.cite);
  }
  return true;
}

/** Everything a report says of a stretch of time. */
export async function answerReport(draft: Draft, spans: readonly Span[], by: 'severity' | 'person'): Promise<boolean> {
  const whole: Part = { word: null, href: '', of: (report) => report };
  for (const span of spans) {
    const report = await askReport(draft, span);
    if (!report) return true;
    for (const thing of ['opened', 'resolved', 'reopened'] as const) sayThing(draft, report, whole, thing);
    sayMean(draft, report, whole);
    sayWithin(draft, report);
    if (by === 'severity') tableBySeverity(draft, report);
    else tableByPerson(draft, report);
  }
  return true;
}

/** Who had most of what was opened or resolved; whoever ties is not left out, what no one had does not count. */
export async function answerByPerson(draft: Draft, span: Span, thing: 'opened' | 'resolved'): Promise<boolean> {
  const text = texts[draft.language];
  const report = await askReport(draft, span);
  if (!report) return true;
  const { reply, cite, shown } = report;
  sayThing(draft, report, { word: null, href: '', of: (all) => all }, thing);
  const people = reply.byAssignee.filter(({ id }) => id !== null);
  const most = Math.max(0, ...people.map((person) => person[thing]));
  const first = most === 0 ? [] : people.filter((person) => person[thing] === most);
  const names = first.map((person) =>
    draft.name(personOf(draft, person), hrefOfFigure(thing, span, assigneeParameter(person.id))),
  );
  const say = thing === 'resolved' ? text.mostResolved : text.mostOpened;
  if (first.length > 0) draft.say(say(first.length, draft.show.list(names), draft.figure(most, cite), shown));
  tableByPerson(draft, report);
  return true;
}
