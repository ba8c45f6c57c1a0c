import type { AnswerTable as Table } from '@halyard/contracts/work/assistant.ts';
import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import styles from './answer.module.css';
import { AnswerChart } from './answer-chart.tsx';
import { AnswerTable } from './answer-table.tsx';

/** With fewer rows there is nothing to compare. */
const chartRowsMin = 2;

type Props = {
  readonly table: Table;
  /** The screen that shows all rows. */
  readonly address: string | null;
  readonly onCite: (n: number) => void;
};

/** The rows of an answer: as a chart where they are a trend or a breakdown, which can be changed for the table. */
export function AnswerRows({ table, address, onCite }: Props) {
  const text = useMessages(assistantWords);
  const [isTable, setTable] = useState(false);
  if (!table.chart || table.rows.length < chartRowsMin)
    return <AnswerTable table={table} address={address} onCite={onCite} />;
  return (
    <div className={styles.tableFrame}>
      {isTable ? <AnswerTable table={table} address={address} onCite={onCite} /> : <AnswerChart table={table} />}
      <Button size="small" variant="quiet" className={styles.whole} onClick={() => setTable(!isTable)}>
        {isTable ? text.showChart : text.showTable}
      </Button>
    </div>
  );
}
