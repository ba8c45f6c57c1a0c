import type { ImportPreview, PreviewEffects } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import styles from './preview.module.css';
import { useEffects } from './preview-queries.ts';
import { nothingFiltered } from './preview-search.ts';

type CellProps = {
  readonly name: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
};

function Cell({ name, note, children }: CellProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {children} <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}

function Rows({ change, count }: { readonly change?: string; readonly count: number }) {
  const format = useFormat();
  return (
    <AddressLink change={{ ...nothingFiltered, change, step: 'objects' }} className={styles.big}>
      <Figure rows={count}>{format.number(count)}</Figure>
    </AddressLink>
  );
}

/** Why so many alerts will open: the matching rules, or that none matches. */
function useReason() {
  const { figures: text } = useMessages(importPreviewWords);
  return ({ alerts, rules }: PreviewEffects, { decisions, missing }: ImportPreview): string => {
    if (alerts > 0) return text.byRules(rules.map(({ name }) => name).join(', '));
    return decisions.severity === null && missing.severity > 0 ? text.noneNotSet : text.none;
  };
}

function Alerts({ preview }: { readonly preview: ImportPreview }) {
  const { figures: text } = useMessages(importPreviewWords);
  const format = useFormat();
  const reason = useReason();
  const effects = useEffects(preview.import.id).data;
  return (
    <Cell name={text.alerts} note={effects ? reason(effects, preview) : text.counting}>
      <Quantity className={styles.big}>{effects && format.number(effects.alerts)}</Quantity>
    </Cell>
  );
}

/** The contents of the file and their outcome; the figures add up. */
export function PreviewFigures({ preview }: { readonly preview: ImportPreview }) {
  const { figures: text, changes } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const { total, created, updated, unchanged, rejected, selectedCreated, selectedUpdated, types } = preview;
  return (
    <dl className={styles.figures} aria-label={text.label}>
      <Cell name={text.inFile} note={text.types(types.length, number(types.length))}>
        <Rows count={total} />
      </Cell>
      <Cell name={changes.created} note={text.selected(number(selectedCreated))}>
        <Rows change="created" count={created} />
      </Cell>
      <Cell name={changes.updated} note={text.selected(number(selectedUpdated))}>
        <Rows change="updated" count={updated} />
      </Cell>
      <Cell name={changes.unchanged} note={text.nothingToWrite}>
        <Rows change="unchanged" count={unchanged} />
      </Cell>
      <Cell name={changes.rejected} note={rejected > 0 && text.withReasons}>
        <Rows change="rejected" count={rejected} />
      </Cell>
      <Alerts preview={preview} />
    </dl>
  );
}
