import * as z from 'zod/mini';

export const themes = ['light', 'dark', 'system'] as const;
export const languages = ['en', 'es', 'fr', 'de', 'ja'] as const;
export type Language = (typeof languages)[number];
export const timezones = ['UTC', 'EST', 'PST', 'GMT'] as const;
export type Timezone = (typeof timezones)[number];
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export const defaultViews = ['dashboard', 'threats', 'network', 'security'] as const;
export type DefaultView = (typeof defaultViews)[number];

/** What each choice means to `Intl` (decision G-042). */
export const zoneNames: Readonly<Record<Timezone, string>> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
  GMT: 'Etc/GMT',
};

/** Display preferences, needed by every screen at the start. */
export const preferences = z.object({
  theme: z.enum(themes),
  language: z.enum(languages),
  timezone: z.enum(timezones),
  dateFormat: z.enum(dateFormats),
  defaultView: z.enum(defaultViews),
});
export type Preferences = z.output<typeof preferences>;
