import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { useProduct } from '../../text/product.ts';
import { Toggle } from '../../ui/form/toggle.tsx';
import { PushToggle } from './push-toggle.tsx';
import { Section } from './section.tsx';
import { useProblems } from './use-problems.ts';
import type { SettingsFormState } from './use-settings-form.ts';

type Flag = keyof Settings['notifications'];

export function NotificationsTab({ form }: { readonly form: SettingsFormState }) {
  const { notifications: text } = useMessages(settingsWords);
  const { name } = useProduct();
  const problemOf = useProblems(form.errors);
  const toggle = (flag: Flag, hint: string) => (
    <Toggle
      label={text[flag]}
      hint={hint}
      error={problemOf(`notifications.${flag}`)}
      checked={form.draft.notifications[flag]}
      onChange={({ target }) => form.change('notifications', flag, target.checked)}
    />
  );
  return (
    <>
      <Section title={text.ways}>
        {toggle('emailNotifications', text.emailHint)}
        <PushToggle
          isOn={form.draft.notifications.pushNotifications}
          error={problemOf('notifications.pushNotifications')}
          onChange={(isOn) => form.change('notifications', 'pushNotifications', isOn)}
        />
      </Section>
      <Section title={text.subjects}>
        {toggle('securityAlerts', text.securityHint)}
        {toggle('entityUpdates', text.entityHint)}
        {toggle('systemUpdates', text.systemHint)}
        {toggle('marketingEmails', text.marketingHint(name))}
      </Section>
    </>
  );
}
