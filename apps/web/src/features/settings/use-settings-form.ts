import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { useState } from 'react';
import { useFoundDraft, useKeptDraft } from '../../records/drafts/use-draft.ts';
import type { Problem } from './check-settings.ts';
import { mergeSettings } from './merge-settings.ts';
import {
  adoptNewer,
  agreeOn,
  type Change,
  changeField,
  checkForm,
  discardChanges,
  isFormDirty,
  rejectField,
  restoreDraft,
  type SettingsForm,
  startForm,
  takeSaved,
} from './settings-form.ts';

const draftName = 'settings';

/** The stored draft: the input, and the values it was based on. */
type Kept = Pick<SettingsForm, 'saved' | 'draft'>;

const hideKey = (settings: Settings): Settings => ({ ...settings, api: { ...settings.api, apiKey: '' } });
const withoutKey = ({ saved, draft }: SettingsForm): Kept => ({ saved: hideKey(saved), draft: hideKey(draft) });

function startWith(loaded: Settings, found: Kept | undefined): SettingsForm {
  const form = startForm(loaded);
  return found ? restoreDraft(form, mergeSettings(found.saved, found.draft, loaded)) : form;
}

/** The form state based on the loaded values. A later load replaces an untouched form only. */
export function useSettingsForm(loaded: Settings) {
  const found = useFoundDraft<Kept>(draftName);
  const [form, setForm] = useState<SettingsForm>(() => startWith(loaded, found));
  const isDirty = isFormDirty(form);
  const kept = useKeptDraft(draftName, isDirty ? withoutKey(form) : undefined);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    if (!isFormDirty(form)) setForm({ ...form, saved: loaded, draft: loaded });
  }
  const change: Change = (group, key, value) => setForm((now) => changeField(now, group, key, value));
  const agree: Change = (group, key, value) => setForm((now) => agreeOn(now, group, key, value));
  return {
    ...form,
    isDirty,
    /** Input of an earlier session has been restored. */
    isDraftBack: found !== undefined && isDirty,
    dropDraft: kept.drop,
    change,
    agree,
    /** Marks errors and returns the validated form. */
    check(): SettingsForm {
      const checked = checkForm(form);
      setForm(checked);
      return checked;
    },
    reject: (field: string, problem: Problem) => setForm((now) => rejectField(now, field, problem)),
    takeSaved: (sent: Settings, reply: Settings) => setForm((now) => takeSaved(now, sent, reply)),
    adoptNewer: (newer: Settings) => setForm((now) => adoptNewer(now, newer)),
    discard: () => setForm(discardChanges),
    /** Restores a discarded draft on top of the currently saved values. */
    restore: (draft: Settings) => setForm((now) => restoreDraft(now, draft)),
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
