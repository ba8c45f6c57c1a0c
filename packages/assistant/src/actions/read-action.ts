import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { ActionName, ProposedAction } from '@halyard/contracts/work/assistant-actions.ts';
import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { has } from '../reader/assemble/parts.ts';
import { findNamed } from '../reader/find-named.ts';
import type { Piece } from '../reader/pieces.ts';
import { type Given, type Question, splitQuestion } from '../reader/question.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import { fold } from '../times/fold.ts';
import { type ActionParts, hasOwnWords, readParts } from './action-parts.ts';
import { actionOfPiece, decideAction, type Focus } from './decide-action.ts';
import { withTaskLead } from './own-text.ts';
import type { ReadAction } from './read-result.ts';
import { readVerdict } from './read-verdict.ts';

const kindOf: Partial<Record<SubjectName, SearchKind>> = {
  incidents: 'incident',
  threats: 'threat',
  entities: 'entity',
  tasks: 'task',
  playbooks: 'playbook',
};

/** What a verb is done to where nothing says it: the records whose words the request has. */
const targetsOf: Readonly<Record<string, readonly SubjectName[]>> = {
  complete: ['tasks', 'incidents'],
  reopen: ['incidents', 'tasks'],
  delete: ['tasks'],
  postpone: ['tasks'],
  rename: ['tasks'],
  acknowledge: ['threats'],
  assign: ['incidents'],
  unassign: ['incidents'],
  escalate: ['incidents'],
  close: ['incidents'],
  resolve: ['incidents'],
  start_playbook: ['playbooks'],
  set: ['incidents', 'threats', 'tasks'],
  raise: ['incidents', 'threats', 'tasks'],
};

const shortest = 3;

/** Parts that are not words of a record: fillers, subjects, times, numbers and values. */
const said = /^(?:filler:|subject:|op:it|flag:completed|value:(?:status|severity|priority|verdict|role))/;
const isSaid = ({ codes, span, number }: Piece) =>
  span !== undefined || number !== undefined || codes?.some((code) => said.test(code)) === true;

/** Records whose words a request has, where none is named by number or whole title. */
async function searchTargets(parts: ActionParts, given: Given): Promise<RecordRef[]> {
  const wanted = [...parts.verbs].flatMap((verb) => targetsOf[verb] ?? []);
  const named = wanted.filter((subject) => parts.subjects.has(subject));
  const kinds = [...new Set(named.length > 0 ? named : wanted)];
  const words = parts.pieces
    .filter((piece) => piece.at > parts.verb.at && !isSaid(piece) && piece.text.length >= shortest)
    .map(({ text }) => text)
    .join(' ');
  if (kinds.length === 0 || words === '') return [];
  const found = await given.search(words);
  const refs = kinds.flatMap((subject) =>
    found.filter(({ kind }) => kind === kindOf[subject]).map(({ id, title }) => ({ subject, id, label: title })),
  );
  return closestOf(refs, given.message);
}

/** Letters of words that tell titles apart. */
const telling = /[\p{L}\p{N}]{4,}/gu;

/** Of several records the one whose title has more words of the request than that of every other; else all of them. */
function closestOf(refs: readonly RecordRef[], message: string): RecordRef[] {
  const said = new Set(fold(message).match(telling));
  const ranked = refs
    .map((ref) => ({
      ref,
      count: new Set(
        fold(ref.label)
          .match(telling)
          ?.filter((word) => said.has(word)),
      ).size,
    }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = ranked;
  return first && second && first.count > second.count ? [first.ref] : [...refs];
}

/** What a request may be done to: what it names, and else what is open or was shown, unless it has its own words. */
const focusOf = (records: readonly RecordRef[], parts: ActionParts, { state, open }: Given): Focus => ({
  of: (subjects) => {
    const fits = ({ subject }: RecordRef) => subjects.includes(subject);
    const named = records.find(fits);
    // "Close the one about the port sweep" is not the one that happens to be open.
    const isDescribed = hasOwnWords(parts) && [...parts.verbs].some((verb) => verb in targetsOf);
    if (named || isDescribed) return named;
    return [open, state?.focus, state?.listed[0]].find((one) => one && fits(one)) ?? undefined;
  },
});

const only = ({ request: pieces }: Question, code: 'op:yes' | 'op:no') =>
  pieces.some((piece) => has(piece, code)) &&
  pieces.every((piece) => has(piece, code) || has(piece, 'filler:') || has(piece, 'op:follow') || has(piece, 'op:it'));

const mereWord = /^(?:filler:$|op:(?:follow|no|within|by|ago)$|subject:incidents$)/;

/** "Sorry, on 143": the same for another incident, which is read again. */
function onOtherIncident({ request }: Question, { action, slots }: ProposedAction): ReadAction | undefined {
  const named = request.filter(
    ({ number, records, isPronoun, codes }) =>
      !isPronoun && ((number !== undefined && !codes) || records?.some(({ subject }) => subject === 'incidents')),
  );
  const [only, ...more] = named;
  const rest = request.filter((piece) => piece !== only);
  const isMere = rest.length > 0 && rest.every(({ codes }) => codes?.some((code) => mereWord.test(code)) === true);
  const id = only?.records?.[0]?.id ?? (only?.number === undefined ? undefined : String(only.number));
  if (id === undefined || more.length > 0 || !isMere || !slots.incident) return undefined;
  const values = Object.entries(slots).map(([slot, { value }]) => [slot, slot === 'incident' ? id : value] as const);
  const labels = Object.entries(slots).flatMap(([slot, { label }]) =>
    slot === 'incident' || label === null ? [] : [[slot, label] as const],
  );
  return {
    is: 'action',
    request: { action, slots: Object.fromEntries(values), labels: Object.fromEntries(labels) },
  };
}

/** "Yes", "no", "undo", "make it Friday": replies to the previous proposal. */
function readAnswer(
  question: Question,
  given: Given,
  parts: ActionParts | undefined,
  people: readonly Piece[],
): ReadAction | undefined {
  if (!given.state?.proposal) return undefined;
  if (only(question, 'op:yes')) return { is: 'settled', as: 'confirmed' };
  if (only(question, 'op:no')) return { is: 'settled', as: 'declined' };
  if (parts?.verbs.has('undo')) return { is: 'settled', as: 'undone' };
  const corrected = parts ? undefined : onOtherIncident(question, given.state.proposal.request);
  if (corrected) return corrected;
  const isChange = parts
    ? ['set', 'postpone', 'raise', 'assign'].some((verb) => parts.verbs.has(verb))
    : question.request.some((piece) => has(piece, 'op:follow'));
  if (!isChange || (parts && parts.records.length > 0)) return undefined;
  const said =
    parts ??
    readParts(
      { ...question, request: [{ at: 0, until: 0, text: '', codes: ['act:set'] }, ...question.request] },
      given,
      { people },
    );
  if (!said) return undefined;
  const values: Record<string, string> = {};
  for (const [field, [value]] of said.values) if (value !== undefined) values[field] = value;
  if (said.day) values.dueDate = said.day;
  if (said.person) values.assignee = said.person.key;
  const labels: Record<string, string> = said.person ? { assignee: said.person.label } : {};
  return Object.keys(values).length > 0 ? { is: 'changed', values, labels } : undefined;
}

function actionOnUsers({ verbs, values }: ActionParts): ActionName | undefined {
  if (verbs.has('activate')) return 'activate_user';
  if (verbs.has('deactivate')) return 'deactivate_user';
  return (verbs.has('set') || verbs.has('change_role')) && values.has('role') ? 'change_role' : undefined;
}

/** Reads a request to do something; undefined where a question is no such request. */
export async function readAction(asked: Question, given: Given): Promise<ReadAction | undefined> {
  const verdict = await readVerdict(asked, given);
  if (verdict) return verdict;
  const question = withTaskLead(asked);
  const isRequest = question.request.some(({ codes }) => codes?.some((code) => code.startsWith('act:')));
  if (!isRequest && !given.state?.proposal) return undefined;
  const message = given.message;
  const people = [
    ...(await findNamed({ message, readValues: given.readValues }, 'incidents', question.language)),
    ...(await findNamed({ message, readValues: given.readValues }, 'people', question.language)),
  ].filter(({ named = [] }) => named.some(({ field }) => field === 'assignee' || field === 'name'));
  const split = people.length > 0 ? withTaskLead(withPeople(question, given, people)) : question;
  const sources = [
    ...(await findNamed({ message, readValues: given.readValues }, 'threats', question.language)),
    ...(await findNamed({ message, readValues: given.readValues }, 'incidents', question.language)),
  ].filter(({ named = [] }) => named.some(({ field }) => field === 'source'));
  const parts = readParts(split, given, { people, sources });
  const answer = readAnswer(split, given, parts, people);
  if (answer || !parts) return answer;
  if (parts.verbs.has('undo')) return { is: 'unclear', candidates: [] };
  const request = decideAction(parts, focusOf(parts.records, parts, given));
  if (request) return { is: 'action', request };
  // Users who may not see users are told which roles may change them, whether or not such a user exists.
  const ofUsers = given.subjects.includes('people') ? undefined : actionOnUsers(parts);
  if (ofUsers) return { is: 'action', request: { action: ofUsers, slots: {}, labels: {} } };
  const found = await searchTargets(parts, given);
  const [one, ...more] = found;
  if (!one) return undefined;
  if (more.length > 0) return { is: 'unclear', candidates: found, action: actionOfPiece(parts.verb) };
  const again = decideAction(parts, focusOf([one, ...parts.records], parts, given));
  return again && { is: 'action', request: again };
}

function withPeople(question: Question, given: Given, people: Question['pieces']): Question {
  const known = question.request.filter(({ records }) => records !== undefined);
  return splitQuestion(given, question.language, [...people, ...known]);
}
