import type { Incident, IncidentStatus } from '@halyard/contracts/operations/incidents.ts';
import { incidentName, incidentStatuses, isOver } from '@halyard/contracts/operations/incidents.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { kindOf } from '../../understand/reading.ts';
import { subjectOfScreen } from '../../understand/subject-of-screen.ts';
import { askWhichOne, incidentActedOn } from '../incidents/incident-acted-on.ts';
import { askIncident, idByTitle } from '../incidents/incident-meant.ts';
import { linkTo } from '../incidents/list-of-incidents.ts';
import { sayStatus } from '../incidents/say-facts.ts';
import { texts as incidentTexts } from '../incidents/texts.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

const statusOf = new Map<string, IncidentStatus>([
  ...incidentStatuses.map((status) => [status.toLowerCase(), status] as const),
  ['isResolved', 'Resolved'],
]);
const verbs = incidentStatuses.map((status) => `set:${status.toLowerCase()}` as const);

type Wish = { readonly to: IncidentStatus; readonly isReopening: boolean };

/** The one status that is asked for: by its own verb, or by a verb of change and its name. */
function readWish(question: Question): Wish | undefined {
  const direct = valuesOf(question, 'set').flatMap((verb) => statusOf.get(verb) ?? []);
  const named = valuesOf(question, 'state').flatMap((state) => statusOf.get(state) ?? []);
  const isKnown = valuesOf(question, 'state').length === named.length;
  const [to, ...others] = [...new Set([...direct, ...named])];
  if (to === undefined || others.length > 0 || !isKnown) return undefined;
  return { to, isReopening: direct.includes('Open') };
}

type Found = { readonly incident: Incident; readonly cite: number };

function propose(draft: Draft, { incident, cite }: Found, { to }: Wish, comment: string): void {
  const text = texts[draft.language];
  const { statuses } = incidentTexts[draft.language];
  const { id, number, title, status, version } = incident;
  sayStatus(draft, incident, linkTo(draft, incident), cite);
  if (isOver(to) && !isOver(status)) draft.say(text.willResolve);
  if (!isOver(to) && isOver(status)) draft.say(text.willReopen);
  draft.say(text.confirm);
  const summary = text.summary(incidentName(number), plain(title), statuses[status], statuses[to]);
  draft.propose(comment === '' ? summary : text.withComment(summary, plain(comment)), {
    action: 'change_status',
    incidentId: id,
    body: { version, status: to, comment },
  });
}

function answerFor(draft: Draft, found: Found, wish: Wish, comment: string): true {
  const text = texts[draft.language];
  const { statuses } = incidentTexts[draft.language];
  const { incident, cite } = found;
  const name = linkTo(draft, incident);
  if (wish.isReopening && !isOver(incident.status))
    draft.say(text.notOver(name, plain(incident.title), statuses[incident.status]), cite);
  else if (incident.status === wish.to)
    draft.say(text.already(name, plain(incident.title), statuses[incident.status]), cite);
  else propose(draft, found, wish, comment);
  return true;
}

/** The words in quotation marks are the comment where one is announced, else the incident's title. */
async function readTarget(question: Question, draft: Draft): Promise<string | undefined> {
  const [quote] = question.quotes;
  const isTitle = quote !== undefined && !says(question, 'rel:comment');
  return isTitle ? idByTitle(draft, quote) : incidentActedOn(question, draft);
}

/** What the question before may have asked of the incident that "it" means now; a wish itself asks for none of these. */
const askedBefore: readonly string[] = [
  ...['op:summary', 'op:list', 'op:due', 'op:severity', 'op:assignee', 'op:timeline', 'op:description', 'fact:linked'],
  ...['fact:playbooks', 'only:entities', 'only:threats'],
];

/** "Mark as mitigated", where an incident is open, is said of that one; "close" alone may mean the window. */
const setsOnScreen = (question: Question, { asked }: Draft): boolean =>
  !question.isFollowUp &&
  question.phrases.some((phrase) => phrase.includes('set:status') && !phrase.includes('op:timeline')) &&
  subjectOfScreen(asked.screen)?.kind === 'incident';

/** "Update" is a verb of change here, though it may be an entry of the timeline elsewhere. */
const asksAsWell = ({ phrases }: Question): boolean =>
  phrases.some(
    (phrase) =>
      phrase.some((concept) => askedBefore.includes(concept)) && !phrase.some((concept) => kindOf(concept) === 'set'),
  );

async function answer(question: Question, draft: Draft): Promise<boolean> {
  const text = texts[draft.language];
  if (!question.isFollowUp && asksAsWell(question)) return false;
  const wish = readWish(question);
  const isComment = says(question, 'rel:comment');
  if (!wish || question.quotes.length > 1 || (isComment && question.quotes.length === 0)) return false;
  const isTitled = question.quotes.length > 0 && !isComment;
  const isAboutOne =
    isTitled ||
    question.incidents.length > 0 ||
    says(question, 'this:record') ||
    says(question, 'topic:incident') ||
    setsOnScreen(question, draft);
  if (!isAboutOne) return false;
  if (!can(draft.asked.person.role, allow('incidents', 'update'))) {
    draft.refuse('forbidden', text.readOnly);
    return true;
  }
  const isMany = says(question, 'topic:incident') && question.incidents.length === 0 && !says(question, 'one:incident');
  const id = isMany ? undefined : await readTarget(question, draft);
  if (id === 'several') return true;
  if (id === undefined && isTitled && !says(question, 'topic:incident')) return false;
  if (id === undefined) return askWhichOne(draft, ...text.examples);
  const found = await askIncident(draft, id);
  return found ? answerFor(draft, found, wish, isComment ? (question.quotes[0] ?? '') : '') : true;
}

/** A wish for another status of one incident; the person confirms it and their browser asks for it. */
export const changeStatus: Topic = {
  name: 'change-status',
  mentions: ['set:status', ...verbs],
  accepts: [
    ...[
      'topic:incident',
      'one:incident',
      'this:record',
      'op:status',
      'rel:comment',
      'set:part',
      'state:open',
      'state:closed',
    ],
    ...askedBefore,
    ...['state:investigating', 'state:mitigated', 'state:resolved', 'state:isResolved'],
  ],
  takes: ['incidents', 'quotes'],
  answer,
  texts,
  permission: allow('incidents', 'update'),
  screens: ['/security?incident'],
};
