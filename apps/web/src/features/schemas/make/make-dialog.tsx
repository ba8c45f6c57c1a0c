import type { SchemaRecord, SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { useState } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords, schemaWorkWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { titleOf } from '../detail/title-of.ts';
import { FromFile } from './from-file.tsx';
import { FromPolice } from './from-police.tsx';
import { FromWritten } from './from-written.tsx';
import styles from './make.module.css';
import { type MakeDraft, type MakeFault, sources, validateDraft } from './make-draft.ts';
import { MakeStage } from './make-stage.tsx';
import { useMake } from './use-make.ts';

type Props = {
  readonly draft: MakeDraft;
  readonly onDraft: (change: Partial<MakeDraft>) => void;
  /** Input of an earlier session has been restored. */
  readonly isDraftBack: boolean;
  readonly onDiscard: () => void;
  /** The open schema: the new one may become its next version. */
  readonly open: SchemaRecord | undefined;
  readonly onMade: (schema: SchemaSummary) => void;
  readonly onClose: () => void;
};

const formId = 'make-schema';
const parts = { file: FromFile, police: FromPolice, written: FromWritten } as const;

/** Infers a schema from a sample or from police data, or stores one unchanged. */
export function MakeDialog({ draft, onDraft, isDraftBack, onDiscard, open, onMade, onClose }: Props) {
  const { make: text } = useMessages(schemaWorkWords);
  const { close, detail } = useMessages(schemasWords);
  const make = useMake(onMade);
  const [fault, setFault] = useState<MakeFault>();
  const [checkedAt, setCheckedAt] = useState(0);
  const isWorking = make.stage.stage === 'working';
  const Part = parts[draft.source];
  const mayBeVersion = open !== undefined && draft.source !== 'police';

  function change(next: Partial<MakeDraft>) {
    setFault(undefined);
    onDraft(next);
  }

  function start() {
    const found = validateDraft(draft);
    setFault(found);
    setCheckedAt((count) => count + 1);
    if (!found) void make.start(draft, mayBeVersion && draft.asVersion ? open.id : undefined);
  }

  return (
    <Dialog
      title={text.title}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={isWorking ? make.stop : onClose}>{isWorking ? text.stop : text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isWorking}>
            {draft.source === 'written' ? text.add : text.start}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} checkedAt={checkedAt} onSubmit={start}>
        <DraftBanner isBack={isDraftBack} onDiscard={onDiscard} />
        <Tabs
          label={text.sources}
          tabs={sources.map((id) => ({ id, label: text[id] }))}
          selected={draft.source}
          onSelect={(source) => change({ source })}
        >
          <Part draft={draft} fault={fault} onChange={change} />
        </Tabs>
        {mayBeVersion && (
          <Checkbox
            label={text.asVersion(titleOf(open.schema, open.title || detail.untitled))}
            checked={draft.asVersion}
            onChange={(event) => change({ asVersion: event.target.checked })}
          />
        )}
        <MakeStage stage={make.stage} />
      </Form>
    </Dialog>
  );
}
