import type {
  ActionProblem,
  fileStates as fileStateNames,
  TableMatch,
  tableRejections,
} from '@halyard/contracts/inflow/enrichment.ts';
import type { enrichment as Words } from '../../en/inflow/enrichment.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const matches: Readonly<Record<TableMatch, string>> = {
  exact: 'Der Wert selbst',
  network: 'Das Netz, in dem eine Adresse liegt',
  domain: 'Die Domain, unter der ein Host liegt',
};

const rejections: Readonly<Record<(typeof tableRejections)[number], string>> = {
  no_key: 'Hat keinen Schlüssel',
  not_a_key: 'Der Schlüssel ist ungültig',
  repeated: 'Der Schlüssel kommt zweimal vor',
  too_long: 'Die Zeile ist zu lang',
  too_many: 'Mehr Zeilen, als eine Tabelle aufnimmt',
  wrong_width: 'Hat mehr oder weniger Zellen als die Kopfzeile',
};

const problems: Readonly<Record<ActionProblem, string>> = {
  blocked: 'Die Adresse darf nicht gefragt werden',
  redirected: 'Der Dienst leitet weiter',
  rejected: 'Der Dienst meldet einen Fehler',
  timeout: 'Keine Antwort in der vorgesehenen Zeit',
  cut_off: 'Die Antwort ist abgebrochen',
  too_large: 'Die Antwort ist zu groß',
  unreachable: 'Der Dienst ist nicht erreichbar',
  not_json: 'Die Antwort ist kein JSON',
  on_warning_list: 'Auf einer Warnliste: nicht von selbst gefragt',
  asked_to_wait: 'Der Dienst will eine Weile nicht gefragt werden: nicht gefragt',
};

const fileStates: Readonly<Record<(typeof fileStateNames)[number], string>> = {
  ready: 'Bereit',
  missing: 'Datei fehlt',
  unreadable: 'Datei nicht lesbar',
};

const paths: Readonly<Record<string, string>> = {
  'country.iso_code': 'Ländercode',
  'country.names.en': 'Land',
  'city.names.en': 'Stadt',
  'continent.code': 'Kontinentcode',
  'continent.names.en': 'Kontinent',
  autonomous_system_number: 'AS-Nummer',
  autonomous_system_organization: 'AS-Organisation',
  'location.time_zone': 'Zeitzone',
  'postal.code': 'Postleitzahl',
  'subdivisions.0.names.en': 'Region',
};

export const enrichment: typeof Words = {
  lead: 'Was sonst über Observables bekannt ist: aus Tabellen, Dateien auf dem Server und Diensten, die gefragt werden. Es steht mit Quelle und Alter neben dem Observable und ändert nichts.',
  loading: 'Anreicherung wird geladen...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  edit: common.edit,
  delete: common.delete,
  more: common.showMore,
  deleted: (name) => `Gelöscht: ${name}`,

  failures: {
    load: 'Anreicherung konnte nicht geladen werden.',
    table: 'Die Tabelle konnte nicht geladen werden.',
    action: 'Die Aktion konnte nicht gespeichert werden.',
    delete: 'Löschen fehlgeschlagen.',
    run: 'Die Aktion konnte nicht ausgeführt werden.',
  },

  places: {
    country: 'Land',
    anyCountry: 'Beliebiges Land',
    unknownCountry: 'Land unbekannt',
    noCountry: 'Kein Land',
    countryIs: (name) => `Land: ${name}`,
    asn: 'AS-Nummer',
    anyAsn: 'Beliebige AS-Nummer',
    unknownAsn: 'AS-Nummer unbekannt',
    noAsn: 'Keine AS-Nummer',
    asnIs: (number) => `AS${number}`,
  },

  tables: {
    title: 'Tabellen',
    none: 'Noch keine Tabellen. Laden Sie eine CSV-Datei mit Assets, Standorten oder Partnern hoch.',
    add: 'Neue Tabelle',
    replace: 'Zeilen ersetzen',
    rows: (count, written) => plural(count, { one: '1 Zeile', other: `${written} Zeilen` }),
    rejected: (count, written) => plural(count, { one: '1 Zeile abgelehnt', other: `${written} Zeilen abgelehnt` }),
    found: 'Gefunden über',
    keyColumn: 'Schlüsselspalte',
    columns: 'Angezeigte Spalten',
    file: 'Geladen',
    loaded: (file, when, by) => `${file}, ${when}, ${by}`,
    edition: 'Version',
    key: 'Schlüssel',
    line: (line) => `Zeile ${line}`,
    done: (name, rows) => `${name}: ${rows}`,
  },

  form: {
    addTitle: 'Neue Tabelle',
    replaceTitle: (name) => `Zeilen von ${name} ersetzen`,
    replaceAbout:
      'Alle Zeilen werden auf einmal ausgetauscht; die Kopfzeile muss dieselben Spalten haben. Das lässt sich einen Tag lang rückgängig machen.',
    file: 'CSV-Datei',
    fileHint: 'UTF-8 mit Kopfzeile; Kommas, Semikolons oder Tabulatoren. Bis 20 MB und 100.000 Zeilen.',
    fileMissing: 'Wählen Sie eine Datei mit Kopfzeile.',
    name: 'Name',
    nameMissing: 'Geben Sie einen Namen ein.',
    keyType: 'Typ des Schlüssels',
    columnsMissing: 'Wählen Sie mindestens eine Spalte.',
    load: 'Laden',
    outcome: 'Was geladen wurde',
  },

  files: {
    title: 'Dateien auf dem Server',
    none: 'Keine MMDB-Datei ist konfiguriert. Ein Betreiber setzt HALYARD_MMDB_FILES.',
    built: (when) => `Erstellt ${when}`,
  },

  actions: {
    title: 'HTTP-Aktionen',
    none: 'Noch keine Aktionen. Eine Aktion fragt einen anderen Dienst nach einem Observable, wenn jemand sie ausführt.',
    add: 'Neue Aktion',
    editTitle: (name) => `${name} bearbeiten`,
    types: 'Für',
    typesMissing: 'Wählen Sie mindestens einen Typ.',
    method: 'Methode',
    url: 'URL',
    urlHint: 'Schreiben Sie {{value}} an die Stelle des Observables.',
    urlMissing: 'Geben Sie eine Adresse mit {{value}} ein.',
    body: 'Inhalt (JSON)',
    fields: 'Anzuzeigende Felder',
    fieldsHint: 'Eines pro Zeile: Name = Pfad, zum Beispiel Score = data.score oder Name = results[0].name.',
    fieldsMissing: 'Geben Sie mindestens ein Feld ein.',
    perHour: 'Automatische Ausführungen pro Stunde',
    perHourHint:
      'So viele neue Observables werden pro Stunde höchstens von selbst abgefragt; leer: nur auf Klick. Werte auf Warnlisten werden nicht gesendet.',
    perHourWrong: 'Geben Sie eine ganze Zahl von 1 bis 3.600 ein oder nichts.',
    runs: 'Läuft',
    onClick: 'Auf Klick',
    byItself: (count) => `Für neue Observables, höchstens ${count} pro Stunde`,
    save: common.save,
    credential: 'Zugangsdaten',
    kept: 'Bisherige behalten',
    kindNone: 'Keine',
    kindBearer: 'Bearer-Token',
    kindBasic: 'Benutzer und Passwort',
    kindApiKey: 'Schlüssel in einem Header',
    token: 'Token',
    user: 'Benutzer',
    password: 'Passwort',
    header: 'Header',
    key: 'Schlüssel',
    saved: (name) => `Gespeichert: ${name}`,
  },

  part: {
    title: 'Anreicherung',
    none: 'Keine Tabelle, Datei oder Aktion sagt etwas darüber.',
    noFacts: 'Keine Angaben.',
    notRun: 'Noch nicht ausgeführt.',
    loaded: (when) => `Tabelle, geladen ${when}`,
    built: (when) => `Datei, erstellt ${when}`,
    answered: (when) => `Aktion, beantwortet ${when}`,
    action: 'Aktion',
    match: (match) => `passt zu ${match}`,
    run: 'Ausführen',
    again: 'Erneut ausführen',
    runName: (name) => `${name} ausführen`,
    failed: (when, why) => `Letzter Versuch ${when}: ${why}`,
    status: (why, status) => `${why} (${status})`,
  },
  matches,
  rejections,
  problems,
  fileStates,
  paths,
};
