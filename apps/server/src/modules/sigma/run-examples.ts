import { ApiError } from '@halyard/contracts/errors.ts';
import type { SigmaExample, SigmaProof } from '@halyard/contracts/inflow/sigma.ts';
import type { SigmaRulesTable } from '../../database/tables/sigma-schema.ts';
import type { MapTested } from './sigma-tests.ts';

/** The examples of a rule without their results. */
export type Expected = Pick<SigmaExample, 'text' | 'matches'>;

/** The columns of examples and their results. */
export type ExampleColumns = Pick<SigmaRulesTable, 'examples' | 'proof'>;

export const examplesOf = ({ examples }: Pick<SigmaRulesTable, 'examples'>) => JSON.parse(examples) as SigmaExample[];

const proofOf = (examples: readonly SigmaExample[]): SigmaProof => {
  if (examples.length === 0) return 'untested';
  return examples.every(({ matches, found }) => found === matches) ? 'passing' : 'failing';
};

const toColumns = (examples: readonly SigmaExample[], proof = proofOf(examples)): ExampleColumns => ({
  examples: JSON.stringify(examples),
  proof,
});

/** For a text not tested on its examples: unknown. */
export const notRun = (expected: readonly Expected[]): ExampleColumns =>
  toColumns(
    expected.map(({ text, matches }) => ({ text, matches, found: null })),
    'untested',
  );

export type RunExamples = (text: string, expected: readonly Expected[]) => Promise<ExampleColumns>;

/**
 * Runs the text of a rule over its examples, each of one or several events of which one must match, outside of the server's
 * own thread.
 * @throws ApiError where it takes too long, or an example holds no event that can be read.
 */
export const createRunExamples =
  (map: MapTested): RunExamples =>
  async (text, expected) => {
    if (expected.length === 0) return toColumns([]);
    const kept = expected.map((one, index) => ({ id: index + 1, receivedAt: 0, body: Buffer.from(one.text) }));
    const replies = await map(kept, text);
    const examples = expected.map(({ text: event, matches }, index): SigmaExample => {
      const reply = replies[index];
      const mapped = reply?.is === 'mapped' ? reply.mapped : null;
      if (!mapped || mapped.rejections.some(({ reason }) => reason === 'not_readable'))
        throw new ApiError('invalid_input', `Example ${index + 1} holds no event that can be read.`);
      return { text: event, matches, found: mapped.incoming.length > 0 };
    });
    return toColumns(examples);
  };
