import type { help as english } from '../../en/work/help.ts';
import { common } from '../common.ts';

export const help: typeof english = {
  title: 'Hilfe',
  close: common.close,
  search: 'Gesamte Hilfe durchsuchen',
  here: 'Auf dieser Seite',
  all: 'Alle Themen',
  found: 'Treffer',
  pages: { 'how-to': 'Anleitungen', terms: 'Begriffe', about: 'Über den Assistenten' },
  back: common.backToList,
  loading: 'Hilfe wird geladen...',
  failed: 'Die Hilfe konnte nicht geladen werden.',
  retry: common.tryAgain,
  none: 'Nichts gefunden. Versuchen Sie andere Wörter oder fragen Sie den Assistenten.',
  noneHere: 'Zu dieser Seite gibt es keine Hilfe. Durchsuchen Sie die gesamte Hilfe oder öffnen Sie alle Themen.',
  gone: 'Diesen Abschnitt gibt es nicht.',
};
