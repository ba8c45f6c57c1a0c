import type { AnalysisDetails } from '@halyard/contracts/crime/analysis.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import styles from './analysis.module.css';
import { Figure } from './figure.tsx';

type Props = { readonly files: AnalysisDetails['files']; readonly month: string | undefined };

/** The files that an analysis read, each with the hash that proves which. */
export function SourceFiles({ files, month }: Props) {
  const { summary: text } = useMessages(crimeWords);
  const format = useFormat();
  return (
    <details className={styles.sources}>
      <summary>{text.sources(files.length, format.number(files.length))}</summary>
      <ul>
        {files.map(({ id, name, force, sha256, rows }) => (
          <li key={`${id}${name}`}>
            <span>{name}</span>
            <span>
              <Figure
                count={rows}
                what={name}
                query={month === undefined ? undefined : { from: month, to: month, force }}
              />{' '}
              {text.rows}
            </span>
            <span>
              {text.hash} <code>{sha256}</code>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
