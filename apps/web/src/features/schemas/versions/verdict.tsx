import { parseExactJson } from '@halyard/contracts/format/exact-json.ts';
import type { SchemaDiff, SchemaVerdict } from '@halyard/contracts/work/schemas.ts';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import styles from './versions.module.css';

const tones: Readonly<Record<SchemaVerdict, ComponentProps<typeof Banner>['tone']>> = {
  same: 'info',
  compatible: 'success',
  breaking: 'error',
  unproved: 'warning',
};

/** Tells the verdicts apart without their colour. */
const shapes: Readonly<Record<SchemaVerdict, string>> = { same: '=', compatible: '✓', breaking: '✕', unproved: '?' };

/** The document as someone would write it; unchanged where it cannot be read. */
function layOut(document: string): string {
  try {
    return JSON.stringify(parseExactJson(document), null, 2);
  } catch {
    return document;
  }
}

function CounterExample({ example }: { readonly example: NonNullable<SchemaDiff['counterExample']> }) {
  const { versions: text } = useMessages(schemaWorkWords);
  const { instance, message } = example.error;
  return (
    <figure className={styles.example}>
      <figcaption>{text.example}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long document is scrolled with the keyboard too. */}
      <pre tabIndex={0}>{layOut(example.document)}</pre>
      <p className={styles.rejected}>{text.rejectedAt(instance === '' ? text.wholeDocument : instance, message)}</p>
    </figure>
  );
}

/** Whether valid documents stay valid, and if not, a proof. */
export function Verdict({ diff }: { readonly diff: SchemaDiff }) {
  const { versions: text } = useMessages(schemaWorkWords);
  const { verdict, counterExample } = diff;
  const { title, about } = text.verdict(verdict);
  return (
    <>
      <Banner error={null} tone={tones[verdict]}>
        <span aria-hidden className={styles.shape}>
          {shapes[verdict]}
        </span>
        <strong>{title}</strong> {about}
      </Banner>
      {counterExample && <CounterExample example={counterExample} />}
    </>
  );
}
