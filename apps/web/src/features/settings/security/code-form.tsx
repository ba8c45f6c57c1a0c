import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import styles from '../settings.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly yes: string;
  readonly isDanger?: boolean;
  /** Submits the code without spaces; returns the error message. */
  readonly onCode: (code: string) => Promise<string | undefined>;
  readonly onClose: () => void;
};

/** One code. A rejected one stays in its field, with the reason below. */
export function CodeForm({ label, hint, yes, isDanger = false, onCode, onClose }: Props) {
  const text = useMessages(settingsWords);
  const [code, setCode] = useState('');
  const [rejected, setRejected] = useState<{ readonly reason?: string | undefined; readonly at: number }>({ at: 0 });
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    const given = code.replaceAll(/\s/g, '');
    if (given === '' || isBusy) return;
    setBusy(true);
    const reason = await onCode(given);
    setBusy(false);
    if (reason) setRejected({ reason, at: rejected.at + 1 });
  }

  return (
    <Form onSubmit={submit} checkedAt={rejected.at}>
      <TextField
        label={label}
        hint={hint}
        error={rejected.reason}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode={isDanger ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        maxLength={20}
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {isBusy ? text.enrol.confirming : yes}
        </Button>
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </Form>
  );
}
