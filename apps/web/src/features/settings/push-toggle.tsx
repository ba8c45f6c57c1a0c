import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { useProduct } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { Toggle } from '../../ui/form/toggle.tsx';
import { askPushPermission, readPushPermission } from './push-permission.ts';
import styles from './settings.module.css';

type Props = { readonly isOn: boolean; readonly error: string | undefined; readonly onChange: (isOn: boolean) => void };

/** The account's push preference, and this browser's permission: the preference also applies to other browsers. */
export function PushToggle({ isOn, error, onChange }: Props) {
  const { notifications: text } = useMessages(settingsWords);
  const { name } = useProduct();
  const [permission, setPermission] = useState(readPushPermission);
  const ask = async () => setPermission(await askPushPermission());
  const notes = {
    granted: '',
    denied: text.pushDenied(name),
    default: text.pushUnasked,
    unsupported: text.pushUnsupported,
  };
  const note = isOn ? notes[permission] : '';
  return (
    <div className={styles.stack}>
      <Toggle
        label={text.pushNotifications}
        hint={text.pushHint(name)}
        error={error}
        checked={isOn}
        onChange={({ target }) => {
          onChange(target.checked);
          if (target.checked) void ask();
        }}
      />
      <div role="status" className={note ? styles.note : undefined}>
        {note}
        {isOn && permission === 'default' && (
          <Button size="small" onClick={ask}>
            {text.pushAllow}
          </Button>
        )}
      </div>
    </div>
  );
}
