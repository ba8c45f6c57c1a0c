import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { LanguageContext } from '../text/lazy-messages.ts';

export const themes = ['dark', 'light', 'system'] as const;
export const densities = ['comfortable', 'compact', 'dense'] as const;
const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
const languages: readonly Language[] = ['en', 'es', 'fr', 'de', 'ja'];

export type Preferences = {
  readonly theme: (typeof themes)[number];
  readonly density: (typeof densities)[number];
  /** IANA name. */
  readonly timeZone: string;
  readonly dateFormat: (typeof dateFormats)[number];
  readonly language: Language;
};

const defaultPreferences: Preferences = {
  theme: 'dark',
  density: 'comfortable',
  timeZone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
  language: 'en',
};

// `apply-theme.js` reads the same key before the first paint.
const storageKey = 'halyard.preferences';

const oneOf = <T extends string>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

function isZone(value: unknown): value is string {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    // A zone unknown to this browser would break every time on every screen.
    return false;
  }
}

/** A first visit follows the browser: its language, and what the system shows. */
function firstPreferences(): Preferences {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = wanted.map((tag) => languages.find((known) => known === tag)).find(Boolean);
  return { ...defaultPreferences, theme: 'system', language: language ?? defaultPreferences.language };
}

function readKept(storage: Storage): Preferences {
  try {
    const text = storage.getItem(storageKey);
    if (text === null) return firstPreferences();
    const kept = JSON.parse(text) as Record<string, unknown>;
    const { theme, density, timeZone, dateFormat, language } = defaultPreferences;
    return {
      theme: oneOf(themes, kept.theme, theme),
      density: oneOf(densities, kept.density, density),
      timeZone: isZone(kept.timeZone) ? kept.timeZone : timeZone,
      dateFormat: oneOf(dateFormats, kept.dateFormat, dateFormat),
      language: oneOf(languages, kept.language, language),
    };
  } catch {
    // Something else is under our key, or storage is closed: the defaults work.
    return defaultPreferences;
  }
}

/** The language last shown by this browser; its texts must be loaded before the first render. */
export const readKeptLanguage = (storage: Storage): Language => readKept(storage).language;

function applyTo(root: HTMLElement, { theme, density, language }: Preferences) {
  root.lang = language;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
}

const yearMs = 31_536_000_000;

/** The pages of the hosted login have no script and read this cookie; without it they use the system's theme. */
function shareWithHostedLogin({ theme }: Preferences) {
  if (!('cookieStore' in window)) return;
  const cookie = {
    name: 'halyard-theme',
    value: theme,
    path: '/',
    sameSite: 'lax',
    expires: Date.now() + yearMs,
  } as const;
  window.cookieStore.set(cookie).catch(() => undefined);
}

type Value = Preferences & { readonly set: (change: Partial<Preferences>) => void };

const PreferencesContext = createContext<Value>({ ...defaultPreferences, set: () => {} });

type Props = { readonly storage: Storage; readonly initial?: Partial<Preferences>; readonly children: ReactNode };

/** How this person wants to see things; kept in the browser. */
export function PreferencesProvider({ storage, initial, children }: Props) {
  const [preferences, setPreferences] = useState(() => ({ ...readKept(storage), ...initial }));
  useEffect(() => {
    applyTo(document.documentElement, preferences);
    shareWithHostedLogin(preferences);
  }, [preferences]);
  function set(change: Partial<Preferences>) {
    // Concurrent changes elsewhere are kept; a new language is shown once its texts have loaded.
    startTransition(() => setPreferences((present) => ({ ...present, ...change })));
    storage.setItem(storageKey, JSON.stringify({ ...preferences, ...change }));
  }
  return (
    <PreferencesContext value={{ ...preferences, set }}>
      <LanguageContext value={preferences.language}>{children}</LanguageContext>
    </PreferencesContext>
  );
}

export const usePreferences = (): Value => useContext(PreferencesContext);
