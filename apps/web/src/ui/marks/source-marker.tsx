import styles from '../answer/cited-answer.module.css';

type Props = {
  readonly n: number;
  /** What the marker stands for, for those who listen. */
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
