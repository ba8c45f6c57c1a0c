import { type Preferences as SavedPreferences, zoneNames } from '@halyard/contracts/accounts/preferences.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/session.ts';
import { type Preferences, usePreferences } from './preferences.tsx';

/** The server's settings, in the terms of the console. */
const toPreferences = (saved: SavedPreferences): Partial<Preferences> => ({
  theme: saved.theme,
  language: saved.language,
  timeZone: zoneNames[saved.timezone],
  dateFormat: saved.dateFormat,
});

type Applied = { readonly preferences: SavedPreferences };

/** Applies saved settings on every screen immediately, and refetches dependent account data. */
export function useApplySettings(): (settings: Applied) => void {
  const { set } = usePreferences();
  const { refreshAccount } = useSession();
  return ({ preferences }) => {
    set(toPreferences(preferences));
    // The account is only the messenger here: without an answer it is read at the next start.
    refreshAccount().catch(() => undefined);
  };
}

/** Shows the console as the signed-in person chose it, on whichever machine that was. */
export function useKeptPreferences({ preferences }: Applied): void {
  const { set } = usePreferences();
  const { theme, language, timezone, dateFormat } = preferences;
  const apply = useEffectEvent(() => set(toPreferences(preferences)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to apply all.
  useEffect(() => apply(), [theme, language, timezone, dateFormat]);
}
