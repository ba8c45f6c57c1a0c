import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { TaxiiCollection } from '@halyard/contracts/inflow/taxii.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useTaxiiChanges } from '../../../records/taxii/taxii-queries.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { taxiiWords } from '../../../text/loaders/taxii.ts';
import { Button } from '../../../ui/button.tsx';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { When } from '../list/when.tsx';
import styles from './taxii.module.css';

type Of = { readonly collection: TaxiiCollection };

/** The withheld threats of a view: those above the ceiling, as a whole or in part. */
function heldBackAddress(query: string, { ceiling }: TaxiiCollection): string {
  const parameters = new URLSearchParams(query);
  parameters.set('markedAbove', ceiling);
  return `/threats?${parameters}`;
}

/** How many threats there are and how many are not sent; each opens the list with them. */
function Counts({ collection }: Of) {
  const text = useMessages(taxiiWords);
  const format = useFormat();
  const { view, counts } = collection;
  if (!view) return null;
  return (
    <>
      <Fact label={text.inView}>
        <InternalLink address={`/threats?${view.query}&saved=${view.id}`}>
          <Figure rows={counts.threats}>{format.number(counts.threats)}</Figure>
        </InternalLink>
      </Fact>
      <Fact label={text.heldBack}>
        {counts.heldBack === 0 ? (
          <Quantity>{format.number(0)}</Quantity>
        ) : (
          <InternalLink address={heldBackAddress(view.query, collection)}>
            <Figure rows={counts.heldBack}>{format.number(counts.heldBack)}</Figure>
          </InternalLink>
        )}
      </Fact>
    </>
  );
}

function Reads({ collection: { reads } }: Of) {
  const text = useMessages(taxiiWords);
  if (reads.length === 0) return text.never;
  return (
    <ul>
      {reads.map(({ person, at }) => (
        <li key={person.id}>
          {person.name}, <When at={at} never={text.never} />
        </li>
      ))}
    </ul>
  );
}

type Props = Of & {
  /** Absent for those who may not change it. */
  readonly onEdit: ((id: string) => void) | undefined;
};

/** One published view: its readers, withheld objects, and last read. */
export function CollectionCard({ collection, onEdit }: Props) {
  const text = useMessages(taxiiWords);
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const toasts = useToasts();
  const { unpublish } = useTaxiiChanges();
  const [isBusy, setBusy] = useState(false);
  const { id, title, description, view, readers, writers, ceiling } = collection;
  const rolesOf = (roles: readonly Role[]) =>
    roles.length === 0 ? text.nobody : roles.map((role) => text.roles[role]).join(', ');

  async function remove() {
    setBusy(true);
    try {
      const { changeId } = await unpublish(id);
      offerUndo(text.unpublished(title), changeId);
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.unpublish), { error });
      setBusy(false);
    }
  }

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3>{title}</h3>
          {description !== '' && <p className={styles.quiet}>{description}</p>}
          {!view && <p className={styles.warning}>{text.noView}</p>}
        </div>
        {onEdit && (
          <div className={styles.buttons}>
            <Button size="small" aria-label={text.editOf(title)} onClick={() => onEdit(id)}>
              {text.edit}
            </Button>
            <Button size="small" aria-label={text.unpublishOf(title)} busy={isBusy} onClick={() => void remove()}>
              {text.unpublish}
            </Button>
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        {view && <Fact label={text.view}>{view.name}</Fact>}
        <Counts collection={collection} />
        <Fact label={text.ceiling}>{ceiling}</Fact>
        <Fact label={text.readers}>{rolesOf(readers)}</Fact>
        <Fact label={text.writers}>{rolesOf(writers)}</Fact>
        <Fact label={text.lastRead}>
          <Reads collection={collection} />
        </Fact>
      </dl>
    </li>
  );
}
