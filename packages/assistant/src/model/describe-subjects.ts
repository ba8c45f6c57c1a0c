import type { Field } from '@halyard/contracts/query/field.ts';
import { type SubjectName, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { type ActionName, actionOf } from '@halyard/contracts/work/assistant-actions.ts';

const describeField = (field: Field) => (field.kind === 'choice' ? field.values.join('|') : `<${field.kind}>`);

/** The semantic model as far as a person may ask about it: fields with their kinds or values. */
export const describeSubjects = (subjects: readonly SubjectName[]) =>
  Object.fromEntries(
    subjects.map((subject) => {
      const { fields, time } = subjectOf(subject);
      const described = Object.entries(fields).map(([name, field]) => [name, describeField(field)]);
      return [subject, { ...(time && { time }), fields: Object.fromEntries(described) }];
    }),
  );

/** The actions permitted for a user, with what they need. */
export const describeActions = (actions: readonly ActionName[]) =>
  Object.fromEntries(
    actions.map((action) => {
      const slots = Object.entries(actionOf(action).slots).map(([name, { kind, values, required }]) => [
        required ? name : `${name}?`,
        values?.join('|') ?? `<${kind}>`,
      ]);
      return [action, Object.fromEntries(slots)];
    }),
  );
