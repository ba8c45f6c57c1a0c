import type { SchemaRecord, SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { useState } from 'react';
import { DraftOffer } from '../../records/drafts/draft-offer.tsx';
import { useDraft, useFoundDraft, useKeptDraft } from '../../records/drafts/use-draft.ts';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { schemasWords, schemaWorkWords } from '../../text/loaders/work.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { NothingOpen, OpenSchema } from './detail/open-schema.tsx';
import { ListPanel } from './list/list-panel.tsx';
import { MakeDialog } from './make/make-dialog.tsx';
import { emptyDraft, type MakeDraft, typedIn } from './make/make-draft.ts';
import { useSchema } from './schema-queries.ts';
import styles from './schemas.module.css';
import { type ChangeSearch, useSchemasSearch } from './use-schemas-search.ts';

const nothingChosen = { view: undefined, node: undefined, search: '', older: undefined, newer: undefined } as const;

const draftName = 'schema new';

type MakeProps = { readonly open: SchemaRecord | undefined; readonly change: ChangeSearch };

/** The button for a new schema. Input is kept while the dialog is closed. */
function MakeButton({ open, change }: MakeProps) {
  const { make: text } = useMessages(schemaWorkWords);
  const toasts = useToasts();
  const { may } = useRights();
  const mayMake = may('schemas', 'create');
  const [isOpen, setOpen] = useState(false);
  const found = useFoundDraft<MakeDraft>(draftName);
  const [draft, setDraft] = useState<MakeDraft>({ ...emptyDraft, ...found });
  const typed = typedIn(draft);
  useKeptDraft(draftName, typed);

  function finish({ id, title, source }: SchemaSummary) {
    setOpen(false);
    setDraft(emptyDraft);
    toasts.show('success', text.made(title || source));
    change({ ...nothingChosen, schema: id });
  }

  return (
    <div className={styles.make}>
      <Button
        variant="primary"
        disabled={!mayMake}
        aria-describedby={mayMake ? undefined : 'make-schema-why'}
        onClick={() => setOpen(true)}
      >
        {text.button}
      </Button>
      {!mayMake && (
        <p id="make-schema-why" className={styles.why}>
          {text.notAllowed}
        </p>
      )}
      {mayMake && !isOpen && (
        <DraftOffer
          name={draftName}
          form={text.title}
          onContinue={() => setOpen(true)}
          onDiscard={() => setDraft(emptyDraft)}
        />
      )}
      {isOpen && (
        <MakeDialog
          draft={draft}
          onDraft={(next) => setDraft((before) => ({ ...before, ...next }))}
          isDraftBack={found !== undefined && typed !== undefined}
          onDiscard={() => setDraft(emptyDraft)}
          open={open}
          onMade={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** JSON Schemas as trees: inferred from samples, compared, validated, exported. */
export function SchemasPage() {
  const text = useMessages(schemasWords);
  useTitle(text.title);
  const { search, change } = useSchemasSearch();
  const schema = useSchema(search.schema);
  const { draft: document, write: setDocument } = useDraft('schema document', '');
  const hasOpen = search.schema !== undefined;
  return (
    <div className={styles.page}>
      <header className={layout.split}>
        <div>
          <h1>{text.title}</h1>
          <p className={layout.lead}>{text.about}</p>
        </div>
        <MakeButton open={hasOpen ? schema.data : undefined} change={change} />
      </header>
      <div className={styles.board} data-in-order>
        <ListPanel
          openFamily={hasOpen ? (schema.data?.family ?? search.schema) : undefined}
          hasOpen={hasOpen}
          onSelect={(id) => change({ ...nothingChosen, schema: id })}
        />
        {hasOpen ? (
          <OpenSchema schema={schema} search={search} change={change} draft={{ document, setDocument }} />
        ) : (
          <NothingOpen />
        )}
      </div>
    </div>
  );
}
