import type { EnrichmentAction, EnrichmentFile, EnrichmentTable } from '@halyard/contracts/inflow/enrichment.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from '../block-lists/blocks.module.css';
import page from '../observables.module.css';
import type { ObservablesSearch } from '../observables-search.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useEnrichmentChanges, useEnrichmentSources } from './enrichment-queries.ts';
import { TableDialog } from './table-dialog.tsx';
import { TableRows } from './table-rows.tsx';

/** Deletes something restorable, with undo in the toast. */
function useDeleting() {
  const text = useMessages(enrichmentWords);
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  return async (name: string, remove: () => Promise<{ readonly changeId: string | null }>) => {
    try {
      const { changeId } = await remove();
      offerUndo(text.deleted(name), changeId);
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.delete), { error });
    }
  };
}

type TableProps = { readonly table: EnrichmentTable; readonly isOpen: boolean };

function TableCard({ table, isOpen }: TableProps) {
  const words = useMessages(enrichmentWords);
  const { tables: text, matches } = words;
  const { types } = useMessages(observablesWords);
  const format = useFormat();
  const { may } = useRights();
  const remove = useDeleting();
  const { removeTable } = useEnrichmentChanges();
  const [isReplacing, setReplacing] = useState(false);
  const { id, name, match, keyType, loaded, rejected, loadedAt, loadedBy, fileName } = table;
  return (
    <section aria-label={name} className={styles.card}>
      <div className={page.line}>
        <h3>{name}</h3>
        {may('warningLists', 'edit') && (
          <span className={page.filters}>
            <Button size="small" onClick={() => setReplacing(true)}>
              {text.replace}
            </Button>
            <Button size="small" variant="danger" onClick={() => void remove(name, () => removeTable(id))}>
              {words.delete}
            </Button>
          </span>
        )}
      </div>
      <p className={styles.counts}>
        <AddressLink change={{ table: isOpen ? undefined : id }} aria-expanded={isOpen}>
          {isOpen ? (
            <Quantity>{text.rows(loaded, format.number(loaded))}</Quantity>
          ) : (
            <Figure rows={loaded}>{text.rows(loaded, format.number(loaded))}</Figure>
          )}
        </AddressLink>
        {rejected > 0 && !isOpen && <Quantity>{text.rejected(rejected, format.number(rejected))}</Quantity>}
      </p>
      <dl className={styles.facts}>
        <Fact label={text.found}>
          <Quantity>{keyType === null ? matches[match] : `${matches[match]}: ${types[keyType]}`}</Quantity>
        </Fact>
        <Fact label={text.keyColumn}>
          <Quantity>{table.keyColumn}</Quantity>
        </Fact>
        <Fact label={text.columns}>
          <Quantity>{table.columns.join(', ')}</Quantity>
        </Fact>
        <Fact label={text.file}>
          <Quantity>{text.loaded(fileName, format.dateTime(loadedAt), loadedBy?.name ?? '')}</Quantity>
        </Fact>
        <Fact label={text.edition}>
          <Quantity>{format.number(table.edition)}</Quantity>
        </Fact>
      </dl>
      {isOpen && <TableRows key={table.edition} table={table} />}
      {isReplacing && <TableDialog table={table} onClose={() => setReplacing(false)} />}
    </section>
  );
}

function FileLine({ file: { name, state, type, builtAt } }: { readonly file: EnrichmentFile }) {
  const { files: text, fileStates } = useMessages(enrichmentWords);
  const format = useFormat();
  return (
    <li className={page.line}>
      <Quantity>{type === null ? name : `${type} (${name})`}</Quantity>
      <span>
        <Quantity>
          {builtAt === null || state !== 'ready' ? fileStates[state] : text.built(format.dateTime(builtAt))}
        </Quantity>
      </span>
    </li>
  );
}

function ActionCard({ action }: { readonly action: EnrichmentAction }) {
  const words = useMessages(enrichmentWords);
  const { actions: text } = words;
  const { types } = useMessages(observablesWords);
  const format = useFormat();
  const { may } = useRights();
  const remove = useDeleting();
  const { removeAction } = useEnrichmentChanges();
  const [isEditing, setEditing] = useState(false);
  const { id, name, method, url, fields, perHour } = action;
  return (
    <section aria-label={name} className={styles.card}>
      <div className={page.line}>
        <h3>{name}</h3>
        {may('platform', 'update') && (
          <span className={page.filters}>
            <Button size="small" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
            <Button size="small" variant="danger" onClick={() => void remove(name, () => removeAction(id))}>
              {words.delete}
            </Button>
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact label={text.types}>
          <Quantity>{action.types.map((type) => types[type]).join(', ')}</Quantity>
        </Fact>
        <Fact label={text.url}>
          <code data-quantity>{`${method} ${url}`}</code>
        </Fact>
        <Fact label={text.fields}>
          <Quantity>{fields.map((field) => field.name).join(', ')}</Quantity>
        </Fact>
        <Fact label={text.runs}>
          <Quantity>{perHour === null ? text.onClick : text.byItself(format.number(perHour))}</Quantity>
        </Fact>
      </dl>
      {may('platform', 'update') && (
        <DraftOffer name={`observables action-${id}`} form={text.editTitle(name)} onContinue={() => setEditing(true)} />
      )}
      {isEditing && <ActionDialog action={action} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** The sources of enrichment; administrators add to them. */
export function EnrichmentTab({ search }: { readonly search: ObservablesSearch }) {
  const words = useMessages(enrichmentWords);
  const { tables, files, actions } = words;
  const describeError = useDescribeError();
  const { may } = useRights();
  const sources = useEnrichmentSources();
  const [adding, setAdding] = useState<'table' | 'action' | null>(null);
  const end = () => setAdding(null);
  const addButton = (what: 'table' | 'action', name: string) => (
    <Button size="small" onClick={() => setAdding(what)}>
      <Plus size={14} aria-hidden />
      {name}
    </Button>
  );
  return (
    <>
      <p className={page.quiet}>{words.lead}</p>
      {sources.isPending && <Spinner label={words.loading} />}
      {sources.isError && (
        <Banner error={sources.error} tone={sources.data ? 'warning' : 'error'}>
          {describeError(sources.error, words.failures.load)}{' '}
          <Button size="small" busy={sources.isFetching} onClick={() => void sources.refetch()}>
            {words.retry}
          </Button>
        </Banner>
      )}
      {sources.data && (
        <>
          <div className={page.line}>
            <h2>{tables.title}</h2>
            {may('warningLists', 'edit') && addButton('table', tables.add)}
          </div>
          {sources.data.tables.length === 0 && <p className={page.quiet}>{tables.none}</p>}
          {sources.data.tables.map((table) => (
            <TableCard key={table.id} table={table} isOpen={search.table === table.id} />
          ))}
          <h2>{files.title}</h2>
          {sources.data.files.length === 0 && <p className={page.quiet}>{files.none}</p>}
          <ul className={page.quiet}>
            {sources.data.files.map((file) => (
              <FileLine key={file.name} file={file} />
            ))}
          </ul>
          <div className={page.line}>
            <h2>{actions.title}</h2>
            {may('platform', 'update') && addButton('action', actions.add)}
          </div>
          {may('platform', 'update') && (
            <DraftOffer name="observables action-new" form={actions.add} onContinue={() => setAdding('action')} />
          )}
          {sources.data.actions.length === 0 && <p className={page.quiet}>{actions.none}</p>}
          {sources.data.actions.map((action) => (
            <ActionCard key={action.id} action={action} />
          ))}
        </>
      )}
      {adding === 'table' && <TableDialog onClose={end} />}
      {adding === 'action' && <ActionDialog onClose={end} />}
    </>
  );
}
