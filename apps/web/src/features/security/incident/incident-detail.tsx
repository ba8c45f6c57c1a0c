import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { Suspense, useRef, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { isMissing as isGone } from '../../../api/errors/is-missing.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { ChangesLink } from '../../../records/changes-link.tsx';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { ObservablesBlock } from '../../../records/observables/observables-block.tsx';
import { TechniqueChips } from '../../../records/techniques/technique-chips.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Back } from '../../../ui/marks/icons.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useIncident } from '../incident-queries.ts';
import styles from '../security.module.css';
import { useSecuritySearch } from '../use-security-search.ts';
import { Composer, type ComposerMode } from './composer.tsx';
import panel from './incident.module.css';
import { IncidentActivity } from './incident-activity.tsx';
import { IncidentDialogs, type OpenDialog } from './incident-dialogs.tsx';
import { IncidentFacts } from './incident-facts.tsx';
import { IncidentHead } from './incident-head.tsx';
import { IncidentSummary } from './incident-summary.tsx';
import { LinkedRecords } from './linked-records.tsx';
import { PlaybookRuns } from './playbook-runs.tsx';
import { IncidentAlerts } from './received/incident-alerts.tsx';
import { SimilarIncidents } from './similar-incidents.tsx';
import { CaseClock } from './times/case-clock.tsx';

/** One incident: details, actions, timeline. */
export function IncidentDetail({ id }: { readonly id: string }) {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  const incident = useIncident(id);
  const { change } = useSecuritySearch();
  const isMissing = incident.isError && isGone(incident.error);
  return (
    <>
      <AddressLink change={{ incident: undefined }} className={styles.back}>
        <Back />
        {text.back}
      </AddressLink>
      <div className={layout.stackFar}>
        {isMissing && (
          <MissingRecord
            sentence={text.incident.gone}
            back={text.back}
            onBack={() => change({ incident: undefined })}
          />
        )}
        {incident.isError && !isMissing && (
          <Banner error={incident.error} tone="error">
            {describeError(incident.error, text.failures.incident)}{' '}
            <Button size="small" busy={incident.isFetching} onClick={() => void incident.refetch()}>
              {text.retry}
            </Button>
          </Banner>
        )}
        {incident.isPending && <Spinner label={text.incident.loading} />}
        {incident.data && !isMissing && <IncidentPanel incident={incident.data} />}
      </div>
    </>
  );
}

type DraftsProps = { readonly incident: Incident; readonly onContinue: (dialog: OpenDialog) => void };

function IncidentDrafts({ incident: { id, number }, onContinue }: DraftsProps) {
  const text = useMessages(securityWords);
  const { times, pause } = useMessages(securityWords).incidentCase;
  const name = incidentName(number);
  return (
    <>
      <DraftOffer name={`security edit-${id}`} form={text.form.editTitle(name)} onContinue={() => onContinue('edit')} />
      <DraftOffer
        name={`security status-${id}`}
        form={text.status.title(name)}
        onContinue={() => onContinue('status')}
      />
      <DraftOffer
        name={`security escalation-${id}`}
        form={text.escalation.title(name)}
        onContinue={() => onContinue('escalate')}
      />
      <DraftOffer name={`security times-${id}`} form={times.title(name)} onContinue={() => onContinue('times')} />
      <DraftOffer name={`security pause-${id}`} form={pause.title(name)} onContinue={() => onContinue('pause')} />
    </>
  );
}

function IncidentPanel({ incident }: { readonly incident: Incident }) {
  const text = useMessages(securityWords);
  const { may } = useRights();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [mode, setMode] = useState<ComposerMode>('update');
  const writing = useRef<HTMLTextAreaElement>(null);

  function write(next: ComposerMode) {
    setMode(next);
    writing.current?.focus();
  }

  return (
    <article className={panel.panel} aria-label={incident.title}>
      <IncidentHead incident={incident} onWrite={write} onOpen={setOpen} />
      {open === null && may('incidents', 'update') && <IncidentDrafts incident={incident} onContinue={setOpen} />}
      <IncidentFacts incident={incident} onOpen={setOpen} />
      <CaseClock incident={incident} onSet={() => setOpen('times')} />
      <div className={panel.body}>
        <div className={panel.about}>
          <section>
            <h3>{text.incident.description}</h3>
            {incident.description ? (
              <p className={panel.description}>{incident.description}</p>
            ) : (
              <p className={layout.quiet}>{text.incident.noDescription}</p>
            )}
          </section>
          {incident.resolution && (
            <section>
              <h3>{text.incidentCase.resolution.label}</h3>
              <p className={panel.description}>
                {text.incidentCase.resolution.codes[incident.resolution.code]}
                {incident.resolution.summary && `\n${incident.resolution.summary}`}
              </p>
            </section>
          )}
          <IncidentSummary incident={incident} />
          <TechniqueChips of="incident" id={incident.id} />
          <LinkedRecords incident={incident} onLink={() => setOpen('link')} />
          {/* Its words arrive by themselves: the incident and the focus in the list stay where they are. */}
          <Suspense>
            <IncidentAlerts incident={incident} />
          </Suspense>
          <ObservablesBlock objectType="incident" objectId={incident.id} isClosed={incident.status === 'Closed'} />
          <PlaybookRuns incident={incident} onStart={() => setOpen('playbook')} />
          <SimilarIncidents incident={incident} />
        </div>
        <section className={panel.activity}>
          <div className={layout.splitCentered}>
            <h3>{text.activity.title}</h3>
            <ChangesLink of="incident" id={incident.id} name={incident.title} className={layout.inlineClose} />
          </div>
          <IncidentActivity updates={incident.updates} />
        </section>
      </div>
      {may('incidents', 'update') && <Composer incident={incident} mode={mode} onMode={setMode} ref={writing} />}
      {open && <IncidentDialogs incident={incident} open={open} onClose={() => setOpen(null)} />}
    </article>
  );
}
