import { type GraphNode, incidentNodePrefix } from '@halyard/contracts/intelligence/entities.ts';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../network.module.css';

type Props = { readonly node: GraphNode; readonly onClear: () => void };

/** What is selected where it is no record of the network: an incident or an observable, which have screens of their own. */
export function OutsidePanel({ node: { id, name, family }, onClear }: Props) {
  const { outside: text } = useMessages(graphViewWords);
  const isIncident = family === 'incident';
  return (
    <section aria-label={name} className={styles.panel}>
      <header className={layout.splitCentered}>
        <div className={styles.who}>
          <h2>{name}</h2>
          <span>{isIncident ? text.incident : text.observable}</span>
        </div>
        <div className={layout.toolbar}>
          {isIncident ? (
            <Link to="/security" search={{ incident: id.slice(incidentNodePrefix.length) }} className={styles.link}>
              {text.openIncident}
            </Link>
          ) : (
            <Link to="/observables" search={{ observable: id }} className={styles.link}>
              {text.openObservable}
            </Link>
          )}
          <Button size="small" variant="quiet" onClick={onClear}>
            {text.clear}
          </Button>
        </div>
      </header>
    </section>
  );
}
