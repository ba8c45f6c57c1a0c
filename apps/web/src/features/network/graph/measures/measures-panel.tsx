import { useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../../network.module.css';
import type { ChangeSearch } from '../../use-network-search.ts';
import panel from '../graph.module.css';
import { type GraphLook, type Measure, measures } from '../graph-look.ts';
import type { NetworkGraph } from '../use-network-graph.ts';
import { rankRecords } from './rank-records.ts';

type Props = {
  readonly graph: NetworkGraph;
  readonly look: GraphLook;
  readonly change: ChangeSearch;
  readonly onSelect: (id: string) => void;
};

const most = 10;

/** Communities and centrality as colors and sizes, what they mean, and the ten highest records. */
export function MeasuresPanel({ graph, look, change, onSelect }: Props) {
  const { measures: text } = useMessages(graphViewWords);
  const [ranked, setRanked] = useState<Measure>(look.size);
  return (
    <section aria-label={text.label} className={panel.measures}>
      <div className={layout.stackNear}>
        <div className={panel.choices}>
          <SelectField
            label={text.color}
            value={look.color}
            onChange={({ target }) => change({ color: target.value === 'risk' ? undefined : target.value })}
          >
            {(['risk', 'community', ...measures] as const).map((one) => (
              <option key={one} value={one}>
                {text.names[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text.size}
            value={look.size}
            onChange={({ target }) => change({ size: target.value === 'degree' ? undefined : target.value })}
          >
            {measures.map((one) => (
              <option key={one} value={one}>
                {text.names[one]}
              </option>
            ))}
          </SelectField>
          <SelectField label={text.rank} value={ranked} onChange={({ target }) => setRanked(target.value as Measure)}>
            {measures.map((one) => (
              <option key={one} value={one}>
                {text.names[one]}
              </option>
            ))}
          </SelectField>
        </div>
        {[...new Set([look.color, look.size, ranked])].map((one) => (
          <p key={one} className={layout.quietSmall}>
            <strong>{text.names[one]}:</strong> {text.meanings[one]}
          </p>
        ))}
        <p className={layout.faint}>{text.scope}</p>
      </div>
      <TopRecords graph={graph} measure={ranked} onSelect={onSelect} />
    </section>
  );
}

type TopProps = Pick<Props, 'graph' | 'onSelect'> & { readonly measure: Measure };

function TopRecords({ graph: { measured, model, scene }, measure, onSelect }: TopProps) {
  const { measures: text } = useMessages(graphViewWords);
  const format = useFormat();
  const { places, state } = measured;
  if (state === 'failed') return <p role="alert">{text.failed}</p>;
  if (state === 'working' || !places) return <p role="status">{text.working}</p>;
  const nameOf = (id: string) => scene.nodes[scene.indexById.get(id) ?? -1]?.name ?? id;
  const write = (value: number) => (measure === 'degree' ? format.number(value) : format.percent(value * 100));
  return (
    <table aria-label={text.top(text.names[measure])} className={panel.top}>
      <thead>
        <tr>
          <th scope="col">{text.record}</th>
          <th scope="col">{text.names[measure]}</th>
          <th scope="col">{text.names.community}</th>
        </tr>
      </thead>
      <tbody>
        {rankRecords(places, measure, most).map(({ id, value, community }) => (
          <tr key={id}>
            <td>
              {model.hasNode(id) ? (
                <button type="button" className={styles.open} onClick={() => onSelect(id)}>
                  {nameOf(id)}
                </button>
              ) : (
                nameOf(id)
              )}
            </td>
            <td>{write(value)}</td>
            <td>{format.number(community + 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
