import { terms } from '@halyard/messages/de';
import type { taxii as english } from '../../en/inflow/taxii.ts';
import { common } from '../common.ts';

/** Saved views that other programs read by TAXII. */
export const taxii: typeof english = {
  title: 'TAXII-Server',
  lead: 'Andere Programme lesen diese gespeicherten Ansichten von Bedrohungen über TAXII 2.1. Sie melden sich mit einem API-Schlüssel als Passwort an.',
  address: 'TAXII-URL',
  none: 'Keine Ansicht ist als TAXII-Sammlung veröffentlicht.',
  howTo:
    'Öffnen Sie in der Bedrohungsanalyse eine geteilte Ansicht und wählen Sie in ihrem Menü „Als TAXII-Sammlung veröffentlichen“.',
  threats: 'Bedrohungsanalyse',
  view: 'Ansicht',
  noView: 'Die Ansicht wurde gelöscht oder ist nicht mehr geteilt. Es wird nichts gesendet.',
  readers: 'Lesen',
  writers: 'Schreiben',
  nobody: 'Niemand',
  ceiling: 'TLP-Obergrenze',
  inView: 'Bedrohungen in der Ansicht',
  heldBack: 'Wegen TLP zurückgehalten',
  lastRead: 'Zuletzt gelesen',
  never: 'Noch nicht gelesen',
  loading: 'TAXII-Sammlungen werden geladen …',
  publish: 'Als TAXII-Sammlung veröffentlichen',
  submit: 'Veröffentlichen',
  unpublish: 'Nicht mehr veröffentlichen',
  editTitle: 'TAXII-Sammlung bearbeiten',
  name: 'Titel',
  nameMissing: 'Geben Sie einen Titel ein.',
  description: 'Beschreibung',
  ceilingHint:
    'Strenger gekennzeichnete Bedrohungen werden nicht gesendet, TLP:RED nie. Bedrohungen ohne Kennzeichnung werden gesendet.',
  readersHint: 'Rollen, deren API-Schlüssel die Sammlung lesen dürfen',
  writersHint: 'Rollen, deren API-Schlüssel Objekte hinzufügen dürfen. Sie werden wie eine Datei importiert.',
  roles: terms.roles,
  edit: common.edit,
  save: common.save,
  cancel: common.cancel,
  close: common.close,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.copyFailed,
  retry: common.retry,
  about: (name: string) =>
    `Die Sammlung folgt „${name}“: Was in die Ansicht kommt oder sie verlässt, kommt in die Sammlung oder verlässt sie.`,
  published: (title: string) => `Als TAXII-Sammlung „${title}“ veröffentlicht`,
  saved: (title: string) => `TAXII-Sammlung „${title}“ geändert`,
  unpublished: (title: string) => `TAXII-Sammlung „${title}“ wird nicht mehr veröffentlicht`,
  editOf: (title: string) => `${title} bearbeiten`,
  unpublishOf: (title: string) => `${title} nicht mehr veröffentlichen`,
  failures: {
    load: 'Die TAXII-Sammlungen konnten nicht geladen werden.',
    save: 'Die TAXII-Sammlung konnte nicht gespeichert werden.',
    unpublish: 'Die Veröffentlichung der TAXII-Sammlung konnte nicht beendet werden.',
  },
};
