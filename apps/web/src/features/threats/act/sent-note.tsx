import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { Link } from '@tanstack/react-router';
import type { SentTo } from '../../../records/to-incident/use-send-to-incident.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Banner } from '../../../ui/page/banner.tsx';

type Props = { readonly incident: SentTo; readonly onDismiss: () => void };

/** The link to the incident that threats were just added to. */
export function SentNote({ incident, onDismiss }: Props) {
  const text = useMessages(threatsWords);
  return (
    <Banner tone="info" dismissLabel={text.dismiss} onDismiss={onDismiss}>
      <Link to="/security" search={{ incident: incident.id }}>
        {text.done.openIncident(incidentName(incident.number))}
      </Link>
    </Banner>
  );
}
