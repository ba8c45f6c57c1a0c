import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useEffect, useId, useRef } from 'react';
import { ImportActions } from './import-actions.tsx';
import { ImportDetails } from './import-details.tsx';
import { ImportHeading } from './import-heading.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './list.module.css';
import { UndoneNote } from './undone-note.tsx';
import { useTakingBack } from './use-taking-back.ts';

type Props = {
  readonly record: ImportRecord;
  readonly isOpen: boolean;
  readonly onOpen: (id: string | undefined) => void;
};

/** A link may lead to an import far down the list. */
function useComeIntoSight(isOpen: boolean) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return item;
}

export function ImportItem({ record, isOpen, onOpen }: Props) {
  const detailsId = useId();
  const takingBack = useTakingBack(record);
  const item = useComeIntoSight(isOpen);
  const toggle = () => onOpen(isOpen ? undefined : record.id);
  return (
    <li ref={item} className={styles.item} data-state={record.state} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <ImportHeading record={record} isOpen={isOpen} detailsId={detailsId} onToggle={toggle} />
        <ImportOutcome record={record} isOpen={isOpen} onOpen={toggle} />
        <div className={styles.actions}>
          <ImportActions record={record} takingBack={takingBack} />
        </div>
      </div>
      <UndoneNote record={record} />
      {isOpen && <ImportDetails id={detailsId} record={record} />}
    </li>
  );
}
