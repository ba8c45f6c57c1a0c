import type { SchemaDiff } from '@halyard/contracts/work/schemas.ts';
import { type GenerateChoices, openGenerator } from '../sample/generate-value.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { type DocumentValidator, UnusableSchema } from '../validate/create-validator.ts';
import { openTree } from '../viewer/open-tree.ts';
import { compareSchemas } from './compare-schemas.ts';
import { isContained } from './contains.ts';
import type { Difference } from './difference.ts';
import { forcing, forcingByName } from './force-change.ts';
import { type Edit, findUses, guideTo } from './guide-search.ts';
import { isWording } from './keyword-effects.ts';
import { type Hints, hintsOf, mutationsOf } from './mutate-document.ts';
import { isStructural } from './structure-effects.ts';

export type ProvenVerdict = Pick<SchemaDiff, 'verdict' | 'counterExample'>;

type ValidatorOf = (schema: unknown, elsewhere: 'accept') => DocumentValidator;

/** Limits: changes examined, documents generated for each way to force one, and additional documents. */
const changesForced = 150;
const documentsForced = 6;
const documentsByName = 2;
const documentsByChance = 120;
/** A search ends after so many values; a document costs some before it has any. Counted, not timed: always the same. */
const valuesMade = 60_000;
const valuesByName = 5_000;
const valuesByChance = 20_000;
const valuesForAny = 20;
/** Values after which a document gets only what is required. */
const plenty = 100;
/** Limits: valid documents that are mutated, and mutants that are checked. */
const documentsMutated = 16;
const mutationsTried = 2_000;
/** A longer document proves as much, and no one reads it. */
const longestDocument = 100_000;

/**
 * Whether the newer schema rejects documents that the older one accepts. `breaking` is proved by such a document;
 * `compatible` follows from the kinds of changes, and a bounded search found nothing against it. The same schemas get
 * the same judgement. A document takes part only when the validators have looked at it.
 */
export function decideVerdict(older: unknown, newer: unknown, validatorOf: ValidatorOf): ProvenVerdict {
  const differences = compareSchemas(older, newer);
  if (differences.every(({ keyword, effect }) => effect === 'none' && isWordingOnly(keyword))) {
    return { verdict: 'same', counterExample: null };
  }
  const counterExample = search(older, newer, differences, validatorOf);
  if (counterExample) return { verdict: 'breaking', counterExample };
  const isEasy = differences.every(({ effect }) => effect === 'none' || effect === 'widening');
  const isWider = isEasy || isContained(older, newer);
  return { verdict: isWider ? 'compatible' : 'unproved', counterExample: null };
}

function isWordingOnly(keyword: string): boolean {
  return keyword !== '' && isWording(keyword) && !isStructural(keyword);
}

function search(older: unknown, newer: unknown, differences: readonly Difference[], validatorOf: ValidatorOf) {
  try {
    const [before, after] = [validatorOf(older, 'accept'), validatorOf(newer, 'accept')];
    const validators: Validators = { before, after };
    const valid: unknown[] = [];
    return (
      firstRejected(candidates({ older, newer, differences }), validators, (document) => valid.push(document)) ??
      firstMutationRejected(valid, differences, validators)
    );
  } catch (error) {
    if (error instanceof UnusableSchema) return null;
    throw error;
  }
}

interface Validators {
  readonly before: DocumentValidator;
  readonly after: DocumentValidator;
}

/** A document that was valid and no longer is; `onValid` gets those that both accept. */
function firstRejected(
  documents: Iterable<unknown>,
  { before, after }: Validators,
  onValid: (document: unknown) => void,
) {
  let longer: SchemaDiff['counterExample'] = null;
  for (const document of documents) {
    if (!before.validate(document).valid) continue;
    const [error] = after.validate(document).errors;
    if (!error) {
      onValid(document);
      continue;
    }
    const text = JSON.stringify(document);
    if (text.length <= longestDocument) return { document: text, error };
    longer ??= { document: text, error };
  }
  return longer;
}

/** Changes valid documents in one place each. */
function firstMutationRejected(valid: readonly unknown[], differences: readonly Difference[], validators: Validators) {
  const telling = differences.filter(({ effect }) => effect === 'narrowing' || effect === 'unknown');
  if (telling.length === 0) return null;
  return firstRejected(mutated(distinct(valid), hintsOf(telling)), validators, () => {});
}

function* mutated(documents: readonly unknown[], hints: Hints): Generator<unknown> {
  // Documents take turns, so that a large one does not use up the budget of the others.
  const sources = documents.map((document) => mutationsOf(document, hints));
  for (let tried = 0; tried < mutationsTried && sources.length > 0; ) {
    for (const source of [...sources]) {
      const { value, done } = source.next();
      if (done) sources.splice(sources.indexOf(source), 1);
      else yield value;
      tried += 1;
    }
  }
}

/** Different documents, the shortest first. */
function distinct(documents: readonly unknown[]): unknown[] {
  const texts = new Map(documents.map((document) => [JSON.stringify(document), document]));
  const sorted = [...texts].toSorted(([left], [right]) => left.length - right.length);
  // Short ones are changed fully; a long one has the places that they do not have.
  const chosen = [...sorted.slice(0, documentsMutated - 4), ...sorted.slice(documentsMutated - 4).slice(-4)];
  return chosen.map(([, document]) => document);
}

/** The budget of a search, in values of documents. */
interface Budget {
  left: number;
}

interface Compared {
  readonly older: unknown;
  readonly newer: unknown;
  readonly differences: readonly Difference[];
}

function* candidates({ older, newer, differences }: Compared): Generator<unknown> {
  const telling = differences.filter(({ effect }) => effect === 'narrowing');
  const others = differences.filter(({ effect }) => effect === 'unknown');
  const tree = openTree(older);
  const uses = telling.length + others.length > 0 ? findUses(tree) : new Map<string, string>();
  const used = [...telling, ...others]
    .slice(0, changesForced)
    .map((difference) => ({ difference, use: uses.get(difference.older) }));
  const forced = function* (editsOf: (difference: Difference) => readonly Edit[], each: number, budget: Budget) {
    for (const { difference, use } of used) {
      if (use === undefined || budget.left <= 0) continue;
      for (const edit of editsOf(difference)) yield* documentsOf(guideTo(older, tree, use, edit), each, budget);
    }
  };
  yield* forced((difference) => forcing(difference, differences), documentsForced, { left: valuesMade });
  yield* forced((difference) => forcingByName(difference, newer), documentsByName, { left: valuesByName });
  yield* documentsOf(older, documentsByChance, { left: valuesByChance });
}

/** The smallest first: a short document shows best what is rejected. */
function* documentsOf(schema: unknown, count: number, budget: Budget): Generator<unknown> {
  const generator = openGenerator(schema);
  for (let made = 0; made < count && budget.left > 0; made += 1) {
    const { document, values } = generator.make(choicesOf(made));
    budget.left -= values + valuesForAny;
    yield document;
  }
}

function choicesOf(made: number): GenerateChoices {
  const random = seededRandom(made);
  if (made < 2) return { random, optional: made, options: 'first', plenty };
  return { random, optional: made % 2 ? 0 : 0.6, options: 'any', plenty };
}
