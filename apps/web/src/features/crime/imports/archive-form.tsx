import { month as monthShape } from '@halyard/contracts/crime/crime.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { addMonths } from '../crime-filter-months.ts';
import { useFetchMonth } from './import-queries.ts';
import styles from './imports.module.css';

/** The publisher is about two months behind. */
const behindMonths = 2;
const anHourMs = 3_600_000;

/** Requests a month from the publisher through the server; without a network it says so and keeps the input. */
export function ArchiveForm() {
  const { archive: text } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const monthName = useMonthName();
  const toasts = useToasts();
  const now = new Date(useNow(anHourMs)).toISOString().slice(0, 7);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const fetching = useFetchMonth();
  const month = (typed ?? addMonths(now, -behindMonths)).trim();

  async function submit() {
    const isRight = monthShape.safeParse(month).success && month < now;
    setWrong(!isRight);
    if (!isRight || fetching.isPending) return;
    try {
      await fetching.mutateAsync(month);
      toasts.show('success', text.started(monthName(month, 'long')));
    } catch {
      // Shown beside the field, where it stays.
    }
  }

  const rejected = fetching.isError ? describeError(fetching.error, text.failed) : undefined;
  return (
    <Panel title={text.title}>
      <Form className={styles.archive} onSubmit={() => void submit()}>
        <TextField
          label={text.month}
          hint={text.about}
          error={isWrong ? text.badMonth : rejected}
          type="month"
          max={addMonths(now, -1)}
          value={month}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" busy={fetching.isPending}>
          {text.button}
        </Button>
      </Form>
    </Panel>
  );
}
