import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords, crimeWords } from '../../../text/loaders/crime.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RowsLink } from '../crime-page-links.tsx';
import styles from './coverage.module.css';
import { CoverageFigures } from './coverage-figures.tsx';
import { CoverageMark } from './coverage-mark.tsx';
import { lookOf } from './coverage-rows.ts';

/** The file of a cell: its time, rejected rows, and a link to its import summary. */
function FileFacts({ cell: { fileId, importedAt, rejected } }: { readonly cell: CoverageCell }) {
  const { dialog: text } = useMessages(crimeCoverageWords);
  const format = useFormat();
  const { may } = useRights();
  const mayOpen = may('imports', 'read');
  const way = fileId !== null && mayOpen ? { tab: 'imports', file: fileId, covered: undefined } : undefined;
  return (
    <dl className={styles.figures}>
      {rejected !== null && (
        <div>
          <dt>{text.rejected}</dt>
          <dd>
            {way && rejected > 0 ? (
              <AddressLink change={way}>{format.number(rejected)}</AddressLink>
            ) : (
              format.number(rejected)
            )}
          </dd>
        </div>
      )}
      {importedAt !== null && (
        <div>
          <dt>{text.imported}</dt>
          <dd>
            <time dateTime={importedAt}>{format.dateTime(importedAt)}</time>
          </dd>
        </div>
      )}
      {way && (
        <div>
          <dt>{text.file}</dt>
          <dd>
            <AddressLink change={way}>{text.fileOpen}</AddressLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** An import that would make the month worse, with a link to the decision. */
function Held({ cell: { held } }: { readonly cell: CoverageCell }) {
  const { dialog: text } = useMessages(crimeCoverageWords);
  const { may } = useRights();
  if (!held) return null;
  const mayOpen = may('imports', 'read');
  return (
    <p>
      {text.held}{' '}
      {mayOpen && (
        <AddressLink change={{ tab: 'imports', import: held.importId, covered: undefined }}>{text.decide}</AddressLink>
      )}
    </p>
  );
}

/** Why there is no figure. */
function Absence({ cell }: { readonly cell: CoverageCell }) {
  const { dialog: text } = useMessages(crimeCoverageWords);
  if (cell.state === 'present') return null;
  return (
    <>
      <p>{text[cell.state]}</p>
      {cell.state === 'notPublished' && cell.force === 'greater-manchester' && (
        <p>
          <RowsLink query={{ from: cell.month, to: cell.month, city: 'manchester' }}>{text.others}</RowsLink>
        </p>
      )}
    </>
  );
}

type Props = { readonly cell: CoverageCell; readonly name: string; readonly onClose: () => void };

/** One force and month of the ledger. */
export function CoverageDialog({ cell, name, onClose }: Props) {
  const text = useMessages(crimeCoverageWords);
  const { monthYear } = useMessages(crimeWords);
  const format = useFormat();
  const look = lookOf(cell);
  return (
    <Dialog title={text.dialog.title(name, monthYear(cell.month))} closeLabel={text.close} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.state}>
          <CoverageMark look={look} /> {text.states[look]}
        </p>
        <Absence cell={cell} />
        <Held cell={cell} />
        {cell.files !== undefined && <p>{text.dialog.both(format.number(cell.files))}</p>}
        {cell.notice !== null && <p>{text.notices[cell.notice]}</p>}
        {look === 'sample' && <p>{text.dialog.sample}</p>}
        {(cell.state === 'present' || cell.state === 'unfinished') && (
          <>
            <CoverageFigures cell={cell} />
            <FileFacts cell={cell} />
            {cell.kind !== 'street' && <p>{text.dialog.kept}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}
