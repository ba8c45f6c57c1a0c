import type { IncidentSummary } from '@halyard/contracts/operations/incidents.ts';
import { X } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import type { SecurityChange, SecuritySearch } from '../security-search.ts';
import styles from './incidents.module.css';
import { usePeople } from './use-people.ts';

type Chip = { readonly name: string; readonly says: string; readonly change: SecurityChange };
type Props = { readonly search: SecuritySearch; readonly incidents: readonly IncidentSummary[] };

const noSpan = { from: undefined, to: undefined } as const;

function useChips({ search, incidents }: Props): Chip[] {
  const text = useMessages(securityWords);
  const format = useFormat();
  const people = usePeople(incidents);
  const { kpi, severity, assignee, opened, resolved, reopened, withinTarget, running, from, to } = search;
  const { unresolved, overdue, closed, technique } = search;
  const { list: words } = text;
  const write = (at: string | undefined) => (at ? format.dateTime(at) : words.anyTime);
  const nameOf = (id: string) => (id === 'nobody' ? text.nobody : (people.get(id) ?? words.somebody));
  const severityNames = severity.map((name) => text.severities[name]).join(', ');
  const span = { ...([opened, resolved, reopened].filter(Boolean).length > 1 ? {} : noSpan) };
  const chips = [
    kpi && { name: 'kpi', says: words.kpi[kpi], change: { kpi: undefined } },
    severityNames && { name: 'severity', says: words.severityIs(severityNames), change: { severity: undefined } },
    assignee && { name: 'assignee', says: words.assigneeIs(nameOf(assignee)), change: { assignee: undefined } },
    opened && { name: 'opened', says: words.opened(write(from), write(to)), change: { opened: undefined, ...span } },
    resolved && {
      name: 'resolved',
      says: words.resolved(write(from), write(to)),
      change: { resolved: undefined, ...span },
    },
    reopened && {
      name: 'reopened',
      says: words.reopened(write(from), write(to)),
      change: { reopened: undefined, ...span },
    },
    withinTarget && { name: 'withinTarget', says: words.withinTarget, change: { withinTarget: undefined } },
    unresolved && { name: 'unresolved', says: words.unresolved, change: { unresolved: undefined } },
    overdue && { name: 'overdue', says: words.overdue, change: { overdue: undefined } },
    closed && { name: 'closed', says: words.closed, change: { closed: undefined } },
    technique && { name: 'technique', says: words.techniqueIs(technique), change: { technique: undefined } },
    running && { name: 'running', says: words.playbook, change: { running: undefined } },
  ];
  return chips.flatMap((chip) => (chip ? [chip] : []));
}

/** The active filters other than status and words, each with a remove button. */
export function FilterChips(props: Props) {
  const { list: text } = useMessages(securityWords);
  const chips = useChips(props);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text.chips} className={styles.chips}>
      {chips.map(({ name, says, change }) => (
        <li key={name}>
          <AddressLink change={change} className={styles.chip} aria-label={text.remove(says)}>
            {says}
            <X size={14} aria-hidden />
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}
