import type { AttackMatrix } from '@halyard/contracts/intelligence/attack.ts';
import type { Layer } from './view.ts';

type Words = { readonly name: string; readonly description: string };

const formatVersion = '4.5';

/** Layer A as a layer of the ATT&CK Navigator, format 4.5; colors and comments of an imported one go with it. */
export function toNavigatorLayer({ domain, version }: AttackMatrix, { values }: Layer, words: Words): object {
  const scores = [...values.values()].map(({ value }) => value).filter((value) => value !== null);
  return {
    name: words.name,
    description: words.description,
    versions: { layer: formatVersion, navigator: '5.1.0', ...(version !== null && { attack: version.split('.')[0] }) },
    domain: `${domain}-attack`,
    techniques: [...values.values()]
      .toSorted((one, other) => (one.number < other.number ? -1 : 1))
      .flatMap((one) =>
        one.tactics.length > 0 ? one.tactics.map((of) => ({ ...one, ...of })) : [{ ...one, tactic: null }],
      )
      .map(({ number, tactic, value, comment, color }) => ({
        techniqueID: number,
        ...(tactic !== null && { tactic }),
        ...(value !== null && { score: value }),
        ...(comment !== null && { comment }),
        ...(color !== null && { color }),
        enabled: true,
      })),
    gradient: {
      colors: ['#22343a', '#3f7a70', '#dfb052', '#f2688c'],
      minValue: 0,
      maxValue: scores.reduce((max, value) => Math.max(max, value), 1),
    },
  };
}
