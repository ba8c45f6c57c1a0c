import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { IndicatorSightings } from '../../../records/observables/indicator-sightings.tsx';
import { ObservablesBlock } from '../../../records/observables/observables-block.tsx';
import { TechniqueChips } from '../../../records/techniques/technique-chips.tsx';
import type { SentTo } from '../../../records/to-incident/use-send-to-incident.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { ChangeOutcome } from '../act/change-outcome.tsx';
import { IncidentDialog } from '../act/incident-dialog.tsx';
import { TriageDialog } from '../act/triage-dialog.tsx';
import { useThreatChanges } from '../act/use-threat-changes.ts';
import { findListed, useThreat } from '../threat-queries.ts';
import styles from './detail.module.css';
import { ThreatActions } from './threat-actions.tsx';
import { ThreatFacts } from './threat-facts.tsx';
import { ThreatHead } from './threat-head.tsx';
import { ThreatHistory } from './threat-history.tsx';
import { ThreatLinks } from './threat-links.tsx';
import { useDeleteThreat } from './use-delete-threat.ts';

type Props = {
  readonly id: string;
  readonly onEdit: () => void;
  readonly onSent: (incident: SentTo) => void;
  readonly onClose: () => void;
};

/** One threat with all its links; the list's data is shown until the rest has loaded. */
export function ThreatDetail({ id, onEdit, onSent, onClose }: Props) {
  const text = useMessages(threatsWords);
  const { may } = useRights();
  const describeFailure = useDescribeError();
  const queries = useQueryClient();
  const detail = useThreat(id);
  const changes = useThreatChanges();
  const removal = useDeleteThreat({ onDeleted: onClose });
  const failure = useMutationFailure(removal);
  const [asks, setAsks] = useState<'triage' | 'incident' | null>(null);
  const gone = detail.isError && isMissing(detail.error);
  const threat = gone ? undefined : (detail.data?.threat ?? findListed(queries, id));
  return (
    <>
      <div className={styles.stack}>
        {gone && <MissingRecord sentence={text.detail.gone} back={text.detail.back} onBack={onClose} />}
        {detail.isError && !gone && (
          <Banner error={detail.error} tone="error">
            {describeFailure(detail.error, text.detail.failed)}{' '}
            <Button size="small" busy={detail.isFetching} onClick={() => void detail.refetch()}>
              {text.retry}
            </Button>
          </Banner>
        )}
        {failure && (
          <Banner error={failure} tone="error">
            {describeFailure(failure, text.detail.deleteFailed)}
          </Banner>
        )}
        {asks !== 'triage' && <ChangeOutcome changes={changes} />}
        {threat && asks === null && may('intelligence', 'update') && (
          <>
            <DraftOffer
              name={`threats triage ${id}`}
              form={text.triage.title(1, '1')}
              onContinue={() => setAsks('triage')}
            />
            <DraftOffer
              name={`threats incident ${id}`}
              form={text.incident.title(1, '1')}
              onContinue={() => setAsks('incident')}
            />
          </>
        )}
        {threat && (
          <>
            <ThreatHead threat={threat} />
            <ThreatActions
              threat={threat}
              isBusy={changes.isBusy || removal.isPending}
              onStatus={(status) => void changes.change([threat], { status })}
              onAcknowledge={(acknowledged) => void changes.change([threat], { acknowledged })}
              onTriage={() => setAsks('triage')}
              onIncident={() => setAsks('incident')}
              onEdit={onEdit}
              onDelete={() => removal.mutate(threat)}
            />
            <ThreatFacts threat={threat} facts={detail.data?.facts ?? null} />
          </>
        )}
        {detail.isPending && <Spinner label={text.loadingOne} />}
        {detail.data && !gone && (
          <>
            <TechniqueChips of="record" id={id} className={styles.part} />
            <ThreatLinks
              threat={detail.data.threat}
              incidents={detail.data.incidents}
              connections={detail.data.connections}
            />
            {detail.data.threat.kind === 'indicator' && (
              <div className={styles.part}>
                <IndicatorSightings id={id} />
              </div>
            )}
            <div className={styles.part}>
              <ObservablesBlock objectType="threat" objectId={id} />
            </div>
            <ThreatHistory threat={detail.data.threat} history={detail.data.history} />
          </>
        )}
      </div>
      {threat && asks === 'triage' && (
        <TriageDialog
          threats={[threat]}
          isBusy={changes.isBusy}
          failure={changes.failure}
          onChange={async (what) => (await changes.change([threat], what)) !== undefined}
          onClose={() => setAsks(null)}
        />
      )}
      {threat && asks === 'incident' && (
        <IncidentDialog threats={[threat]} onSent={onSent} onClose={() => setAsks(null)} />
      )}
    </>
  );
}
