import { type Settings, settingsBeforeLoad } from '@halyard/contracts/settings.ts';

/** The settings of who has never saved any: keys work from the console's own pages, nothing is sent anywhere. */
export const defaultSettings = (consoleOrigin: string): Settings => ({
  ...settingsBeforeLoad,
  api: { ...settingsBeforeLoad.api, allowedOrigins: [consoleOrigin], webhookUrl: '' },
});
