import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import {
  sayCompany,
  sayDeletion,
  sayDevices,
  sayEmail,
  sayMe,
  sayMemberSince,
  sayPasswordChanged,
  sayPasswordExpiry,
  sayRecoveryCodes,
  sayRole,
  saySessions,
  sayTwoFactor,
  sayUsername,
} from './profile-facts.ts';
import { settingFacts } from './setting-facts.ts';
import { texts } from './texts.ts';

type Fact = (draft: Draft) => Promise<void>;

const inOrder = (...names: readonly string[]): Fact =>
  async function sayAll(draft) {
    for (const name of names) await facts[name]?.(draft);
  };

/** What can be asked of the own account, by the name of its concept. */
const facts: Readonly<Record<string, Fact>> = {
  ...settingFacts,
  role: sayRole,
  email: sayEmail,
  username: sayUsername,
  company: sayCompany,
  memberSince: sayMemberSince,
  admin: sayRole,
  analyst: sayRole,
  viewer: sayRole,
  twoFactor: sayTwoFactor,
  recoveryCodes: sayRecoveryCodes,
  passwordExpiry: sayPasswordExpiry,
  passwordChanged: sayPasswordChanged,
  deletion: sayDeletion,
  session: saySessions,
  device: sayDevices,
  me: inOrder('whoAmI', 'email', 'memberSince'),
  whoAmI: sayMe,
  settings: inOrder('language', 'timezone', 'dateFormat', 'theme', 'defaultView', 'sessionTimeout', 'twoFactor'),
};

const roleNames: readonly Concept[] = ['topic:admin', 'topic:analyst', 'topic:viewer'];
const topics = Object.keys(facts).map((name): Concept => `topic:${name}`);

/** "Am I an admin?" is about the role; more facts than these in one question were not meant. */
const factsAtMost = 4;

/** Beside something of their own, these say no more than where it is. */
const whole = ['me', 'settings'];

function factsOf(question: Question): string[] {
  const named = valuesOf(question, 'topic');
  const isRole = roleNames.some((role) => says(question, role));
  return named.filter((name) => !whole.includes(name) || (named.every((one) => whole.includes(one)) && !isRole));
}

/** "Change my password" asks for no date; how that is done says another topic. */
const isCommand = ({ phrases, concepts }: Question) =>
  phrases[0]?.includes('howto:do') === true && !concepts.some((concept) => concept.startsWith('op:'));

/** "Notification settings" is a place to go to; "what are my language settings" asks for the language. */
const isPartOfSettings = (question: Question) =>
  says(question, 'topic:settings') &&
  valuesOf(question, 'topic').some((topic) => !whole.includes(topic)) &&
  !question.concepts.some((concept) => concept.startsWith('op:') || concept === 'who:me');

// "What role does an analyst have" is not about the person.
const isAboutOthers = (question: Question) =>
  roleNames.some((role) => says(question, role)) && !says(question, 'who:me') && !says(question, 'topic:me');

/** The own account, settings, sessions and keys; never a secret. */
export const account: Topic = {
  name: 'account',
  mentions: topics.filter((topic) => topic !== 'topic:whoAmI'),
  accepts: [
    ...['op:list', 'op:status', 'op:when', 'op:exists', 'op:count', 'op:summary', 'op:newest', 'who:me', 'switch:any'],
    ...['state:active', 'state:inactive', 'state:open', 'state:unresolved', 'state:undone', 'op:who', 'verb:account'],
  ],
  takes: [],
  async answer(question, draft) {
    const asked = factsOf(question);
    const isOddWho = says(question, 'op:who') && !says(question, 'topic:me');
    if (isCommand(question) || isPartOfSettings(question)) return false;
    if (asked.length === 0 || asked.length > factsAtMost || isAboutOthers(question) || isOddWho) return false;
    for (const say of new Set(asked.flatMap((name) => facts[name] ?? []))) await say(draft);
    return true;
  },
  texts,
  permission: allow('account', 'read'),
  screens: ['/profile', '/settings'],
};
