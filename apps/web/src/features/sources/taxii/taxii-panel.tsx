import { taxiiPath } from '@halyard/contracts/inflow/taxii.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { CollectionDialog } from '../../../records/taxii/collection-dialog.tsx';
import { useTaxiiCollections } from '../../../records/taxii/taxii-queries.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { taxiiWords } from '../../../text/loaders/taxii.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { CollectionCard } from './collection-card.tsx';
import styles from './taxii.module.css';

/** The offer of this workspace to other programs: the URL, and the published views. */
export function TaxiiPanel() {
  const text = useMessages(taxiiWords);
  const describeError = useDescribeError();
  const { may } = useRights();
  const list = useTaxiiCollections();
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = list.data?.find(({ id }) => id === editedId);
  const onEdit = may('sources', 'edit') ? setEditedId : undefined;

  return (
    <Panel title={text.title} aria-label={text.title} className={styles.panel}>
      <div className={styles.body}>
        <p className={styles.quiet}>{text.lead}</p>
        <CopyField
          label={text.address}
          value={`${window.location.origin}${taxiiPath}`}
          copyLabel={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
        {list.isPending && <Spinner label={text.loading} />}
        {list.isError && (
          <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
            {describeError(list.error, text.failures.load)}{' '}
            <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
              {text.retry}
            </Button>
          </Banner>
        )}
        {list.data?.length === 0 && (
          <p className={styles.quiet}>
            {text.none} {onEdit && text.howTo} {onEdit && <Link to="/threats">{text.threats}</Link>}
          </p>
        )}
        {list.data && list.data.length > 0 && (
          <ul className={styles.cards}>
            {list.data.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} onEdit={onEdit} />
            ))}
          </ul>
        )}
      </div>
      {edited && <CollectionDialog of={{ collection: edited }} onClose={() => setEditedId(null)} />}
    </Panel>
  );
}
