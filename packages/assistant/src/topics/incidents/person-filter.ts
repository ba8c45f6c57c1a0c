import { getKpis, listAssignable } from '@halyard/contracts/operations/incidents.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { fold } from '../../understand/fold.ts';
import { texts } from './texts.ts';

type Person = { readonly id: string; readonly name: string };

/** Who can have incidents; whoever may not ask for that sees at least who has some. */
async function askPeople(draft: Draft): Promise<readonly Person[]> {
  const label = texts[draft.language].columns.assignee;
  const { asked } = draft;
  if (can(asked.person.role, allow('people', 'assign')))
    return (await draft.ask(listAssignable, {}, { label, href: null })).reply;
  return (await draft.ask(getKpis, {}, { label, href: '/security?kpi=activeAnalysts' })).reply.analysts;
}

const withoutPossessive = (name: string) => name.replace(/['’]s?$/u, '');

/** Who can have an incident, by the name or a part of it; undefined where no name or more than one fits. */
export async function findAssignee(draft: Draft, name: string): Promise<Person | undefined> {
  const people = await askPeople(draft);
  const wanted = fold(withoutPossessive(name));
  const exact = people.filter((person) => fold(person.name) === wanted);
  const close = people.filter((person) => fold(person.name).split(' ').includes(wanted));
  const [found, ...others] = exact.length > 0 ? exact : close;
  return others.length === 0 ? found : undefined;
}
