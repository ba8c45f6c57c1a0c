import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { checkSettings, type FieldErrors, type Group, type Problem } from './check-settings.ts';
import { isDirty, mergeSettings } from './merge-settings.ts';

/** The form of all four tabs: the server's values, the user's changes, and validation errors. */
export type SettingsForm = {
  readonly saved: Settings;
  readonly draft: Settings;
  readonly errors: FieldErrors;
  /** Counts the checks that found something; each one moves the focus. */
  readonly checks: number;
};

/** One field with its new value. */
export type Change = <G extends Group, K extends keyof Settings[G] & string>(
  group: G,
  key: K,
  value: Settings[G][K],
) => void;

export const startForm = (loaded: Settings): SettingsForm => ({ saved: loaded, draft: loaded, errors: {}, checks: 0 });

export const isFormDirty = ({ saved, draft }: SettingsForm): boolean => isDirty(saved, draft);

function withValue<G extends Group, K extends keyof Settings[G]>(
  all: Settings,
  group: G,
  key: K,
  value: Settings[G][K],
): Settings {
  return { ...all, [group]: { ...all[group], [key]: value } };
}

/** Toggles are validated immediately; other fields only if they had an error before: no errors while typing. */
function errorsAfter(errors: FieldErrors, draft: Settings, field: string, isToggle: boolean): FieldErrors {
  const isOwn = ([name]: [string, Problem]) => name === field || name.startsWith(`${field}.`);
  const wasFaulty = Object.entries(errors).some(isOwn);
  const others = Object.entries(errors).filter((entry) => !isOwn(entry));
  const own = wasFaulty || isToggle ? Object.entries(checkSettings(draft)).filter(isOwn) : [];
  return Object.fromEntries([...others, ...own]);
}

export function changeField<G extends Group, K extends keyof Settings[G] & string>(
  form: SettingsForm,
  group: G,
  key: K,
  value: Settings[G][K],
): SettingsForm {
  const draft = withValue(form.draft, group, key, value);
  const isToggle = typeof form.saved[group][key] === 'boolean';
  return { ...form, draft, errors: errorsAfter(form.errors, draft, `${group}.${key}`, isToggle) };
}

/** A change that the server has already made, outside a save: nothing is left to save about it. */
export function agreeOn<G extends Group, K extends keyof Settings[G] & string>(
  form: SettingsForm,
  group: G,
  key: K,
  value: Settings[G][K],
): SettingsForm {
  return { ...changeField(form, group, key, value), saved: withValue(form.saved, group, key, value) };
}

/** Checks everything, as before a save. */
export function checkForm(form: SettingsForm): SettingsForm {
  const errors = checkSettings(form.draft);
  return { ...form, errors, checks: form.checks + (Object.keys(errors).length > 0 ? 1 : 0) };
}

/** A error of the server that is about one field. */
export const rejectField = (form: SettingsForm, field: string, problem: Problem): SettingsForm => ({
  ...form,
  errors: { ...form.errors, [field]: problem },
  checks: form.checks + 1,
});

/** The saved state replaces the form; input typed while saving stays, unsaved. */
export const takeSaved = (form: SettingsForm, sent: Settings, reply: Settings): SettingsForm => ({
  ...form,
  saved: reply,
  draft: mergeSettings(sent, form.draft, reply),
  errors: {},
});

/** Newer settings from elsewhere; the user's own changes are applied on top. */
export const adoptNewer = (form: SettingsForm, newer: Settings): SettingsForm => ({
  ...form,
  saved: newer,
  draft: mergeSettings(form.saved, form.draft, newer),
});

export const discardChanges = (form: SettingsForm): SettingsForm => ({ ...form, draft: form.saved, errors: {} });

/** Restores a discarded draft, on top of the currently saved values. */
export const restoreDraft = (form: SettingsForm, draft: Settings): SettingsForm => ({
  ...form,
  draft: mergeSettings(form.saved, draft, form.saved),
});
