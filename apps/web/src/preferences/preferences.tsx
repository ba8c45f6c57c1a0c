import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

export const themes = ['dark', 'light', 'system'] as const;
export const densities = ['comfortable', 'compact', 'dense'] as const;
const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;

export type Preferences = {
  readonly theme: (typeof themes)[number];
  readonly density: (typeof densities)[number];
  /** IANA name. */
  readonly timeZone: string;
  readonly dateFormat: (typeof dateFormats)[number];
};

const defaultPreferences: Preferences = {
  theme: 'dark',
  density: 'comfortable',
  timeZone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
};

// `apply-theme.js` reads the same key before the first paint.
const storageKey = 'halyard.preferences';

const oneOf = <T extends string>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

function isZone(value: unknown): value is string {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    // A zone that this browser does not know would break every time on every screen.
    return false;
  }
}

function readKept(storage: Storage): Preferences {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const { theme, density, timeZone, dateFormat } = defaultPreferences;
    return {
      theme: oneOf(themes, kept.theme, theme),
      density: oneOf(densities, kept.density, density),
      timeZone: isZone(kept.timeZone) ? kept.timeZone : timeZone,
      dateFormat: oneOf(dateFormats, kept.dateFormat, dateFormat),
    };
  } catch {
    // Something else stands under our key, or storage is closed: the defaults work.
    return defaultPreferences;
  }
}

function applyTo(root: HTMLElement, { theme, density }: Preferences) {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
}

type Value = Preferences & { readonly set: (change: Partial<Preferences>) => void };

const PreferencesContext = createContext<Value>({ ...defaultPreferences, set: () => {} });

type Props = { readonly storage: Storage; readonly initial?: Partial<Preferences>; readonly children: ReactNode };

/** How this person wants to see things; kept in the browser. */
export function PreferencesProvider({ storage, initial, children }: Props) {
  const [preferences, setPreferences] = useState(() => ({ ...readKept(storage), ...initial }));
  useEffect(() => applyTo(document.documentElement, preferences), [preferences]);
  function set(change: Partial<Preferences>) {
    const next = { ...preferences, ...change };
    setPreferences(next);
    storage.setItem(storageKey, JSON.stringify(next));
  }
  return <PreferencesContext value={{ ...preferences, set }}>{children}</PreferencesContext>;
}

export const usePreferences = (): Value => useContext(PreferencesContext);
