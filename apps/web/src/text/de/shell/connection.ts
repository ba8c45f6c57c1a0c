import type { connection as english } from '../../en/shell/connection.ts';

export const connection: typeof english = {
  lost: 'Der Server ist nicht erreichbar. Bereits geöffnete Ansichten bleiben mit ihren letzten Daten nutzbar, und Ihre Eingaben bleiben erhalten. Die Verbindung wird wiederhergestellt…',
  notLoaded: 'Diese Ansicht wurde noch nicht geladen',
  notLoadedReason: 'Die Verbindung ist unterbrochen. Bereits geöffnete Ansichten funktionieren weiterhin.',
  back: 'Zurück',
  receiving: (megabytes) => `Wird heruntergeladen: bisher ${megabytes} MB`,
};
