import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import type { SecurityChange } from '../security-search.ts';
import { FigureLink } from './figure-link.tsx';
import type { ReportSpan } from './report-span.ts';
import styles from './reports.module.css';

export type BreakdownRow = {
  readonly key: string;
  readonly name: string;
  readonly shown: ReactNode;
  /** The filter of this row for the incidents. */
  readonly change: SecurityChange;
  readonly opened: number;
  readonly resolved: number;
  readonly meanResolutionHours: number | null;
};

type Props = {
  /** The key of the rows. */
  readonly column: string;
  readonly span: ReportSpan;
  readonly rows: readonly BreakdownRow[];
};

/** Opened, resolved and mean time of each severity or person. */
export function BreakdownTable({ column, span, rows }: Props) {
  const { reports: text } = useMessages(securityWords);
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">{text.opened}</th>
          <th scope="col">{text.resolved}</th>
          <th scope="col">{text.mean}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, shown, change, opened, resolved, meanResolutionHours: mean }) => (
          <tr key={key}>
            <th scope="row">{shown}</th>
            <td>
              <FigureLink
                which="opened"
                count={opened}
                span={span}
                change={change}
                label={text.openedCount(format.number(opened), name)}
              >
                {format.number(opened)}
              </FigureLink>
            </td>
            <td>
              <FigureLink
                which="resolved"
                count={resolved}
                span={span}
                change={change}
                label={text.resolvedCount(format.number(resolved), name)}
              >
                {format.number(resolved)}
              </FigureLink>
            </td>
            <td>
              {mean === null ? (
                <span title={text.nothingResolved}>{text.none}</span>
              ) : (
                <FigureLink
                  which="resolved"
                  count={resolved}
                  span={span}
                  change={change}
                  label={text.meanOf(text.hours(format.oneDecimal(mean)), name)}
                >
                  {text.hours(format.oneDecimal(mean))}
                </FigureLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
