import { useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { DraftOffer } from '../../../../records/drafts/draft-offer.tsx';
import { useRights } from '../../../../records/use-rights.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import styles from '../graph.module.css';
import type { NetworkGraph } from '../use-network-graph.ts';
import { AddToIncident } from './add-to-incident.tsx';

type Props = {
  readonly graph: NetworkGraph;
  /** Saves the records with these ids, and the connections among them, as a file. */
  readonly onSave: (format: 'graphml' | 'gexf', ids: ReadonlySet<string>) => void;
};

/** What can be done with the records that someone selected together. */
export function SelectionBar({ graph, onSave }: Props) {
  const { selection: text, files } = useMessages(graphViewWords);
  const format = useFormat();
  const { may } = useRights();
  const [isAdding, setAdding] = useState(false);
  const { handling, visible, model } = graph;
  const chosen = [...handling.chosen].filter((id) => visible.has(id));
  if (chosen.length === 0) return null;
  const isRecord = (id: string) => ['threat', 'entity'].includes(model.getNodeAttribute(id, 'family'));
  const linkable = chosen.filter(isRecord);
  const items = [
    { words: text.expand, run: () => handling.expand(chosen) },
    { words: text.neighbors, run: () => graph.chooseAround(chosen) },
    ...(may('incidents', 'update') && linkable.length > 0
      ? [{ words: text.incident, run: () => setAdding(true) }]
      : []),
    { words: files.graphml, run: () => onSave('graphml', new Set(chosen)) },
    { words: files.gexf, run: () => onSave('gexf', new Set(chosen)) },
  ];
  return (
    <section aria-label={text.label} className={styles.line}>
      <span role="status">{text.count(chosen.length, format.number(chosen.length))}</span>
      <Button size="small" onClick={() => handling.hide(chosen)}>
        {text.hide}
      </Button>
      <Button size="small" onClick={() => handling.hide([...visible].filter((id) => !handling.chosen.has(id)))}>
        {text.keep}
      </Button>
      <Menu className={styles.lineMenu} trigger={text.more}>
        {(close) =>
          items.map(({ words, run }) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                run();
              }}
            >
              {words}
            </button>
          ))
        }
      </Menu>
      <Button size="small" variant="quiet" onClick={() => handling.choose(new Set())}>
        {text.clear}
      </Button>
      {linkable.length > 0 && (
        <DraftOffer
          name="network incident"
          form={text.incidentTitle(linkable.length, format.number(linkable.length))}
          onContinue={() => setAdding(true)}
        />
      )}
      {isAdding && (
        <AddToIncident records={linkable.map((id) => model.getNodeAttributes(id))} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}
