import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import type { NetworkSearch } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import type { RecordActions } from '../use-record-actions.ts';
import styles from './graph.module.css';
import type { NetworkGraph } from './use-network-graph.ts';

type Props = {
  readonly graph: NetworkGraph;
  readonly search: NetworkSearch;
  readonly change: ChangeSearch;
  readonly actions: RecordActions;
};

/** The shortest path between two records, step by step; or which end is still to be chosen. */
export function PathLine({ graph, search, change, actions }: Props) {
  const { path: text } = useMessages(networkWords);
  if (!search.path) return null;
  return (
    <section aria-label={text.label} className={styles.path}>
      <PathWords graph={graph} search={search} actions={actions} />
      <Button size="small" variant="quiet" onClick={() => change({ path: undefined })}>
        {text.clear}
      </Button>
    </section>
  );
}

function PathWords({ graph, search, actions }: Omit<Props, 'change'>) {
  const { path: text } = useMessages(networkWords);
  const format = useFormat();
  const describe = useDescribeError();
  const { from, to } = search.path ?? { from: '', to: '' };
  const { path, steps, model } = graph;
  const nameOf = (id: string) => (model.hasNode(id) ? model.getNodeAttribute(id, 'name') : text.unknown);

  if (to === '') return <span role="status">{text.chooseTo(nameOf(from))}</span>;
  if (from === '') return <span role="status">{text.chooseFrom(nameOf(to))}</span>;
  if (path.isPending) return <span role="status">{text.searching}</span>;
  if (path.isError) return <span role="alert">{describe(path.error, text.failed)}</span>;
  if (steps.length === 0) return <span role="status">{text.none(nameOf(from), nameOf(to))}</span>;
  return (
    <>
      <span role="status">{text.found(steps.length - 1, format.number(steps.length - 1))}</span>
      <ol>
        {steps.map((record) => (
          <li key={record.id}>
            <Button size="small" variant="quiet" onClick={() => actions.run('select', record)}>
              {record.name}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
