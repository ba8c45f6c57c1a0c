import {
  type Settings,
  type SettingsTab,
  settings as settingsShape,
  settingsTabs,
} from '@halyard/contracts/accounts/settings.ts';

/** The error of a field. The last three are the server's; the others are detected here. */
export type Problem =
  | 'option'
  | 'flag'
  | 'number'
  | 'url'
  | 'tooMany'
  | 'webhookNotAllowed'
  | 'notEnrolled'
  | 'stillEnrolled';

/** By field: `security.sessionTimeout`, `api.allowedOrigins.0`. */
export type FieldErrors = Readonly<Record<string, Problem>>;

const numberFields: readonly string[] = ['security.sessionTimeout', 'security.passwordExpiry', 'api.rateLimit'];

function problemOf(field: string): Problem {
  if (field.startsWith('preferences.')) return 'option';
  if (numberFields.includes(field)) return 'number';
  if (field === 'api.allowedOrigins') return 'tooMany';
  return field === 'api.webhookUrl' || field.startsWith('api.allowedOrigins.') ? 'url' : 'flag';
}

/** Validation errors of the contract, by field. */
export function checkSettings(draft: unknown): FieldErrors {
  const issues = settingsShape.safeParse(draft).error?.issues ?? [];
  const fields = issues.map(({ path }) => path.join('.'));
  return Object.fromEntries(fields.map((field) => [field, problemOf(field)]));
}

const tabOf = (field: string): SettingsTab | undefined => settingsTabs.find((tab) => field.startsWith(`${tab}.`));

export const tabHasErrors = (errors: FieldErrors, tab: SettingsTab): boolean =>
  Object.keys(errors).some((field) => tabOf(field) === tab);

/** The first tab, in their order, that has something to correct. */
export const firstFaultyTab = (errors: FieldErrors): SettingsTab | undefined =>
  settingsTabs.find((tab) => tabHasErrors(errors, tab));

/** Which field an error of the server is about, by its code. */
export function rejectedField(
  code: string | undefined,
): { readonly field: string; readonly problem: Problem } | undefined {
  if (code === 'webhook_not_allowed') return { field: 'api.webhookUrl', problem: 'webhookNotAllowed' };
  if (code === 'second_factor_not_enrolled') return { field: 'security.twoFactorAuth', problem: 'notEnrolled' };
  if (code === 'second_factor_enrolled') return { field: 'security.twoFactorAuth', problem: 'stillEnrolled' };
  return undefined;
}

/** Least and most of a number field, as the sentence about it names them. */
export const limitsOf: Readonly<Record<string, readonly [number, number]>> = {
  'security.sessionTimeout': [15, 120],
  'security.passwordExpiry': [30, 180],
  'api.rateLimit': [100, 5_000],
};

export type Group = keyof Pick<Settings, 'preferences' | 'notifications' | 'security' | 'api'>;
