import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { defang } from '@halyard/observables/defang';
import { X } from 'lucide-react';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useAlertQueues } from '../../../../../records/alert-queues.ts';
import { usePlaceWords } from '../../../../../records/observables/place-filters.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { useAlertRules } from '../../../alert-queries.ts';
import { type noFilters, type ReceivedSearch, noFilters as without } from '../received-search.ts';
import { rulesSourceId } from '../rule-source.ts';
import styles from './list.module.css';

type Props = {
  readonly search: ReceivedSearch;
  /** The name of the filtered source, if known. */
  readonly sourceName: string | undefined;
};

/** The active filters of the view, each with a remove button, and one for all. */
export function QueueChips({ search, sourceName }: Props) {
  const text = useMessages(receivedAlertsWords);
  const { filter: words } = text;
  const { alertSearch, alertSeverity, source, delivery, sigma, work, state, alertTechnique, alertPeriod } = search;
  const { alertRule, alertQueue } = search;
  const { rules: own, queues: inQueue } = useMessages(alertQueuesWords);
  const { countryIs, asnIs } = usePlaceWords();
  const rules = useAlertRules().data;
  const queues = useAlertQueues().data;
  const { alertTitle, alertEntity, alertObservable, alertTag, quietRule, alertIncident } = search;
  const { alertGroup, alertGroupRule, alertNumbers } = search;
  const { filter: groups } = useMessages(alertGroupsWords);
  const chips: readonly (readonly [keyof typeof noFilters, string | undefined | false])[] = [
    ['alertSearch', alertSearch !== '' && words.contains(alertSearch)],
    ['alertSeverity', alertSeverity && words.severityIs(text.severities[alertSeverity])],
    ['source', source && words.sourceIs(source === rulesSourceId ? own.all : (sourceName ?? words.oneSource))],
    ['delivery', delivery && words.deliveryIs(delivery)],
    ['sigma', sigma && words.oneSigmaRule],
    ['alertRule', alertRule && own.of(rules?.find(({ id }) => id === alertRule)?.name ?? own.all)],
    ['alertQueue', alertQueue && inQueue.is(queues?.find(({ id }) => id === alertQueue)?.name ?? inQueue.one)],
    ['alertTechnique', alertTechnique && words.techniqueIs(alertTechnique)],
    ['alertPeriod', alertPeriod && words.periodIs(words.periods[alertPeriod])],
    ['alertTitle', alertTitle !== '' && words.titleIs(alertTitle)],
    ['alertEntity', alertEntity !== '' && words.entityIs(alertEntity)],
    ['alertObservable', alertObservable !== '' && words.observableIs(defang(alertObservable))],
    ['alertTag', alertTag !== '' && words.tagIs(alertTag)],
    ['alertCountry', search.alertCountry && countryIs(search.alertCountry)],
    ['alertAsn', search.alertAsn && asnIs(search.alertAsn)],
    ['quietRule', quietRule && words.oneQuietRule],
    ['alertIncident', alertIncident && words.inIncident(incidentName(Number(alertIncident)))],
    ['alertGroup', alertGroup && groups.oneGroup],
    ['alertGroupRule', alertGroupRule && groups.oneRule],
    ['alertNumbers', alertNumbers && groups.numbers],
    ['work', work && words.workIs(text.workStatuses[work])],
    ['state', state && words.stateIs(text.sourceStates[state])],
  ];
  const active = chips.flatMap(([name, says]) => (says ? [{ name, says }] : []));
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.active} className={styles.chips}>
      {active.map(({ name, says }) => (
        <li key={name}>
          <AddressLink change={{ [name]: undefined }} className={styles.chip} aria-label={words.remove(says)}>
            {says}
            <X size={14} aria-hidden />
          </AddressLink>
        </li>
      ))}
      <li>
        <AddressLink change={without} className={styles.clear}>
          {text.queue.clear}
        </AddressLink>
      </li>
    </ul>
  );
}
