import { fieldOf, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { has, personField } from './assemble/parts.ts';
import type { NamedValue } from './pieces.ts';
import type { Given, Question } from './question.ts';

/** The person that "she" means for a subject: the last one in a question or answer. */
async function meantFor(subject: SubjectName, { state, readValues }: Given): Promise<NamedValue | undefined> {
  const field = personField(subject);
  const person = state?.person;
  if (!field || person === undefined) return undefined;
  const all = await readValues(subject);
  const found = all.find((one) => one.field === field && (one.key === person || one.label === person));
  return found && { subject, field, key: found.key, label: found.label };
}

/** A question in which "he", "she" and "her" stand for the person that was named before, unless it names one itself. */
export async function withPersonMeant(question: Question, given: Given, subject: SubjectName): Promise<Question> {
  const saysOne = question.pieces.some((piece) => has(piece, 'op:person'));
  const namesOne = question.pieces.some(({ named = [] }) =>
    named.some((one) => fieldOf(one.subject, one.field)?.kind === 'person'),
  );
  if (!saysOne || namesOne) return question;
  const meant = await meantFor(subject, given);
  if (!meant) return question;
  const pieces = question.pieces.map((piece) => {
    if (!has(piece, 'op:person')) return piece;
    const { at, until, text } = piece;
    return { at, until, text, named: [meant] };
  });
  return { ...question, pieces };
}
