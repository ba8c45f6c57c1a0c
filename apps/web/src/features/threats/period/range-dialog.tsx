import { useId, useState } from 'react';
import { DayField } from '../../../preferences/day-input.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../threats.module.css';
import type { ThreatFilter } from '../threats-search.ts';
import { daysOfRange, problemOfDays, rangeOfDays } from './range-of-days.ts';

type Props = {
  readonly filter: Pick<ThreatFilter, 'from' | 'to'>;
  readonly onRange: (range: Pick<ThreatFilter, 'from' | 'to'>) => void;
  readonly onClose: () => void;
};

/** The range of days in which threats were last seen; either end may be open. */
export function RangeDialog({ filter, onRange, onClose }: Props) {
  const text = useMessages(threatsWords);
  const { range: words } = text;
  const { timeZone } = usePreferences();
  const formId = useId();
  const [days, setDays] = useState(() => daysOfRange(filter, timeZone));
  const [checkedAt, setCheckedAt] = useState(0);
  const problem = problemOfDays(days);
  const shown = checkedAt > 0 ? problem : undefined;

  function submit() {
    if (problem) return setCheckedAt(checkedAt + 1);
    onRange(rangeOfDays(days, timeZone));
    onClose();
  }

  return (
    <Dialog
      title={words.title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {words.show}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={submit}>
        <p className={styles.quiet}>{words.about}</p>
        <div className={styles.pair}>
          <DayField
            label={words.from}
            value={days.from}
            error={shown === 'none' ? words.none : undefined}
            onDay={(from) => setDays({ ...days, from })}
          />
          <DayField
            label={words.to}
            value={days.to}
            error={shown === 'order' ? words.order : undefined}
            onDay={(to) => setDays({ ...days, to })}
          />
        </div>
      </Form>
    </Dialog>
  );
}
