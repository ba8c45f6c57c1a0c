import { passwordExpiries, sessionTimeouts } from '@halyard/contracts/accounts/settings.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Toggle } from '../../../ui/form/toggle.tsx';
import { Choice } from '../choice.tsx';
import { Section } from '../section.tsx';
import { useProblems } from '../use-problems.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import { DeviceCount } from './device-count.tsx';
import { SecondFactor } from './second-factor.tsx';

export function SecurityTab({ form }: { readonly form: SettingsFormState }) {
  const { security: text } = useMessages(settingsWords);
  const problemOf = useProblems(form.errors);
  const { security } = form.draft;
  return (
    <>
      <Section title={text.signIn}>
        <SecondFactor form={form} />
        <Choice<number>
          label={text.sessionTimeout}
          hint={text.sessionTimeoutHint}
          error={problemOf('security.sessionTimeout')}
          value={security.sessionTimeout}
          choices={sessionTimeouts}
          describe={text.sessionTimeouts}
          onChoose={(minutes) => form.change('security', 'sessionTimeout', minutes)}
        />
        <Choice<number>
          label={text.passwordExpiry}
          hint={text.passwordExpiryHint}
          error={problemOf('security.passwordExpiry')}
          value={security.passwordExpiry}
          choices={passwordExpiries}
          describe={text.days}
          onChoose={(days) => form.change('security', 'passwordExpiry', days)}
        />
      </Section>
      <Section title={text.watch}>
        <Toggle
          label={text.loginNotifications}
          hint={text.loginHint}
          error={problemOf('security.loginNotifications')}
          checked={security.loginNotifications}
          onChange={({ target }) => form.change('security', 'loginNotifications', target.checked)}
        />
        <Toggle
          label={text.deviceManagement}
          hint={text.deviceHint}
          error={problemOf('security.deviceManagement')}
          checked={security.deviceManagement}
          onChange={({ target }) => form.change('security', 'deviceManagement', target.checked)}
        />
        <DeviceCount isKept={form.saved.security.deviceManagement} willBeKept={security.deviceManagement} />
      </Section>
    </>
  );
}
