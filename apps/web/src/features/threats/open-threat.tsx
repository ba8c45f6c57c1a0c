import { useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '../../records/to-incident/use-send-to-incident.ts';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/intelligence.ts';
import { ThreatDetail } from './detail/threat-detail.tsx';
import { ThreatPane } from './detail/threat-pane.tsx';
import { EditThreatDialog } from './form/edit-threat-dialog.tsx';
import { NewThreatDialog } from './form/new-threat-dialog.tsx';
import { findListed, useThreat } from './threat-queries.ts';
import type { ThreatsSearch } from './threats-search.ts';
import type { ChangeSearch } from './use-threats-search.ts';

type Props = {
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  readonly types: readonly string[];
  /** The ids of the list in its order. */
  readonly listed: readonly string[];
  readonly onSent: (incident: SentTo) => void;
};

type BesideProps = Pick<Props, 'change' | 'listed' | 'onSent'> & { readonly id: string };

/** One threat beside the table, which stays visible. */
function ThreatBeside({ id, change, listed, onSent }: BesideProps) {
  const text = useMessages(threatsWords);
  const queries = useQueryClient();
  const { data } = useThreat(id);
  const name = data?.threat.name ?? findListed(queries, id)?.name ?? text.title;
  const close = () => change({ threat: undefined }, { replace: true });
  return (
    <ThreatPane
      id={id}
      title={name}
      listed={listed}
      onGo={(threat) => change({ threat }, { replace: true })}
      onClose={close}
    >
      <ThreatDetail key={id} id={id} onEdit={() => change({ compose: 'edit' })} onSent={onSent} onClose={close} />
    </ThreatPane>
  );
}

/** The target of the URL: one threat beside the table, its form, or the form of a new one. */
export function OpenThreat({ search, change, types, listed, onSent }: Props) {
  const { threat, compose } = search;
  const { may } = useRights();
  if (compose === 'new' && may('intelligence', 'create'))
    return (
      <NewThreatDialog
        types={types}
        onAdded={(id) => change({ compose: undefined, threat: id }, { replace: true })}
        onClose={() => change({ compose: undefined }, { replace: true })}
      />
    );
  if (threat === undefined) return null;
  if (compose === 'edit' && may('intelligence', 'update'))
    return (
      <EditThreatDialog
        key={threat}
        id={threat}
        types={types}
        onClose={() => change({ compose: undefined }, { replace: true })}
      />
    );
  return <ThreatBeside id={threat} change={change} listed={listed} onSent={onSent} />;
}
