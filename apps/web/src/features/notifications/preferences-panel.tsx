import type { NotificationPreferences } from '@halyard/contracts/work/notifications.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { Toggle } from '../../ui/form/toggle.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { useNotificationPreferences, useSavePreferences } from './notification-queries.ts';
import styles from './notifications.module.css';

const toggles = [
  { subject: 'security', way: 'email', label: 'securityEmail' },
  { subject: 'security', way: 'push', label: 'securityPush' },
  { subject: 'intelligence', way: 'email', label: 'intelligenceEmail' },
  { subject: 'intelligence', way: 'push', label: 'intelligencePush' },
] as const;

type Shown = NonNullable<ReturnType<typeof useNotificationPreferences>['data']>;

function Toggles({ shown }: { readonly shown: Shown }) {
  const { preferences: text, changeFailed } = useMessages(notificationsWords);
  const save = useSavePreferences();
  const failure = useMutationFailure(save);
  const describeError = useDescribeError();
  const { governed } = shown;
  const chosen: NotificationPreferences = { security: shown.security, intelligence: shown.intelligence };
  const isHeld = toggles.some(({ subject, way }) => !governed[subject][way]);
  return (
    <div className={styles.toggles}>
      {toggles.map(({ subject, way, label }) => (
        <Toggle
          key={label}
          label={text[label]}
          hint={governed[subject][way] ? undefined : text.heldHere}
          checked={chosen[subject][way] && governed[subject][way]}
          disabled={!governed[subject][way]}
          onChange={({ target }) =>
            save.mutate({ ...chosen, [subject]: { ...chosen[subject], [way]: target.checked } })
          }
        />
      ))}
      {isHeld && (
        <p className={styles.quiet}>
          {text.held}{' '}
          <Link to="/settings" search={{ tab: 'notifications' }}>
            {text.toSettings}
          </Link>
        </p>
      )}
      <p className={styles.quiet}>{text.pushNote}</p>
      {failure && (
        <Banner error={failure} tone="error">
          {describeError(failure, changeFailed)}
        </Banner>
      )}
    </div>
  );
}

/** The four toggles: emails and browser notifications (decision G-038). */
export function PreferencesPanel() {
  const { preferences: text, retry } = useMessages(notificationsWords);
  const preferences = useNotificationPreferences();
  return (
    <Panel title={text.title}>
      {preferences.isPending && <Spinner label={text.loading} />}
      {preferences.isError && !preferences.data && (
        <Banner error={preferences.error} tone="error">
          {text.failed}{' '}
          <Button size="small" onClick={() => void preferences.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {preferences.data && <Toggles shown={preferences.data} />}
    </Panel>
  );
}
