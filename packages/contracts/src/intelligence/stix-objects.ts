import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { allow } from '../policy.ts';
import {
  changeId,
  confidence,
  country,
  descriptionMax,
  labels,
  longText,
  nameMax,
  recordLink,
  sourceMax,
  tlp,
  version,
} from './intelligence.ts';
import { type FieldFault, findStixFaults, stixKindNames } from './stix-kinds.ts';

/** Values of one property, and of all rows of a list. */
export const stixListMax = 200;
const stixValue = z.union([
  z.boolean(),
  z.number(),
  z.array(text(descriptionMax)).check(z.minLength(1), z.maxLength(stixListMax)),
  text(descriptionMax),
]);

const sentences: Readonly<Record<FieldFault, string>> = {
  required: 'is required for this kind',
  unknown: 'is no property of this kind',
  wrong: 'is not a value that this property takes',
  order: 'must not lie before its beginning',
  place: 'must state a region, a country or a point',
  result: 'must be stated where no observables are',
  phases: 'is no property of this kind',
};

const shape = {
  /** `''`: what the object says of itself is in place of a name. */
  name: z._default(longText(nameMax), ''),
  description: z._default(longText(descriptionMax), ''),
  source: text(sourceMax),
  confidence: z._default(confidence, null),
  tlp: z._default(z.nullable(tlp), null),
  labels: z._default(labels, []),
  country: z._default(z.nullable(country), null),
  killChain: z._default(
    z.array(z.strictObject({ chain: text(250), phase: text(250) })).check(z.maxLength(stixListMax)),
    [],
  ),
  references: z._default(
    z
      .array(
        z
          .strictObject({
            source: text(sourceMax),
            externalId: z._default(z.nullable(text(250)), null),
            url: z._default(
              z.nullable(text(2_000).check(z.refine((url) => URL.canParse(url), { error: 'must be a URL' }))),
              null,
            ),
            description: z._default(longText(descriptionMax), ''),
          })
          // STIX 2.1, section 2.5.
          .check(
            z.refine(({ externalId, url, description }) => externalId !== null || url !== null || description !== '', {
              error: 'must have an ID, a URL or a description',
            }),
          ),
      )
      .check(z.maxLength(stixListMax)),
    [],
  ),
  /** Properties of the kind by their STIX names. */
  properties: z._default(z.record(z.string().check(z.maxLength(250)), stixValue), {}),
} as const;

const draft = z.strictObject({ kind: z.enum(stixKindNames), ...shape });
export type StixDraft = z.output<typeof draft>;

type Payload = { readonly value: StixDraft; readonly issues: unknown[] };

/** Refuses what STIX 2.1 does not allow, naming the first such field. */
function checkStix({ value, issues }: Payload): void {
  const found = findStixFaults({ ...value, phases: value.killChain.length });
  for (const { field, fault } of found)
    issues.push({ code: 'custom', message: sentences[fault], input: value, path: [field] });
}

const changed = z.object({ record: recordLink, version, changeId });

/** Imported values have no limits of ours. */
const shownDraft = z.object({
  ...draft.shape,
  name: z.string(),
  description: z.string(),
  source: z.string(),
  labels: z.array(z.string()),
  killChain: z.array(z.object({ chain: z.string(), phase: z.string() })),
  references: z.array(
    z.object({
      source: z.string(),
      externalId: z.nullable(z.string()),
      url: z.nullable(z.string()),
      description: z.string(),
    }),
  ),
  properties: z.record(z.string(), z.union([z.boolean(), z.number(), z.array(z.string()), z.string()])),
});

export const getStixObject = defineEndpoint({
  method: 'GET',
  path: '/stix-objects/:id',
  summary: 'Returns the editable properties of a record as a STIX 2.1 object.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    draft: shownDraft,
    version,
    /** The records that its properties refer to, as far as they are here. */
    linked: z.array(recordLink),
  }),
});
export type StixObjectDetail = z.output<NonNullable<typeof getStixObject.reply>>;

export const addStixObject = defineEndpoint({
  method: 'POST',
  path: '/stix-objects',
  summary: 'Creates a record of any STIX 2.1 type with the properties of that type.',
  access: allow('intelligence', 'create'),
  errors: ['record_not_found'],
  body: draft.check(checkStix as never),
  reply: changed,
  status: 201,
  location: '/stix-objects/:record.id',
});

export const updateStixObject = defineEndpoint({
  method: 'PUT',
  path: '/stix-objects/:id',
  summary:
    'Replaces the given properties of a record; its other properties are kept. 412 if it changed since `version`.',
  access: allow('intelligence', 'update'),
  errors: ['record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...draft.shape, version }).check(checkStix as never),
  reply: changed,
});
