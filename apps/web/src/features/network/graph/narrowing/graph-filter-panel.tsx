import { wordOf } from '@halyard/messages';
import { useMemo } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords, stixWords } from '../../../../text/loaders/intelligence.ts';
import { Checkbox } from '../../../../ui/form/field.tsx';
import type { NetworkModel } from '../model/network-model.ts';
import { edgeStrengths, type GraphFilter, type Period } from './graph-filter.ts';
import styles from './narrowing.module.css';
import { readOffers } from './read-offers.ts';
import { TimeSliders } from './time-sliders.tsx';

type Props = {
  readonly model: NetworkModel;
  readonly filter: GraphFilter;
  readonly onPlay: (period: Period | null) => void;
  readonly onChange: (filter: GraphFilter) => void;
};

const without = <T extends string>(left: readonly T[], value: T, isIn: boolean) =>
  isIn ? left.filter((other) => other !== value) : [...left, value];

/** What of the graph is drawn: kinds, strengths and a time, each with how much of it there is. */
export function GraphFilterPanel({ model, filter, onPlay, onChange }: Props) {
  const { filter: text } = useMessages(graphViewWords);
  const stix = useMessages(stixWords);
  const format = useFormat();
  const { kinds, strengths, undated, times } = useMemo(() => readOffers(model), [model]);
  const { withoutKinds, withoutStrengths, since: _since, until: _until, ...rest } = filter;
  const gone = withoutKinds.filter((kind) => kinds.every(([there]) => there !== kind));
  return (
    <section aria-label={text.label} className={styles.panel}>
      <fieldset>
        <legend>{text.kinds}</legend>
        {[...kinds, ...gone.map((kind) => [kind, 0] as const)].map(([kind, count]) => (
          <Checkbox
            key={kind}
            label={text.counted(wordOf(stix.kinds, kind), format.number(count))}
            checked={!withoutKinds.includes(kind)}
            onChange={({ target }) =>
              onChange({ ...filter, withoutKinds: without(withoutKinds, kind, target.checked) })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{text.strength}</legend>
        {edgeStrengths.map((strength) => (
          <Checkbox
            key={strength}
            label={text.counted(text.strengths[strength], format.number(strengths.get(strength) ?? 0))}
            checked={!withoutStrengths.includes(strength)}
            onChange={({ target }) =>
              onChange({ ...filter, withoutStrengths: without(withoutStrengths, strength, target.checked) })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>
          {text.time} <span className={styles.hint}>{text.timeHint}</span>
        </legend>
        {times ? (
          <TimeSliders
            times={times}
            period={filter}
            onPlay={onPlay}
            onChange={(period) => onChange({ ...rest, withoutKinds, withoutStrengths, ...period })}
          />
        ) : (
          <p>{text.noDates}</p>
        )}
        <Checkbox
          label={text.counted(text.noTime, format.number(undated))}
          checked={!filter.isDatedOnly}
          onChange={({ target }) => onChange({ ...filter, isDatedOnly: !target.checked })}
        />
      </fieldset>
    </section>
  );
}
