import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { User } from '@halyard/contracts/accounts/users.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { says, type Topic, type TopicText } from '../topic.ts';
import { askUsers, type FoundUsers, tableOfUsers } from './list-of-users.ts';
import { texts } from './texts.ts';
import { hrefOfUser } from './user-filter.ts';

const fullName = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ');

const namesOf = (user: User) => [user.username, user.email, fullName(user)].map((name) => fold(name));

function sayUser(draft: Draft, user: User, cite: number): void {
  const { one, roles, statuses, departments } = texts[draft.language];
  const name = draft.name(user.username, hrefOfUser(user.id));
  const full = fullName(user);
  if (full !== '') draft.say(one.called(name, plain(full)), cite);
  draft.say(one.is(name, roles[user.role], departments[user.department], statuses[user.status]), cite);
  draft.say(one.email(plain(user.email)), cite);
  draft.say(user.lastLogin === null ? one.neverIn : one.lastLogin(draft.show.instant(user.lastLogin)), cite);
  draft.say(one.secondFactor(user.secondFactor), cite);
  if (user.requestedRole) draft.say(one.asksForRole(roles[user.requestedRole]), cite);
  if (user.deletionRequestedAt) draft.say(one.asksForDeletion, cite);
}

/** The search looks at user name, address and department; a first and last name are looked for one by one. */
async function findUser(draft: Draft, name: string): Promise<FoundUsers> {
  const words = [`“${name}”`];
  const wanted = fold(name);
  const found = await askUsers(draft, { query: { search: name }, keep: undefined, words });
  const exact = found.list.filter((user) => namesOf(user).includes(wanted));
  if (exact.length === 1) return { ...found, list: exact, total: 1 };
  if (found.total > 0) return found;
  const isCalled = (user: User) => fold(fullName(user)).split(' ').includes(wanted) || namesOf(user).includes(wanted);
  return askUsers(draft, { query: {}, keep: isCalled, words });
}

const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });

/** One person who has an account, by name; for administrators. */
export const oneUser: Topic = {
  name: 'one-user',
  mentions: ['topic:user', 'topic:role', 'topic:email', 'topic:lastLogin', 'topic:twoFactor'],
  accepts: [
    ...[
      'op:list',
      'op:status',
      'op:summary',
      'op:when',
      'op:exists',
      'rel:named',
      'topic:signedIn',
      'user:secondFactor',
    ],
    ...['state:active', 'state:inactive', 'topic:admin', 'topic:analyst', 'topic:viewer'],
  ],
  takes: ['names', 'quotes'],
  async answer(question, draft) {
    const [name, ...others] = [...question.names, ...question.quotes];
    if (name === undefined || others.length > 0 || says(question, 'who:me')) return false;
    const found = await findUser(draft, name);
    const [user] = found.list;
    if (!user) draft.refuse('not_found', draft.words.notFound(`“${name}”`));
    else if (found.total === 1) sayUser(draft, user, found.cite);
    else {
      draft.say(texts[draft.language].several(draft.figure(found.total, found.cite), name));
      tableOfUsers(draft, found);
    }
    return true;
  },
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission: allow('users', 'list'),
  screens: [],
};
