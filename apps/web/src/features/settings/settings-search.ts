import { type SettingsTab, settingsTabs } from '@halyard/contracts/settings.ts';

/** The tab a link asks for; the first one where it asks for none that exists. */
export const readTab = (search: Readonly<Record<string, unknown>>): SettingsTab =>
  settingsTabs.find((tab) => tab === search.tab) ?? settingsTabs[0];
