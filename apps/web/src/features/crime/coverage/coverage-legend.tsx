import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords } from '../../../text/loaders/crime.ts';
import styles from './coverage.module.css';
import { CoverageMark } from './coverage-mark.tsx';

const looks = ['present', 'sample', 'unfinished', 'notImported', 'notPublished', 'future'] as const;

/** The legend of the grid's shapes. */
export function CoverageLegend() {
  const text = useMessages(crimeCoverageWords);
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      {looks.map((look) => (
        <li key={look}>
          <CoverageMark look={look} /> {text.states[look]}
        </li>
      ))}
    </ul>
  );
}
