import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { FigureLink } from './figure-link.tsx';
import { spanOfDay } from './report-span.ts';
import styles from './reports.module.css';

type Props = { readonly days: IncidentReport['byDay']; readonly timeZone: string };

/** The chart in figures, the newest day first; opened on demand, since a year has many days. */
export function DayTable({ days, timeZone }: Props) {
  const { reports: text } = useMessages(securityWords);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.days} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.showDays}</summary>
      {isOpen && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.opened}</th>
              <th scope="col">{text.resolved}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, opened, resolved }) => {
              const span = spanOfDay(day, timeZone);
              const written = format.day(day);
              return (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{written}</time>
                  </th>
                  <td>
                    <FigureLink
                      which="opened"
                      count={opened}
                      span={span}
                      label={text.openedCount(format.number(opened), written)}
                    >
                      {format.number(opened)}
                    </FigureLink>
                  </td>
                  <td>
                    <FigureLink
                      which="resolved"
                      count={resolved}
                      span={span}
                      label={text.resolvedCount(format.number(resolved), written)}
                    >
                      {format.number(resolved)}
                    </FigureLink>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </details>
  );
}
