import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import { ImportItem } from '../../../importing/import-item.tsx';
import { useSize } from '../../../importing/use-size.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { describeImporter } from './describe-importer.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportDetails } from './import-details.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { UndoneNote } from './undone-note.tsx';

type Props = {
  readonly record: ImportRecord;
  readonly isOpen: boolean;
  readonly onOpen: (id: string | undefined) => void;
};

/** One import of a STIX bundle or a CSV file. */
export function FileImport({ record, isOpen, onOpen }: Props) {
  const text = useMessages(importsWords);
  const size = useSize();
  const toggle = () => onOpen(isOpen ? undefined : record.id);
  return (
    <ImportItem
      name={record.fileName}
      state={record.state}
      stateWord={text.state(record.state)}
      openLabel={text.open(record.fileName)}
      isOpen={isOpen}
      onToggle={toggle}
      startedAt={record.startedAt}
      facts={
        <>
          <span>{size(record.bytes)}</span>
          {record.source ? (
            <Link to="/sources" search={{ source: record.source.id }}>
              {text.fromSource(record.source.name)}
            </Link>
          ) : (
            <span>{describeImporter(record.by, text)}</span>
          )}
        </>
      }
      outcome={<ImportOutcome record={record} isOpen={isOpen} onOpen={toggle} />}
      actions={<ImportActions record={record} />}
      note={<UndoneNote record={record} />}
      details={(id) => <ImportDetails id={id} record={record} />}
    />
  );
}
