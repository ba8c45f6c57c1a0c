import { getKpis, type Kpis } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askIncidents } from './list-of-incidents.ts';
import { texts } from './texts.ts';

type Analysts = Kpis['analysts'];

const hrefOf = (id: string) => `/security?unresolved=yes&assignee=${encodeURIComponent(id)}`;

/** Everyone who has as many as the first; whoever ties with the first is not left out. */
const tiedWith = (first: Analysts[number], analysts: Analysts) =>
  analysts.filter(({ unresolved }) => unresolved === first.unresolved);

function sayExtreme(draft: Draft, analysts: Analysts, cite: number, which: 'most' | 'least'): void {
  const first = which === 'most' ? analysts[0] : analysts.at(-1);
  if (!first) return;
  const tied = tiedWith(first, analysts);
  const names = draft.show.list(tied.map(({ id, name }) => draft.name(name, hrefOf(id))));
  draft.say(texts[draft.language][which](tied.length, names, draft.figure(first.unresolved, cite)));
}

/** Who has how many unresolved incidents, most first. */
export async function answerByPerson(draft: Draft, which: 'most' | 'least'): Promise<boolean> {
  const text = texts[draft.language];
  const about = { label: text.byCaption.person, href: '/security?kpi=activeAnalysts' };
  const { reply, cite } = await draft.ask(getKpis, {}, about);
  if (reply.analysts.length === 0) draft.say(text.nobodyHasAny, cite);
  else draft.say(text.analysts(reply.activeAnalysts, draft.figure(reply.activeAnalysts, cite)));
  sayExtreme(draft, reply.analysts, cite, which);
  const unassigned = await askIncidents(draft, {
    query: { unresolved: 'yes', assignee: 'nobody' },
    words: [text.states.unresolved, text.unassigned],
  });
  draft.say(text.ofNobody(unassigned.reply.total, draft.figure(unassigned.reply.total, unassigned.cite)));
  draft.table({
    caption: text.byCaption.person,
    cite,
    columns: [
      { label: text.columns.assignee, kind: 'text' },
      { label: text.columns.incidents, kind: 'number' },
    ],
    rows: reply.analysts.map(({ id, name, unresolved }) => ({ href: hrefOf(id), cells: [plain(name), unresolved] })),
  });
  return true;
}
