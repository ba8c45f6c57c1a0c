import { useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '../../../records/to-incident/use-send-to-incident.ts';
import { useRights } from '../../../records/use-rights.ts';
import type { BulkQuestion } from '../act/bulk-drafts.tsx';
import { IncidentDialog } from '../act/incident-dialog.tsx';
import { TriageDialog } from '../act/triage-dialog.tsx';
import type { ThreatChange, ThreatChanges } from '../act/use-threat-changes.ts';
import { findListed } from '../threat-queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
  readonly selection: Selection;
  readonly changes: ThreatChanges;
  readonly asks: BulkQuestion | null;
  readonly onAsk: (question: BulkQuestion | null) => void;
  readonly onSent: (incident: SentTo) => void;
};

/** Applies an action to all ticked rows; skipped ones stay ticked. */
export function SelectionBar({ selection, changes, asks, onAsk, onSent }: Props) {
  const queries = useQueryClient();
  const { may } = useRights();
  // The version in sight counts, not the one at the time the box was ticked.
  const threats = [...selection.selected.values()].map((threat) => findListed(queries, threat.id) ?? threat);

  async function change(what: ThreatChange): Promise<boolean> {
    const skipped = await changes.change(threats, what);
    if (skipped) selection.keepOnly(skipped);
    return skipped !== undefined;
  }

  const close = () => onAsk(null);
  return (
    <>
      <BulkBar
        count={threats.length}
        isBusy={changes.isBusy}
        mayLink={may('incidents', 'update')}
        onStatus={(status) => void change({ status })}
        onAcknowledge={() => void change({ acknowledged: true })}
        onTriage={() => onAsk('triage')}
        onIncident={() => onAsk('incident')}
        onClear={selection.clear}
      />
      {asks === 'triage' && threats.length > 0 && (
        <TriageDialog
          threats={threats}
          isBusy={changes.isBusy}
          failure={changes.failure}
          onChange={change}
          onClose={close}
        />
      )}
      {asks === 'incident' && threats.length > 0 && (
        <IncidentDialog
          threats={threats}
          onSent={(incident) => {
            selection.clear();
            onSent(incident);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
