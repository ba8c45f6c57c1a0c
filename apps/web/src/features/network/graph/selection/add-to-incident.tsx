import { nameMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { ToIncidentDialog } from '../../../../records/to-incident/to-incident-dialog.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords, networkWords, threatsWords } from '../../../../text/loaders/intelligence.ts';

type Props = {
  readonly records: readonly { readonly id: string; readonly name: string; readonly severity: string | null }[];
  readonly onClose: () => void;
};

/** As many as one request links. */
const mostLinked = 500;

/** Sends the selected threats and entities to an incident. */
export function AddToIncident({ records, onClose }: Props) {
  const { selection: text } = useMessages(graphViewWords);
  const { graph } = useMessages(networkWords);
  const { incident: words } = useMessages(threatsWords);
  const format = useFormat();
  const recordIds = records.map(({ id }) => id);
  const count = records.length;
  const written = format.number(count);
  const title = words.prefilledName(records[0]?.name ?? '', count - 1, format.number(count - 1));
  const severity = threatSeverities.find((one) => records.some((record) => record.severity === one));
  return (
    <ToIncidentDialog
      title={text.incidentTitle(count, written)}
      recordIds={recordIds}
      draftName="network incident"
      start={{ title: [...title].slice(0, nameMax).join(''), severity: severity ?? 'Medium', source: graph.canvas }}
      warning={count > mostLinked ? text.tooMany(format.number(mostLinked)) : undefined}
      failed={text.failed}
      says={(incident) => text.added(count, written, incident)}
      onClose={onClose}
    />
  );
}
