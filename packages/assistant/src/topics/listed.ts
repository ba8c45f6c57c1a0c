import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow, type Permission } from '@halyard/contracts/policy.ts';
import { texts as entities } from './entities/texts.ts';
import { texts as incidents } from './incidents/texts.ts';
import { texts as notifications } from './notifications/texts.ts';
import { texts as tasks } from './tasks/texts.ts';
import { texts as threats } from './threats/texts.ts';
import type { Topic, TopicText } from './topic.ts';
import { texts as users } from './users/texts.ts';

type Words = { readonly texts: Topic['texts']; readonly permission: Permission; readonly screens: readonly string[] };

const withCountries = (language: Language): TopicText => {
  const { phrases, countryPhrases, examples } = threats[language];
  return { phrases: Object.assign({}, phrases, countryPhrases), examples };
};

const threatWords: Topic['texts'] = {
  en: withCountries('en'),
  es: withCountries('es'),
  fr: withCountries('fr'),
  de: withCountries('de'),
  ja: withCountries('ja'),
};

/** Gives no answers itself: its lists and figures are queries. Its phrases are words of other topics too. */
const wordsOf = (name: string, { texts, permission, screens }: Words): Topic => ({
  name,
  texts,
  permission,
  screens,
  mentions: [],
  accepts: [],
  takes: [],
  answer: () => Promise.resolve(false),
});

/** Subjects that are asked about as queries, with the questions that are offered for each. */
export const listedTopics: readonly Topic[] = [
  wordsOf('incidents', {
    texts: incidents,
    permission: allow('incidents', 'read'),
    screens: ['/security', '/dashboard'],
  }),
  wordsOf('threats', {
    texts: threatWords,
    permission: allow('intelligence', 'read'),
    screens: ['/threats', '/dashboard'],
  }),
  wordsOf('entities', {
    texts: entities,
    permission: allow('intelligence', 'read'),
    screens: ['/network', '/dashboard'],
  }),
  wordsOf('tasks', { texts: tasks, permission: allow('todos', 'list'), screens: ['/todos', '/dashboard'] }),
  wordsOf('notifications', {
    texts: notifications,
    permission: allow('notifications', 'read'),
    screens: ['/notifications', '/dashboard'],
  }),
  wordsOf('users', { texts: users, permission: allow('users', 'list'), screens: ['/users'] }),
];
