import styles from '../answer/cited-answer.module.css';

type Props = {
  readonly n: number;
  /** The meaning of the marker, for screen readers. */
  readonly label: string;
  readonly onCite: (n: number) => void;
};

/** The small number behind a sentence; it leads to the source. */
export function SourceMarker({ n, label, onCite }: Props) {
  return (
    <sup className={styles.marker}>
      <button type="button" aria-label={label} title={label} onClick={() => onCite(n)}>
        [{n}]
      </button>
    </sup>
  );
}
