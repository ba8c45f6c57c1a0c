import { type AddedObservables, exportObjectObservables } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { Quantity } from '../../ui/marks/figure.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { BlockButton } from '../block-lists/block-button.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { useOfferUndo } from '../use-offer-undo.ts';
import { useRights } from '../use-rights.ts';
import { AddForm, addDraftOf } from './add-form.tsx';
import { AddOutcome } from './add-outcome.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ObservableItem } from './observable-item.tsx';
import { type ObservedObject, useObjectChanges, useObjectObservables } from './observable-queries.ts';
import styles from './observables.module.css';

/** Number of items rendered before "show all". */
const firstShown = 50;

type Props = ObservedObject & {
  /** It can be read, but is no longer worked on. */
  readonly isClosed?: boolean;
};

type Found = NonNullable<ReturnType<typeof useObjectObservables>['data']>;

function FoundList({ found, object, mayEdit }: { found: Found; object: ObservedObject; mayEdit: boolean }) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeError = useDescribeError();
  const changes = useObjectChanges(object);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? found.observables : found.observables.slice(0, firstShown);

  async function remove(id: string, defanged: string) {
    try {
      const { changeId } = await changes.remove(id);
      offerUndo(text.block.removed(defanged), changeId);
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.remove), { error });
    }
    changes.readAgain();
  }

  return (
    <>
      <ul aria-label={text.title} className={styles.items}>
        {shown.map((one) => (
          <ObservableItem
            key={one.observable.id}
            found={one}
            objectId={object.objectId}
            onRemove={
              mayEdit && one.fromAlerts === undefined
                ? () => void remove(one.observable.id, defang(one.observable.value, one.observable.type))
                : undefined
            }
          />
        ))}
      </ul>
      {shown.length < found.total && (
        <p className={styles.quiet}>
          <Quantity>{text.block.shown(format.number(shown.length), format.number(found.total))}</Quantity>{' '}
          {!isAll && (
            <Button size="small" onClick={() => setAll(true)}>
              {text.block.showAll}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function Block({ objectType, objectId, isClosed = false }: Props) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const call = useApi();
  const { may } = useRights();
  const object: ObservedObject = { objectType, objectId };
  const list = useObjectObservables(object);
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<AddedObservables | null>(null);
  const mayEdit = may('observables', 'edit') && !isClosed;
  const total = list.data?.total ?? 0;
  return (
    <section aria-label={text.title} className={styles.block}>
      <div className={styles.blockHead}>
        <h3>{text.title}</h3>
        {list.data && total > 0 && (
          <span className={styles.quiet}>
            <Quantity>{format.number(total)}</Quantity>
          </span>
        )}
        <span className={styles.tools}>
          {list.data && (
            <BlockButton candidates={list.data.observables.map(({ observable }) => observable)} origin={object} />
          )}
          {total > 0 && may('exports', 'single') && (
            <ExportMenu
              isSmall
              onExport={(query) => call(exportObjectObservables, { params: { objectType, objectId }, query })}
            />
          )}
          {mayEdit && !isAdding && (
            <Button
              size="small"
              onClick={() => {
                setOutcome(null);
                setAdding(true);
              }}
            >
              <Plus size={14} aria-hidden />
              {text.add.button}
            </Button>
          )}
        </span>
      </div>
      {mayEdit && !isAdding && (
        <DraftOffer name={addDraftOf(object)} form={text.add.title} onContinue={() => setAdding(true)} />
      )}
      {isAdding && (
        <AddForm
          object={object}
          onAdded={(added) => {
            setOutcome(added);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {outcome && <AddOutcome outcome={outcome} onClose={() => setOutcome(null)} />}
      {list.isError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {list.data ? text.failures.refresh : describeError(list.error, text.failures.list)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      {list.data && total === 0 && <p className={styles.quiet}>{text.block.empty}</p>}
      {list.data && total > 0 && <FoundList found={list.data} object={object} mayEdit={mayEdit} />}
      <p className={styles.notes}>
        <Link to="/observables">{text.block.all}</Link>
      </p>
    </section>
  );
}

/**
 * Observables of an alert, incident or intelligence record; users add and remove them. Its texts load with it, while
 * the rest of the record stays visible.
 */
export const ObservablesBlock = (props: Props) => (
  <Suspense>
    <Block {...props} />
  </Suspense>
);
