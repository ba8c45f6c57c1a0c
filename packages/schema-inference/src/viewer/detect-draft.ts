import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';

const drafts: readonly (readonly [SchemaDraft, RegExp])[] = [
  ['draft-04', /^https?:\/\/json-schema\.org\/draft-04\/(hyper-)?schema#?$/],
  ['draft-06', /^https?:\/\/json-schema\.org\/draft-06\/(hyper-)?schema#?$/],
  ['draft-07', /^https?:\/\/json-schema\.org\/draft-07\/(hyper-)?schema#?$/],
  ['2019-09', /^https?:\/\/json-schema\.org\/draft\/2019-09\/(hyper-)?schema#?$/],
  ['2020-12', /^https?:\/\/json-schema\.org\/draft\/2020-12\/(hyper-)?schema#?$/],
];

/** The draft that a document names in `$schema`; null when it names none or one we do not know. */
export function detectDraft(schema: unknown): SchemaDraft | null {
  if (typeof schema !== 'object' || schema === null || !('$schema' in schema)) return null;
  const named = schema.$schema;
  if (typeof named !== 'string') return null;
  return drafts.find(([, address]) => address.test(named.trim()))?.[0] ?? null;
}

/** Drafts that ignore everything beside `$ref` (draft-07, section 8.3; gone in 2019-09). */
export function ignoresBesideRef(draft: SchemaDraft | null): boolean {
  return draft === 'draft-04' || draft === 'draft-06' || draft === 'draft-07';
}
