import { fieldOf, type SubjectName } from '@halyard/contracts/query/query-spec.ts';

/** Numbers that add up: rows, steps, rejections; not scores, numbers and places. */
export const isSummable = (subject: SubjectName, field: string): boolean =>
  fieldOf(subject, field)?.kind === 'number' &&
  !['number', 'position', 'confidence', 'version', 'rateLimit'].includes(field);
