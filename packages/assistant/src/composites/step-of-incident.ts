import { can } from '@halyard/contracts/policy.ts';
import { type QuerySpec, runQuery, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { writeSpec } from '../answers/answer-spec.ts';
import type { Frame } from '../answers/frame.ts';
import { has } from '../reader/assemble/parts.ts';
import { isLeftOver, type Piece } from '../reader/pieces.ts';
import type { Given, Question } from '../reader/question.ts';

const besides =
  /^(?:filler:|field:next$|op:(?:next|list|follow|this|it|other|about)$|subject:(?:incidents|steps|playbooks|runs)$)/;

const isBeside = (piece: Piece) =>
  piece.records !== undefined || piece.number !== undefined || piece.codes?.some((code) => besides.test(code)) === true;

/** The incident that is named, open or was asked about last, also by the run of its playbook. */
export function incidentMeant({ pieces }: Question, { open, state }: Given): string | undefined {
  const named = pieces.flatMap(({ records = [] }) => records).find(({ subject }) => subject === 'incidents');
  const number = pieces.find((piece) => piece.number !== undefined && !piece.codes)?.number;
  const inFocus = [open, state?.focus].find((one) => one?.subject === 'incidents');
  const ofRun = state?.spec?.subject === 'runs' ? state.spec.where.find(({ field }) => field === 'number') : undefined;
  return named?.id ?? (number === undefined ? (inFocus?.id ?? ofRun?.values[0]) : String(number));
}

/** The incident whose next step is asked for: "what's next" while one is meant, and nothing else is said. */
export function incidentOfStep(question: Question, given: Given): string | undefined {
  const { pieces } = question;
  const others = pieces.flatMap(({ records = [] }) => records).filter(({ subject }) => subject !== 'incidents');
  const isAsked = pieces.some((piece) => has(piece, 'field:next'));
  if (!isAsked || others.length > 0 || pieces.some(isLeftOver) || !pieces.every(isBeside)) return undefined;
  return incidentMeant(question, given);
}

/** The next step of an incident: the open step of its running playbooks, else its status and target time. */
export async function writeStepOf(id: string, { draft, describing }: Omit<Frame, 'spec'>): Promise<void> {
  const { read, manner, person } = draft.asked;
  const running: QuerySpec = {
    subject: 'runs',
    measure: 'list',
    where: [
      { field: 'number', op: 'is', values: [id] },
      { field: 'finished', op: 'is', values: ['no'] },
    ],
    fields: ['next', 'left'],
  };
  const counted = JSON.stringify({ subject: 'runs', measure: 'count', where: running.where } satisfies QuerySpec);
  const mayRead = can(person.role, subjectOf('runs').access);
  const runs = mayRead ? await read(runQuery, { query: { spec: counted, timeZone: manner.timeZone } }) : null;
  const standing: QuerySpec = {
    subject: 'incidents',
    measure: 'record',
    where: [{ field: 'number', op: 'is', values: [id] }],
    fields: ['status', 'due', 'remaining', 'lateness', 'assignee'],
  };
  await writeSpec({ draft, describing, spec: runs && runs.total > 0 ? running : standing });
}
