import type { SettingsTab } from '@halyard/contracts/accounts/settings.ts';
import { useEffect, useRef } from 'react';
import { firstFaultyTab } from './check-settings.ts';
import type { SettingsForm } from './settings-form.ts';

type Place = { readonly tab: SettingsTab; readonly onTab: (tab: SettingsTab) => void };

/** After a check that found something: opens the first faulty field's tab and gives the field the focus. */
export function useFocusFault({ errors, checks }: SettingsForm, { tab, onTab }: Place) {
  const root = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    const faulty = firstFaultyTab(errors);
    if (checks === answered.current || !faulty) return;
    if (faulty !== tab) return onTab(faulty);
    answered.current = checks;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return root;
}
