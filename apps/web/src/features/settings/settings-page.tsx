import { useApplySettings } from '../../preferences/apply-settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

/** The settings of the signed-in user; loading and saving here applies on every screen. */
export function SettingsPage() {
  const applied = useApplySettings();
  return <SettingsScreen applied={applied} />;
}
