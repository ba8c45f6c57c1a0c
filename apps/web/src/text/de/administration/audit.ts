import type { ObjectType } from '@halyard/contracts/events.ts';
import type { AuditFault } from '@halyard/contracts/server/audit.ts';
import { events } from '@halyard/messages/de/sentences';
import type { audit as english } from '../../en/administration/audit.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const objects: Readonly<Record<ObjectType, string>> = {
  person: 'Benutzer',
  todo: 'Aufgabe',
  audit: 'Audit-Protokoll',
  settings: 'Einstellungen',
  api_key: 'API-Schlüssel',
  webhook: 'Webhook',
  webhook_delivery: 'Webhook-Zustellung',
  request: 'Anfrage',
  threat: 'Bedrohung',
  entity: 'Entität',
  record: 'Datensatz',
  connection: 'Verbindung',
  incident: 'Vorfall',
  playbook: 'Playbook',
  alert: 'Warnung',
  attack_layer: 'ATT&CK-Layer',
  alert_rule: 'Warnregel',
  quiet_rule: 'Ruheregel',
  alert_queue: 'Warteschlange',
  group_rule: 'Gruppierungsregel',
  sigma_rule: 'Sigma-Regel',
  warning_list: 'Warnliste',
  block_list: 'Sperrliste',
  enrichment: 'Anreicherung',
  source: 'Quelle',
  taxii_collection: 'TAXII-Sammlung',
  import: 'Import',
  announcement: 'Ankündigung',
  workspace: 'Arbeitsbereich',
  work: 'Hintergrundaufgabe',
  crime_import: 'Import von Polizeidaten',
  crime: 'Kriminalitätsdaten',
  analysis: 'Analyse',
  schema: 'Schema',
  report: 'Bericht',
};

const reasons: Readonly<Record<AuditFault, string>> = {
  entry_missing: 'ein Eintrag fehlt',
  out_of_sequence: 'der Eintrag folgt nicht auf den vorherigen',
  entry_changed: 'der Eintrag wurde verändert',
  entries_missing_at_end: 'am Ende fehlen Einträge',
  not_signed: 'der Eintrag ist nicht signiert',
  differs_from_checkpoint: 'der Eintrag weicht vom signierten Prüfpunkt ab',
  checkpoint_changed: 'der signierte Prüfpunkt wurde verändert',
  entry_added: 'der Eintrag wurde am Ende hinzugefügt',
  base_changed: 'die signierte Basis des Protokolls wurde verändert',
};

export const audit: typeof english = {
  title: 'Audit-Protokoll',
  about: 'Wer hat was wann und von wo getan. Einträge sind über Hashes verkettet, damit Manipulationen erkennbar sind.',
  loading: 'Audit-Protokoll wird geladen...',
  failed: 'Das Audit-Protokoll konnte nicht geladen werden.',
  olderFailed: common.olderFailed,
  retry: common.retry,
  refresh: common.refresh,
  dismiss: common.dismiss,
  close: common.close,
  asOf: (time) => `Aktualisiert: ${time}`,
  entries: (count, written) => plural(count, { one: '1 Eintrag', other: `${written} Einträge` }),
  matching: (count, written) =>
    plural(count, { one: '1 Eintrag entspricht dem Filter', other: `${written} Einträge entsprechen dem Filter` }),
  shown: (shown, total) => `${shown} von ${total} Einträgen werden angezeigt.`,
  archived: (upTo) => `Einträge bis ${upTo} stammen aus dem Archiv.`,
  showOlder: common.showOlder,
  none: 'Keine Einträge entsprechen dem Filter.',
  empty: 'Noch keine Einträge.',

  filter: 'Audit-Protokoll filtern',
  actor: 'Akteur',
  actorHint: 'Benutzername, E-Mail oder ID',
  action: 'Aktion',
  anyAction: 'Jede Aktion',
  object: 'Objekt',
  objectHint: 'Art, ID oder Benutzername',
  from: 'Von',
  to: 'Bis',
  clearFilter: 'Filter zurücksetzen',

  columns: {
    time: 'Zeit',
    actor: 'Akteur',
    action: 'Aktion',
    object: 'Objekt',
    address: 'IP-Adresse',
    request: 'Anfrage',
    hash: 'Hash',
  },
  table: 'Audit-Einträge',
  /** Without an IP address it was the server itself. */
  nobody: common.system,
  anonymous: 'Anonym',
  goneActor: 'Gelöschtes Konto',
  nothing: 'Keine',
  open: (action, number) => `${action}, Eintrag ${number}`,
  actionName: (code) => (events.titles as Readonly<Record<string, string>>)[code] ?? code,
  objectName: (type) => (objects as Readonly<Record<string, string>>)[type] ?? type,

  entry: {
    title: (number) => `Eintrag ${number}`,
    loading: 'Eintrag wird geladen...',
    failed: 'Der Eintrag konnte nicht geladen werden.',
    gone: 'Diesen Eintrag gibt es nicht.',
    code: 'Code der Aktion',
    actorId: 'ID des Akteurs',
    objectId: 'ID des Objekts',
    instant: 'Zeitpunkt (UTC)',
    hash: 'Hash (SHA-256)',
    copy: common.copy,
    copied: common.copied,
    copyFailed:
      'Dieser Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
    ofActor: 'Alle Einträge dieses Akteurs',
    ofObject: 'Alle Einträge zu diesem Objekt',
    openPerson: 'Benutzer öffnen',
  },

  chain: {
    verify: 'Integrität prüfen',
    verifying: 'Wird geprüft...',
    result: 'Ergebnis der Prüfung',
    whole: (count, written) =>
      plural(count, { one: 'Integrität geprüft: 1 Eintrag', other: `Integrität geprüft: ${written} Einträge` }),
    wholeAbout: 'Alle Hashes stimmen überein. Kein Eintrag wurde geändert oder entfernt.',
    broken: (number, reason) =>
      reason === null
        ? `Integritätsprüfung bei Eintrag ${number} fehlgeschlagen`
        : `Integritätsprüfung bei Eintrag ${number} fehlgeschlagen: ${reason}`,
    brokenAbout: (count, written) =>
      plural(count, {
        one: 'Der Eintrag davor ist unversehrt. Späteren Einträgen ist nicht zu trauen.',
        other: `Die ${written} Einträge davor sind unversehrt. Späteren Einträgen ist nicht zu trauen.`,
      }),
    reason: (reason) => reasons[reason],
    showEntry: (number) => `Eintrag ${number} anzeigen`,
    failed: 'Das Audit-Protokoll konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  },

  export: {
    csv: 'CSV exportieren',
    json: 'JSON exportieren',
    exporting: 'Wird exportiert...',
    saved: (count, written) =>
      plural(count, { one: '1 Eintrag wurde exportiert', other: `${written} Einträge wurden exportiert` }),
    partial: (written, total) =>
      `Die neuesten ${written} von ${total} Einträgen wurden exportiert. Schränken Sie den Filter ein, um die übrigen zu exportieren.`,
    failed: 'Der Export ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  },
};
