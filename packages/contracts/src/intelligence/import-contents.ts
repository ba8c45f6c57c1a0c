import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { allow } from '../policy.ts';
import { families } from './intelligence.ts';

const outcomes = { created: z.number(), updated: z.number(), unchanged: z.number() };

/** Records of an import that still exist, by type; records deleted since are not counted. */
export const importContents = z.object({
  records: z.array(z.object({ family: z.enum(families), kind: z.string(), type: z.string(), ...outcomes })),
  connections: z.object(outcomes),
});
export type ImportContents = z.output<typeof importContents>;

export const getImportContents = defineEndpoint({
  method: 'GET',
  path: '/imports/:id/contents',
  summary: 'Counts the records that an import created, updated or found unchanged, by type.',
  access: allow('imports', 'read'),
  params: z.strictObject({ id }),
  reply: importContents,
});
