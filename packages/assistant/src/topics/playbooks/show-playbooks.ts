import { listIncidents, listPlaybooks, type Playbook } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { tableOfIncidents } from '../incidents/list-of-incidents.ts';
import { texts } from './texts.ts';

const hrefOfPlaybook = (id: string): string => `/security?tab=playbooks&playbook=${encodeURIComponent(id)}`;

export const linkTo = (draft: Draft, { id, name }: Playbook): string => draft.name(name, hrefOfPlaybook(id));

export function askPlaybooks(draft: Draft) {
  const about = { label: texts[draft.language].label, records: (all: readonly unknown[]) => all.length };
  return draft.ask(listPlaybooks, {}, about);
}

export function tableOfPlaybooks(draft: Draft, playbooks: readonly Playbook[], cite: number): void {
  const { captions, columns } = texts[draft.language];
  draft.table({
    caption: captions.playbooks,
    cite,
    columns: [
      { label: columns.name, kind: 'text' },
      { label: columns.steps, kind: 'number' },
      { label: columns.running, kind: 'number' },
    ],
    rows: playbooks.map(({ id, name, steps, running }) => ({
      href: hrefOfPlaybook(id),
      cells: [plain(name), steps.length, running],
    })),
  });
}

export function saySteps(draft: Draft, playbook: Playbook, cite: number): void {
  const text = texts[draft.language];
  const { id, name, steps } = playbook;
  draft.say(text.steps(linkTo(draft, playbook), steps.length, draft.figure(steps.length, cite)));
  draft.table({
    caption: text.captions.steps(plain(name)),
    cite,
    columns: [
      { label: text.columns.number, kind: 'number' },
      { label: text.columns.step, kind: 'text' },
    ],
    rows: steps.map((step, index) => ({ href: hrefOfPlaybook(id), cells: [index + 1, plain(step)] })),
  });
}

/** The unresolved incidents that a playbook was started on: counted by the very list that is shown. */
export async function sayRunning(draft: Draft, playbook: Playbook): Promise<void> {
  const text = texts[draft.language];
  const { id, name } = playbook;
  const { reply, cite } = await draft.ask(
    listIncidents,
    { query: { playbook: id, limit: '10' } },
    {
      label: text.incidentsLabel(plain(name)),
      records: ({ total }) => total,
      href: `/security?running=${encodeURIComponent(id)}`,
    },
  );
  draft.say(text.runsOn(linkTo(draft, playbook), reply.total, draft.figure(reply.total, cite)));
  tableOfIncidents(draft, reply, cite);
}
