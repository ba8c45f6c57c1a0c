import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { useState } from 'react';
import { TransportError } from '../../api/errors/transport-error.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { rejectedField } from './check-settings.ts';
import { useReadNewerSettings, useSaveSettings } from './settings-queries.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** `outdated`: someone saved in between, and our save would overwrite that. */
type Conflict = 'none' | 'outdated' | 'merged';

type Options = { readonly form: SettingsFormState; readonly onApplied: (settings: Settings) => void };

/** Submits the form if it is valid, and reports the result. */
export function useSaving({ form, onApplied }: Options) {
  const text = useMessages(settingsWords);
  const toasts = useToasts();
  const readNewer = useReadNewerSettings();
  const { mutateAsync: send, isPending: isSaving } = useSaveSettings();
  const [conflict, setConflict] = useState<Conflict>('none');

  function explain(error: unknown) {
    if (error instanceof StepUpDeclined) return;
    // One sentence for every error; what the person can do about it is said beside it.
    toasts.show('error', text.saveFailed, { error });
    const code = error instanceof TransportError ? error.code : undefined;
    if (code === 'settings_changed') setConflict('outdated');
    const rejected = rejectedField(code);
    if (rejected) form.reject(rejected.field, rejected.problem);
  }

  async function save() {
    const { draft, errors } = form.check();
    if (Object.keys(errors).length > 0) return;
    try {
      const reply = await send(draft);
      form.takeSaved(draft, reply);
      onApplied(reply);
      setConflict('none');
      toasts.show('success', text.saved);
    } catch (error) {
      explain(error);
    }
  }

  async function loadNewer() {
    try {
      form.adoptNewer(await readNewer());
      setConflict('merged');
    } catch {
      toasts.show('error', text.loadFailed, { error: null });
    }
  }

  return { save, isSaving, conflict, loadNewer };
}
