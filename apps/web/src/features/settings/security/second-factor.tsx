import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Toggle } from '../../../ui/form/toggle.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import styles from '../settings.module.css';
import { useProfile } from '../settings-queries.ts';
import { useProblems } from '../use-problems.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** The toggle shows the actual state: on once an authenticator was verified, and off once a code removed it. */
export function SecondFactor({ form }: { readonly form: SettingsFormState }) {
  const text = useMessages(settingsWords);
  const toasts = useToasts();
  const problemOf = useProblems(form.errors);
  const profile = useProfile();
  const [open, setOpen] = useState<'enrol' | 'turnOff' | null>(null);
  const codesLeft = profile.data?.secondFactor.recoveryCodesLeft;
  const isEnrolled = profile.data?.secondFactor.enrolled ?? form.saved.security.twoFactorAuth;

  function ask(isOn: boolean) {
    if (isOn === isEnrolled) form.change('security', 'twoFactorAuth', isOn);
    else setOpen(isOn ? 'enrol' : 'turnOff');
  }

  function finish(isOn: boolean) {
    setOpen(null);
    // Already done at the identity provider: there is nothing left to save about it.
    form.agree('security', 'twoFactorAuth', isOn);
    toasts.show('success', isOn ? text.security.twoFactorOn : text.security.twoFactorOff);
    void profile.refetch();
  }

  return (
    <div className={styles.stack}>
      <Toggle
        label={text.security.twoFactorAuth}
        hint={text.security.twoFactorHint}
        error={problemOf('security.twoFactorAuth')}
        checked={form.draft.security.twoFactorAuth}
        onChange={({ target }) => ask(target.checked)}
      />
      {profile.isError && (
        <p role="status" className={styles.note}>
          {text.security.stateFailed}
          <Button size="small" onClick={() => void profile.refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {isEnrolled && codesLeft !== undefined && <RecoveryCodes left={codesLeft} />}
      {open === 'enrol' && (
        <EnrolDialog
          hasRecoveryCodes={codesLeft !== null}
          onEnrolled={() => finish(true)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'turnOff' && <TurnOffDialog onTurnedOff={() => finish(false)} onClose={() => setOpen(null)} />}
    </div>
  );
}
