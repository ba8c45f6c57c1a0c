import { bulkMax, type Threat } from '@halyard/contracts/intelligence/threats.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useDrafts } from '../../../records/drafts/use-draft.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import chips from '../../../ui/layout/chips.module.css';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { useAlerts } from '../alert-queries.ts';
import { NewIncidentDialog } from '../incidents/new-incident-dialog.tsx';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';
import { draftFromThreats } from './draft-from-threats.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useAcknowledge } from './use-acknowledge.ts';

type Props = { readonly rule: string | undefined; readonly ruleName: string };

type DraftsProps = { readonly listed: readonly Threat[]; readonly onContinue: (threats: readonly Threat[]) => void };

/** Incidents that were being written about alerts, where all of these are in sight. */
function IncidentDrafts({ listed, onContinue }: DraftsProps) {
  const text = useMessages(securityWords);
  const drafts = useDrafts();
  const byId = new Map(listed.map((threat) => [threat.id, threat]));
  return drafts.readEndings('security new-').map((ids) => {
    const threats = ids.split(',').map((id) => byId.get(id));
    if (!threats.every((threat) => threat !== undefined)) return null;
    return (
      <DraftOffer
        key={ids}
        name={`security new-${ids}`}
        form={text.form.newTitle}
        onContinue={() => onContinue(threats)}
      />
    );
  });
}

/** The alerts, most severe and newest first; one or many can be acknowledged or turned into an incident. */
export function AlertList({ rule, ruleName }: Props) {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  const { alerts: words } = text;
  const format = useFormat();
  const { may } = useRights();
  const list = useAlerts(rule);
  const { acknowledge, isBusy } = useAcknowledge();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [making, setMaking] = useState<readonly Threat[] | null>(null);
  const alerts = list.data?.pages.flatMap((page) => page.alerts) ?? [];
  const total = list.data?.pages[0]?.total;
  // An alert acknowledged by someone else is no longer in the list, and so not selected either.
  const selected = alerts.map(({ threat }) => threat).filter(({ id }) => chosen.has(id));
  const mayAct = may('alerts', 'acknowledge');

  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <div className={styles.frame}>
      <header className={styles.listHead}>
        <p className={styles.total}>
          {total !== undefined && (
            <span role="status">
              <ListCount rows={total}>{words.total(total, format.number(total))}</ListCount>
            </span>
          )}
        </p>
        <p className={styles.quiet}>{words.about}</p>
        {rule && (
          <AddressLink
            change={{ rule: undefined }}
            className={chips.chip}
            aria-label={text.list.remove(words.ofRule(ruleName))}
          >
            {words.ofRule(ruleName)}
            <X size={14} aria-hidden />
          </AddressLink>
        )}
      </header>
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone="error">
          {describeError(list.error, text.failures.alerts)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {making === null && <IncidentDrafts listed={alerts.map(({ threat }) => threat)} onContinue={setMaking} />}
      {list.isPending && <Spinner label={words.loading} />}
      {total === 0 && <p className={chips.nothing}>{rule ? words.noneOfRule : words.empty}</p>}
      {mayAct && alerts.length > 0 && (
        <SelectionBar
          selected={selected}
          shown={Math.min(alerts.length, bulkMax)}
          isBusy={isBusy}
          onAll={(isAll) => setChosen(new Set(isAll ? alerts.slice(0, bulkMax).map(({ threat }) => threat.id) : []))}
          onAcknowledge={async (reason) => {
            const isDone = await acknowledge(selected, reason);
            if (isDone) setChosen(new Set());
            return isDone;
          }}
          onIncident={() => setMaking(selected)}
        />
      )}
      <ul aria-label={words.label} aria-busy={list.isPlaceholderData || undefined}>
        {alerts.map((alert) => (
          <AlertItem
            key={alert.threat.id}
            alert={alert}
            isChosen={chosen.has(alert.threat.id)}
            mayAct={mayAct}
            isBusy={isBusy}
            onChoose={(isChosen) => choose(alert.threat.id, isChosen)}
            onAcknowledge={() => void acknowledge([alert.threat])}
            onIncident={() => setMaking([alert.threat])}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <p className={styles.more}>
          <span>{words.shown(format.number(alerts.length), format.number(total ?? alerts.length))}</span>
          <MoreButton list={list}>{words.more}</MoreButton>
        </p>
      )}
      {making && (
        <NewIncidentDialog
          from={draftFromThreats(making, words.titleOfMany)}
          onClose={() => setMaking(null)}
          onOpened={() => {
            setMaking(null);
            setChosen(new Set());
          }}
        />
      )}
    </div>
  );
}
