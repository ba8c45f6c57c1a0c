import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { subjectNames } from '@halyard/contracts/query/query-spec.ts';
import * as z from 'zod/mini';

/** One record that a question names or means: its subject, key and name. */
export const recordRef = z.object({
  subject: z.enum(subjectNames as readonly [SubjectName, ...SubjectName[]]),
  id: z.string(),
  label: z.string(),
});
export type RecordRef = z.output<typeof recordRef>;
