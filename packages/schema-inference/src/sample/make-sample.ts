import { createValidator, type DocumentValidator, UnusableSchema } from '../validate/create-validator.ts';
import { type GenerateChoices, openGenerator } from './generate-value.ts';
import { seededRandom } from './seeded-random.ts';

export interface SampleDocument {
  readonly document: unknown;
  /** False when no document that fits was found: the schema may allow none, or a rule is too clever for us. */
  readonly valid: boolean;
}

const seed = 20261121;
const tries = 60;
const plenty = 2_000;

/**
 * A document that fits a schema, always the same for the same schema: as full as its first options make it, or else the
 * barest, or else one of some made by chance. What is in other documents is taken to accept everything.
 */
export function makeSample(
  schema: unknown,
  validatorOf: () => DocumentValidator = () => createValidator(schema, 'accept'),
): SampleDocument {
  const generator = openGenerator(schema);
  const first = generator.make(choicesOf(0)).document;
  try {
    const validator = validatorOf();
    for (let tried = 0; tried < tries; tried += 1) {
      const document = tried === 0 ? first : generator.make(choicesOf(tried)).document;
      if (validator.validate(document).valid) return { document, valid: true };
    }
  } catch (error) {
    if (!(error instanceof UnusableSchema)) throw error;
  }
  return { document: first, valid: false };
}

function choicesOf(tried: number): GenerateChoices {
  const random = seededRandom(seed + tried);
  if (tried < 2) return { random, optional: tried === 0 ? 1 : 0, options: 'first', plenty };
  return { random, optional: (tried % 4) / 4, options: 'any', plenty };
}
