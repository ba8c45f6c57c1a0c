import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../../preferences/preferences.tsx';

type Theme = Settings['preferences']['theme'];

/** Previews a selected theme before it is saved, and restores the saved one when the screen is left without saving. */
export function useThemePreview(chosen: Theme, saved: Theme): void {
  const { set } = usePreferences();
  const latest = useRef({ set, chosen, saved });
  const shown = useRef(saved);
  useEffect(() => {
    latest.current = { set, chosen, saved };
    if (shown.current !== chosen) set({ theme: chosen });
    shown.current = chosen;
  }, [set, chosen, saved]);
  useEffect(() => {
    const goBack = () => {
      const { set: show, chosen: previewed, saved: kept } = latest.current;
      if (previewed !== kept) show({ theme: kept });
    };
    // A closed or reloaded tab never unmounts anything.
    window.addEventListener('pagehide', goBack);
    return () => {
      window.removeEventListener('pagehide', goBack);
      goBack();
    };
  }, []);
}
