import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { subjectNames } from '@halyard/contracts/query/query-spec.ts';
import type { SearchResult } from '@halyard/contracts/work/search.ts';
import { readAction } from '../actions/read-action.ts';
import type { DialogueState } from '../dialogue/state.ts';
import { type Given, readQuestion } from '../reader/question.ts';
import { readSpec } from '../reader/read-spec.ts';

/** Saturday, 21 November 2026. */
const now = { now: Date.parse('2026-11-21T08:42:00Z'), timeZone: 'UTC' };

/** A record as the product's search finds it. */
export const record = (kind: SearchResult['kind'], id: string, title: string): SearchResult => ({
  kind,
  id,
  title,
  subtitle: '',
  at: null,
});

/** The data of these tests. */
const records: readonly SearchResult[] = [
  record('entity', 'entity-quayline', 'Quayline Hosting'),
  record('entity', 'entity-dorian', 'Dorian Vella'),
  record('entity', 'entity-andrei', 'Andrei Munteanu'),
  record('incident', '139', 'Lookalike domain registered'),
  record('threat', 'threat-sweep', 'Port sweep against the supplier portal'),
  record('playbook', 'playbook-ransomware', 'Ransomware'),
  record('task', 'task-certificate', 'Renew the certificate of the mail relay'),
];

const assignees = [
  { field: 'assignee', key: 'id-noor', label: 'Noor Haddad' },
  { field: 'assignee', key: 'id-amara', label: 'Amara Keller' },
];
const sources = [{ field: 'source', key: 'Mail gateway', label: 'Mail gateway' }];

/** A question as it is read, with what a test changes of it. */
const givenOf = (message: string, more: Partial<Given> = {}): Given => ({
  message,
  language: 'en',
  now,
  state: null,
  screen: null,
  open: null,
  subjects: subjectNames,
  readValues: async (subject) => {
    if (subject === 'incidents') return [...assignees, ...sources];
    return subject === 'threats' ? sources : [];
  },
  search: async (words) => {
    const wanted = words.toLowerCase().split(/\s+/);
    return records.filter(({ title }) =>
      wanted.every((word) =>
        title
          .toLowerCase()
          .split(/\s+/)
          .some((one) => one.startsWith(word)),
      ),
    );
  },
  ...more,
});

/** A conversation in which `spec` was answered last. */
export const stateOf = (spec: QuerySpec | null, more: Partial<DialogueState> = {}): DialogueState => ({
  language: 'en',
  spec,
  focus: null,
  listed: [],
  proposal: null,
  missed: false,
  ...more,
});

/** The reading of a question. */
export async function read(message: string, more: Partial<Given> = {}) {
  const given = givenOf(message, more);
  const question = await readQuestion(given);
  return { question, ...(await readSpec(question, given)) };
}

/** The requested action. */
export async function readRequest(message: string, more: Partial<Given> = {}) {
  const given = givenOf(message, more);
  return readAction(await readQuestion(given), given);
}
