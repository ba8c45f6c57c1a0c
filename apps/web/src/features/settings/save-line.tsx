import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import styles from './settings.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

type Props = { readonly form: SettingsFormState; readonly isSaving: boolean; readonly onSave: () => void };

/** Whether something waits to be saved, and the one button that saves all four tabs. */
export function SaveLine({ form, isSaving, onSave }: Props) {
  const text = useMessages(settingsWords);
  const toasts = useToasts();

  function discard() {
    const { draft } = form;
    form.discard();
    toasts.show('info', text.discarded, { action: { label: text.undo, run: () => form.restore(draft) } });
  }

  return (
    <div className={styles.saving}>
      <span role="status" className={styles.state}>
        {form.isDirty && text.unsaved}
      </span>
      {form.isDirty && !isSaving && (
        <Button variant="quiet" onClick={discard}>
          {text.discard}
        </Button>
      )}
      <Button variant="primary" busy={isSaving} onClick={onSave}>
        {isSaving ? text.saving : text.save}
      </Button>
    </div>
  );
}
