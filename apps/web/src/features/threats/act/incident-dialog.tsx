import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { ToIncidentDialog } from '../../../records/to-incident/to-incident-dialog.tsx';
import type { SentTo } from '../../../records/to-incident/use-send-to-incident.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { highestSeverityOf, prefillIncident } from './incident-prefill.ts';

type Props = {
  readonly threats: readonly Threat[];
  readonly onSent: (incident: SentTo) => void;
  readonly onClose: () => void;
};

/** Sends threats to an incident. */
export function IncidentDialog({ threats, onSent, onClose }: Props) {
  const { incident: words, done } = useMessages(threatsWords);
  const format = useFormat();
  const written = format.number(threats.length);
  const recordIds = threats.map(({ id }) => id);
  return (
    <ToIncidentDialog
      title={words.title(threats.length, written)}
      recordIds={recordIds}
      draftName={`threats incident ${recordIds.join()}`}
      start={prefillIncident(threats, (first, others) => words.prefilledName(first, others, format.number(others)))}
      severityHint={highestSeverityOf(threats) === null ? words.noSeverity : undefined}
      failed={words.failed}
      says={(incident) => done.sent(threats.length, written, incident)}
      onSent={onSent}
      onClose={onClose}
    />
  );
}
