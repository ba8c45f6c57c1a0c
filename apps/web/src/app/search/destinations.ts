import { type AccountRole, fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { type EventKind, eventKinds } from '@halyard/contracts/events.ts';
import { allow, can, type Permission } from '@halyard/contracts/policy.ts';
import { type SearchedWord, searchedWordsMax } from '@halyard/contracts/work/search.ts';
import type { search } from '../../text/en/shell/search.ts';
import type { Words } from '../../text/words.tsx';
import { modulesFor } from '../navigation/screens.ts';

/** A screen or an action that the search offers beside the records. */
export type Destination = { readonly id: string; readonly label: string; readonly href: string };

type Texts = { readonly navigation: Words['navigation']; readonly search: typeof search };

const isFor = (role: AccountRole, permission: Permission | undefined) =>
  permission === undefined || can(fromAccountRole(role), permission);

/** Every screen that the role may open. */
export function screensFor(role: AccountRole, { navigation: text, search }: Texts): readonly Destination[] {
  const modules = modulesFor(role).map(({ key, to }) => ({ id: key, label: text.long[key], href: to }));
  const others = [
    { id: 'observables', label: search.observables, href: '/observables', permission: allow('observables', 'read') },
    { id: 'notifications', label: text.bell, href: '/notifications' },
    { id: 'tasks', label: text.tasks, href: '/todos' },
    { id: 'profile', label: text.profile, href: '/profile' },
    { id: 'settings', label: text.settings, href: '/settings' },
    { id: 'audit', label: text.audit, href: '/audit', permission: allow('audit', 'read') },
    { id: 'health', label: text.systemHealth, href: '/admin/health', permission: allow('platform', 'read') },
    { id: 'api', label: text.apiReference, href: '/api-reference', permission: allow('openapi', 'read') },
  ];
  return [...modules, ...others.filter(({ permission }) => isFor(role, permission))];
}

/** Actions that the role may start from anywhere. */
export function actionsFor(role: AccountRole, { search: text }: Texts): readonly Destination[] {
  const actions = [
    {
      id: 'new-incident',
      label: text.newIncident,
      href: '/security?compose=incident',
      permission: allow('incidents', 'create'),
    },
    {
      id: 'new-threat',
      label: text.newThreat,
      href: '/threats?compose=new',
      permission: allow('intelligence', 'create'),
    },
    { id: 'new-task', label: text.newTask, href: '/todos', permission: allow('todos', 'create') },
    { id: 'import', label: text.import, href: '/imports', permission: allow('imports', 'create') },
  ];
  return actions.filter(({ permission }) => isFor(role, permission));
}

/** Normalized like the server's search. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');

/** Whether a word of the name starts with the text; in a script without spaces, any substring. Both are normalized. */
const says = (name: string, word: string) =>
  name.startsWith(word) || name.includes(` ${word}`) || (/[^\p{ASCII}]/u.test(word) && name.includes(word));

const wordsOf = (typed: string): readonly string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Those whose name contains every typed word as a prefix; in a script without spaces, as a substring. */
export function destinationsNamed<Named extends Pick<Destination, 'label'>>(
  typed: string,
  destinations: readonly Named[],
): readonly Named[] {
  const words = wordsOf(typed);
  return destinations.filter(({ label }) => {
    const name = fold(label);
    return words.every((word) => says(name, word));
  });
}

/** The typed words, each with the kinds of events whose sentence contains it. */
export function wordsSaid(typed: string, sentence: (kind: EventKind, subject: string) => string): SearchedWord[] {
  const sentences = eventKinds.map((kind) => ({ kind, said: fold(sentence(kind, '')) }));
  return wordsOf(typed)
    .slice(0, searchedWordsMax)
    .map((word) => ({ word, kinds: sentences.filter(({ said }) => says(said, word)).map(({ kind }) => kind) }));
}
