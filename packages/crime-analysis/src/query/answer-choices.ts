import type { LivePart } from '../parts.ts';
import { type ChoiceRow, choicesOf, choicesSql } from './choices-query.ts';
import type { AskParts } from './parts-query.ts';

/** The areas and outcomes that occur. The values of a part never change, so every part is queried once. */
export function answerChoices({ queryParts }: { queryParts: AskParts }) {
  const offers = new Map<string, ChoiceRow>();

  async function learn(parts: readonly LivePart[], signal?: AbortSignal) {
    const paths = new Map(parts.map((part) => [partKey(part), part.path]));
    for (const offer of await queryParts<ChoiceRow>(parts, choicesSql, signal)) {
      const path = paths.get(partKey(offer));
      if (path !== undefined) offers.set(path, offer);
    }
  }

  return async (parts: readonly LivePart[], signal?: AbortSignal) => {
    await learn(
      parts.filter(({ path }) => !offers.has(path)),
      signal,
    );
    const live = new Set(parts.map(({ path }) => path));
    for (const path of offers.keys()) if (!live.has(path)) offers.delete(path);
    return choicesOf([...offers.values()]);
  };
}

const partKey = ({ month, force, fileId }: Pick<LivePart, 'month' | 'force' | 'fileId'>) =>
  `${month} ${force} ${fileId}`;
