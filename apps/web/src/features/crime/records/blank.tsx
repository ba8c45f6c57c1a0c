import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeRecordsWords } from '../../../text/loaders/crime.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './records.module.css';

/** A blank of the publisher: a dash, with the reason for pointer and screen reader. */
export function Blank({ why }: { readonly why: string }) {
  const text = useMessages(crimeRecordsWords);
  return (
    <span className={styles.blank} title={why}>
      <span aria-hidden>{text.blank}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}
