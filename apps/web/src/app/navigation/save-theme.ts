import { getSettings, putSettings, type Settings } from '@halyard/contracts/accounts/settings.ts';
import type { Call } from '../../api/call.ts';

/** Keeps a theme that was chosen outside the settings screen with the person's other settings. */
export async function saveTheme(call: Call, theme: Settings['preferences']['theme']): Promise<void> {
  const settings = await call(getSettings, {});
  await call(putSettings, { body: { ...settings, preferences: { ...settings.preferences, theme } } });
}
