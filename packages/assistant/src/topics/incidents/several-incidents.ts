import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Question } from '../topic.ts';
import { askIncident } from './incident-meant.ts';
import { linkTo, tableOfIncidents } from './list-of-incidents.ts';
import { sayStatus } from './say-facts.ts';

const comparedAtMost = 5;
const compared: readonly string[] = [
  'topic:incident',
  'one:incident',
  'op:compare',
  'op:list',
  'op:summary',
  'op:status',
];

/** Several incidents side by side, where no more is asked of them. */
export async function answerSeveral(question: Question, draft: Draft): Promise<boolean> {
  const { concepts, names, quotes } = question;
  const ids = [...new Set(question.incidents)];
  const isPlain = concepts.every((concept) => compared.includes(concept)) && names.length + quotes.length === 0;
  if (!isPlain || ids.length > comparedAtMost) return false;
  const found: Incident[] = [];
  for (const id of ids) {
    const answered = await askIncident(draft, id);
    if (!answered) return true;
    found.push(answered.incident);
    sayStatus(draft, answered.incident, linkTo(draft, answered.incident), answered.cite);
  }
  tableOfIncidents(draft, { incidents: found, total: found.length }, null);
  return true;
}
