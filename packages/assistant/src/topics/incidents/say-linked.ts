import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import type { Say } from './say-facts.ts';
import { texts } from './texts.ts';

/** The screen that shows a linked record. */
export const hrefOfRecord = ({ id, family }: Pick<RecordLink, 'id' | 'family'>): string =>
  family === 'threat' ? `/threats?threat=${encodeURIComponent(id)}` : `/network?entity=${encodeURIComponent(id)}`;

export type Linked = 'entities' | 'threats';

/** How many records of the chosen kinds are linked, and which. */
export function sayLinked(draft: Draft, incident: Incident, cite: number, kinds: readonly Linked[]): void {
  const { one, columns } = texts[draft.language];
  for (const kind of kinds) draft.say(one[kind](incident[kind].length, draft.figure(incident[kind].length, cite)));
  draft.table({
    caption: one.linkedCaption,
    cite,
    columns: [
      { label: columns.name, kind: 'text' },
      { label: columns.type, kind: 'text' },
    ],
    rows: kinds
      .flatMap((kind) => incident[kind])
      .map((record) => ({ href: hrefOfRecord(record), cells: [plain(record.name), plain(record.type)] })),
  });
}

/** The playbooks that were started, how far they are, and their steps. */
export const sayPlaybooks: Say = (draft, { playbooks }, _name, cite) => {
  const { one, columns } = texts[draft.language];
  draft.say(one.playbooks(playbooks.length, draft.figure(playbooks.length, cite)));
  for (const { name, steps } of playbooks) {
    const done = steps.filter(({ doneAt }) => doneAt !== null).length;
    draft.say(one.steps(plain(name), draft.figure(done, cite), draft.figure(steps.length, cite)));
    const next = steps.find(({ doneAt }) => doneAt === null);
    if (next) draft.say(one.nextStep(plain(next.text)), cite);
    draft.table({
      caption: one.stepsCaption(plain(name)),
      cite,
      columns: [
        { label: one.step, kind: 'text' },
        { label: one.done, kind: 'instant' },
        { label: columns.who, kind: 'text' },
      ],
      rows: steps.map(({ text, doneAt, doneBy }) => ({
        href: null,
        cells: [plain(text), doneAt, doneBy === null ? null : plain(doneBy)],
      })),
    });
  }
};
