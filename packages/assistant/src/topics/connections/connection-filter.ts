import { type Connection, type Strength, strengths } from '@halyard/contracts/intelligence/entities.ts';
import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

/** Which connections a question is about; the query knows no such filter, so they are picked from its reply. */
export type ConnectionFilter = {
  readonly words: readonly string[];
  readonly accepts: (connection: Connection) => boolean;
  /** Of the connections of one record: which other ends. */
  readonly acceptsEnd: (end: RecordLink) => boolean;
};

const strengthRank = (strength: Strength | null) =>
  strength === null ? strengths.length : strengths.indexOf(strength);

/** The strongest first, and among equals the latest contact. */
export const byStrength = (one: Connection, other: Connection): number =>
  strengthRank(one.strength) - strengthRank(other.strength) ||
  (other.lastContact ?? '').localeCompare(one.lastContact ?? '');

/** How strong a connection is, in the words of the language; null where no one stated it. */
export const strengthOf = (draft: Draft, { strength }: Pick<Connection, 'strength'>): string | null =>
  strength === null ? null : texts[draft.language].strengths[strength];

export const typeOf = (draft: Draft, type: string): string =>
  (texts[draft.language].types as Readonly<Record<string, string>>)[type] ?? type;

/** What a question narrows connections to. */
export function readConnectionFilter(question: Question, draft: Draft): ConnectionFilter {
  const text = texts[draft.language];
  const wanted = [...valuesOf(question, 'strength')];
  const types = valuesOf(question, 'connType');
  const ends = valuesOf(question, 'entityType');
  const isThreats = says(question, 'topic:threat');
  const isEntities =
    says(question, 'topic:entity') && !says(question, 'one:entity') && !says(question, 'whole:network');
  const strengthWord = (name: string) => (name === 'none' ? text.unknownStrength : text.strengths[name as Strength]);
  const endWords = [
    ...ends,
    ...(isThreats ? ['threat'] : []),
    ...(isEntities ? ['entity'] : []),
  ] as (keyof typeof text.kinds)[];
  return {
    words: [
      ...wanted.map(strengthWord),
      ...types.map((type) => typeOf(draft, type)),
      ...endWords.map((end) => text.with(text.kinds[end])),
    ],
    accepts: ({ type, strength }) =>
      (wanted.length === 0 || wanted.includes(strength ?? 'none')) && (types.length === 0 || types.includes(type)),
    acceptsEnd: ({ type, family }) =>
      endWords.length === 0 ||
      ends.includes(type) ||
      (isThreats && family === 'threat') ||
      (isEntities && family === 'entity'),
  };
}
