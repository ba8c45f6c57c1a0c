import type { ImportPreview } from '@halyard/contracts/intelligence/import-preview.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords, importsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { DecidePanel } from './decide-panel.tsx';
import { KeyboardHelp, KeyHints } from './key-hints.tsx';
import { ObjectsPanel } from './objects-panel.tsx';
import styles from './preview.module.css';
import { PreviewActions, usePreviewEnd } from './preview-actions.tsx';
import { PreviewFigures } from './preview-figures.tsx';
import { PreviewHeading } from './preview-heading.tsx';
import { useCompareAgain } from './preview-queries.ts';
import { previewSteps, usePreviewSearch } from './preview-search.ts';
import { selectedOf, TypesPanel, writableOf } from './types-panel.tsx';
import { usePreviewKeys } from './use-preview-keys.ts';
import { useSelection } from './use-selection.ts';

const changesNamed = ['created', 'updated', 'unchanged'] as const;

/** Shows once what has changed since the file was compared. */
function ComparedAgain({ id }: { readonly id: string }) {
  const text = useMessages(importPreviewWords);
  const { number } = useFormat();
  const comparing = useCompareAgain(id);
  const [isRead, setRead] = useState(false);
  const compare = useEffectEvent(() => comparing.mutate());
  useEffect(() => compare(), []);
  const moved = comparing.data;
  if (!moved || isRead || changesNamed.every((change) => moved[change] === 0)) return null;
  const parts = changesNamed
    .filter((change) => moved[change] > 0)
    .map((change) => text.movedTo[change](moved[change], number(moved[change])));
  return (
    <Banner tone="info" dismissLabel={text.dismiss} onDismiss={() => setRead(true)}>
      {text.moved(parts.join(', '))}
    </Banner>
  );
}

/** Publishing failed before: the reason, and retry. */
function FailedBefore({ preview, onRetry }: { readonly preview: ImportPreview; readonly onRetry: () => void }) {
  const text = useMessages(importPreviewWords);
  const { problem: sentenceOf } = useMessages(importsWords);
  const { problem } = preview.import;
  if (problem === null) return null;
  return (
    <Banner tone="error" error={null}>
      {text.publishFailed} {sentenceOf(problem)}{' '}
      <Button size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </Banner>
  );
}

function Nothing({ preview: { total, unchanged } }: { readonly preview: ImportPreview }) {
  const text = useMessages(importPreviewWords);
  const { number } = useFormat();
  return <Banner tone="info">{unchanged === total ? text.nothing(total, number(total)) : text.nothingWritable}</Banner>;
}

/** Three panels in the order of work: contents, objects, decisions. */
export function Review({ preview }: { readonly preview: ImportPreview }) {
  const text = useMessages(importPreviewWords);
  const { search, change } = usePreviewSearch();
  const selection = useSelection(preview.import.id);
  const end = usePreviewEnd(preview);
  const [isHelping, setHelping] = useState(false);
  const { columns } = preview;

  usePreviewKeys({
    onToggleType: (type) => {
      const row = preview.types.find((one) => one.type === type);
      if (row && writableOf(row) > 0) void selection.select(selectedOf(row) < writableOf(row), { type });
    },
    onFilter: (wanted) =>
      change({ change: search.change === wanted ? undefined : wanted, expired: undefined }, { replace: true }),
    onPublish: () => void end.publish(),
    onHelp: () => setHelping(true),
  });

  return (
    <>
      <PreviewHeading
        record={preview.import}
        note={text.nothingStored}
        actions={<PreviewActions preview={preview} end={end} />}
      />
      <FailedBefore preview={preview} onRetry={() => void end.publish()} />
      <ComparedAgain id={preview.import.id} />
      {columns && <ColumnsPanel id={preview.import.id} columns={columns} />}
      {writableOf(preview) === 0 && columns?.isRead !== false && <Nothing preview={preview} />}
      <PreviewFigures preview={preview} />
      <nav className={styles.steps} aria-label={text.steps.label}>
        {previewSteps.map((step) => (
          <AddressLink key={step} change={{ step }} isChosen={search.step === step}>
            {text.steps[step]}
          </AddressLink>
        ))}
      </nav>
      <div className={styles.panels} data-step={search.step}>
        <TypesPanel preview={preview} search={search} selection={selection} />
        <ObjectsPanel preview={preview} search={search} change={change} selection={selection} />
        <DecidePanel preview={preview} />
      </div>
      <KeyHints onAll={() => setHelping(true)} />
      {isHelping && <KeyboardHelp onClose={() => setHelping(false)} />}
    </>
  );
}
