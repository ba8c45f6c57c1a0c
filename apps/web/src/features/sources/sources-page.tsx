import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sourcesWords } from '../../text/loaders/sources.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { AddDialog } from './connect/add-dialog.tsx';
import { ChooseDialog } from './connect/choose-dialog.tsx';
import { ConnectDialog, type Connecting } from './connect/connect-dialog.tsx';
import type { Choice } from './connect/gallery.tsx';
import { OpenSource } from './detail/open-source.tsx';
import { usePausing } from './detail/use-pausing.tsx';
import { KeyboardHelp, KeyHints } from './keyboard-help.tsx';
import { formatName } from './list/source-card.tsx';
import { FigurePanel } from './overview/figure-panel.tsx';
import { RulesDialog } from './overview/rules-dialog.tsx';
import { PullActionsProvider, useConnectionTests } from './pull/pull-actions.tsx';
import { ReplaceDialog } from './pull/replace-dialog.tsx';
import { type SourcesQuery, useFormats, useSources } from './source-queries.ts';
import styles from './sources.module.css';
import { SourcesHeading } from './sources-heading.tsx';
import { GalleryPanel, SourcesList } from './sources-list.tsx';
import { chooseFormat, listsSum, noneOpen } from './sources-search.ts';
import { TaxiiPanel } from './taxii/taxii-panel.tsx';
import { useSourceKeys } from './use-source-keys.ts';
import { useSourcesSearch } from './use-sources-search.ts';

function LoadFailed({ list }: { readonly list: SourcesQuery }) {
  const text = useMessages(sourcesWords);
  const describeError = useDescribeError();
  if (!list.isError) return null;
  return (
    <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
      {list.data ? text.failures.refresh : describeError(list.error, text.failures.list)}{' '}
      <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

/** Alert sources: their health, items, and adding one. */
export function SourcesPage() {
  const text = useMessages(sourcesWords);
  useTitle(text.title);
  const toasts = useToasts();
  const { search, change } = useSourcesSearch();
  const { may } = useRights();
  const mayEdit = may('sources', 'edit');
  const list = useSources();
  const formats = useFormats().data;
  const [connecting, setConnecting] = useState<Connecting | null>(null);
  const [replacing, setReplacing] = useState<Source | null>(null);
  const [window, setWindow] = useState<'rules' | 'keys' | null>(null);
  const sources = list.data?.sources ?? [];
  const pausing = usePausing({ sources, search, change });
  const isEmpty = list.data !== undefined && sources.length === 0;
  const isOpen = search.source !== undefined;
  const choose = ({ format, by }: Choice) => change({ add: format, by });
  const endAdding = () => change({ add: undefined, by: undefined }, { replace: true });
  const actions = useConnectionTests({ replaceCredential: setReplacing, pause: pausing.turn });
  const find = (id = search.source) => sources.find((one) => one.id === id);
  const adding = mayEdit ? formats?.find(({ id }) => id === search.add) : undefined;

  useSourceKeys({
    onAdd: mayEdit ? () => change({ add: chooseFormat }) : undefined,
    onTurn: mayEdit
      ? (id) => {
          const source = find(id);
          if (source) pausing.turn(source);
        }
      : undefined,
    onTest: mayEdit
      ? (id) => {
          const source = find(id);
          if (source) actions.test(source);
        }
      : undefined,
    onHelp: () => setWindow('keys'),
  });

  function showAdded(made: Connecting) {
    const { id, pull } = made.source;
    const opened = { ...noneOpen, add: undefined, by: undefined, source: id };
    // A polled source needs no token; its first delivery is on the way.
    if (pull) return change(opened, { replace: true });
    setConnecting(made);
    change({ ...opened, part: 'settings' }, { replace: true });
  }

  const taxii = !isOpen && list.data && <TaxiiPanel />;
  const galleryPanel = formats && (
    <GalleryPanel
      formats={formats}
      sources={sources}
      onChoose={mayEdit ? choose : undefined}
      className={isEmpty ? styles.galleryAlone : styles.gallery}
    />
  );
  return (
    <PullActionsProvider value={mayEdit ? actions : null}>
      <div className={styles.page} data-open={isOpen || undefined}>
        <SourcesHeading
          list={list.data}
          search={search}
          onRules={() => setWindow('rules')}
          onAdd={mayEdit ? () => change({ add: chooseFormat }) : undefined}
        />
        <LoadFailed list={list} />
        {!isEmpty && (list.data || list.isPending) && (
          <div className={styles.figures}>
            <FigurePanel list={list.data} chosen={listsSum(search)} />
          </div>
        )}
        {list.isPending && <Spinner label={text.loading} />}
        {isEmpty && (
          <div className={styles.empty}>
            <p>{mayEdit ? text.empty : text.emptyReadOnly}</p>
            {galleryPanel}
          </div>
        )}
        <div className={styles.stage} data-open={isOpen || undefined} data-view={search.view}>
          {sources.length > 0 && (
            <section className={styles.main} aria-label={text.title}>
              <SourcesList
                sources={sources}
                formats={formats}
                search={search}
                change={change}
                onResume={mayEdit ? pausing.resume : undefined}
              />
              {taxii}
            </section>
          )}
          {search.source !== undefined && (
            <OpenSource
              id={search.source}
              list={list}
              formats={formats}
              search={search}
              change={change}
              mayEdit={mayEdit}
              onTurn={pausing.turn}
              onToken={setConnecting}
            />
          )}
          {!isOpen && !isEmpty && sources.length > 0 && search.view === 'cards' && galleryPanel}
        </div>
        {isEmpty && taxii}
        {sources.length > 0 && <KeyHints mayEdit={mayEdit} onAll={() => setWindow('keys')} />}
        {mayEdit && search.add === chooseFormat && formats && (
          <ChooseDialog formats={formats} sources={sources} onChoose={choose} onClose={endAdding} />
        )}
        {adding && (
          <AddDialog
            key={`${adding.id} ${search.by}`}
            format={adding}
            formats={formats ?? []}
            isPulled={search.by === 'pull'}
            onAdded={(added) => {
              toasts.show('success', text.connect.added(added.source.name));
              showAdded(added);
            }}
            onClose={endAdding}
          />
        )}
        {connecting && (
          <ConnectDialog
            {...connecting}
            formatName={formatName(formats, connecting.source)}
            onClose={() => setConnecting(null)}
          />
        )}
        {mayEdit && pausing.dialog}
        {replacing && <ReplaceDialog source={replacing} onClose={() => setReplacing(null)} />}
        {window === 'rules' && <RulesDialog onClose={() => setWindow(null)} />}
        {window === 'keys' && <KeyboardHelp mayEdit={mayEdit} onClose={() => setWindow(null)} />}
      </div>
    </PullActionsProvider>
  );
}
