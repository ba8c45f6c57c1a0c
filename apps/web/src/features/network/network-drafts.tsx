import type { EntityDetail } from '@halyard/contracts/intelligence/entities.ts';
import { DraftOffer } from '../../records/drafts/draft-offer.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { networkWords } from '../../text/loaders/intelligence.ts';
import type { OpenDialog } from './change-dialogs.tsx';

type Props = {
  /** The open record. */
  readonly detail: EntityDetail | undefined;
  readonly onContinue: (dialog: OpenDialog) => void;
};

/** What was typed about a new record, the open one, or its connections, and not saved. */
export function NetworkDrafts({ detail, onContinue }: Props) {
  const text = useMessages(networkWords);
  const { entity, connections = [] } = detail ?? {};
  return (
    <>
      <DraftOffer name="network new" form={text.form.addTitle} onContinue={() => onContinue({ kind: 'add' })} />
      {entity && (
        <>
          <DraftOffer
            name={`network ${entity.id}`}
            form={text.form.editTitle(entity.name)}
            onContinue={() => onContinue({ kind: 'edit', entity })}
          />
          <DraftOffer
            name={`network connect ${entity.id}`}
            form={text.connection.addTitle(entity.name)}
            onContinue={() => onContinue({ kind: 'connect', entity })}
          />
        </>
      )}
      {connections.map((connection) => (
        <DraftOffer
          key={connection.id}
          name={`network ${connection.id}`}
          form={text.connection.editTitle(connection.source.name, connection.target.name)}
          onContinue={() => onContinue({ kind: 'editConnection', connection })}
        />
      ))}
    </>
  );
}
