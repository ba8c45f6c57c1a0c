import type { feeds as english } from '../../en/inflow/feeds.ts';
import { plural } from '../../plural.ts';

export const feeds: typeof english = {
  gallery: 'Intelligence-Feeds',
  urlHints: {
    taxii: 'URL von Discovery, API-Root oder Collection, zum Beispiel https://taxii.example.com/taxii2/.',
    'misp-feed': 'Der Ordner, der manifest.json enthält.',
    misp: 'Die Adresse des MISP-Servers, zum Beispiel https://misp.example.com.',
    stix: 'Ein STIX-2.1-Bundle als JSON.',
    'csv-feed': 'Eine CSV-Datei oder eine Liste mit einem Wert pro Zeile.',
    rss: 'Ein RSS- oder Atom-Feed. Jeder Eintrag wird ein Bericht.',
    msgraph: 'Die Liste alerts_v2 von Microsoft Graph. Halyard folgt ihren Seiten.',
    secops: 'Die Liste der Detections von Google SecOps. Halyard folgt ihren Seiten.',
  },
  from: 'Ab Datum',
  fromHint: 'Leer: alles. Daten in UTC.',
  hosts: 'Weitere Hosts',
  hostsHint:
    'Server, an die der Feed weiterleiten oder von denen er Seiten lesen darf, etwa cdn.example.com. Sie erhalten nie die Zugangsdaten.',
  hostsWrong: 'Geben Sie höchstens 20 Hosts wie cdn.example.com ein, durch Kommas getrennt.',
  stopAfter: 'Anhalten nach',
  stopAfterHint: (usual) =>
    `Gleichen Fehlern in Folge, die erneutes Fragen nicht behebt, etwa 401 oder 404. Leer: ${usual}.`,
  stopAfterWrong: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
  newItems: 'Neu, 24 Std.',
  cursor: 'Gelesen bis',
  skew: 'Uhrabweichung',
  ahead: (time) => `+${time}`,
  credentialEnds: 'Zugangsdaten laufen ab',
  reading: (time) => `Wird gelesen seit ${time}`,
  begun: (name) => `${name} wird gelesen`,
  lastFailed: (reason) => `Letzter Pull fehlgeschlagen: ${reason}`,
  partly: (reason) => `Der letzte Pull hat nur einen Teil gelesen: ${reason}`,
  nothingReadable:
    'Nichts von dem, was gesendet wurde, konnte gelesen werden. Der letzte Import zeigt, was abgelehnt wurde.',
  importFailed: 'Das Gelesene konnte nicht importiert werden',
  snsUnreachable:
    'Das Signaturzertifikat von Amazon SNS konnte nicht abgerufen werden, deshalb wurde die Nachricht nicht angenommen. Ohne Zugang zu sns.<Region>.amazonaws.com gehört das Token in die URL des Abonnements.',
  interrupted: 'Das Lesen wurde mehrmals unterbrochen',
  units: {
    s: (written) => `${written} s`,
    min: (written) => `${written} Min.`,
    h: (written) => `${written} Std.`,
    d: (written) => `${written} T.`,
  },

  taxii: {
    label: 'Collection',
    typed: 'Die ID der Collection. Testen Sie die Verbindung, um aus einer Liste zu wählen.',
    choose: 'Collection auswählen',
    notReadable: (title) => `${title} (nicht lesbar)`,
    none: 'Der Server hat für diese Zugangsdaten keine Collections.',
    found: (count, written) =>
      plural(count, {
        one: '1 Collection gefunden. Wählen Sie sie oben aus.',
        other: `${written} Collections gefunden. Wählen Sie oben eine aus.`,
      }),
  },
  misp: { label: 'Tag oder Organisation', hint: 'Nur Events damit werden gelesen. Leer: alle Events.' },
  csv: {
    legend: 'Spalten',
    hint: 'Die Überschrift oder die Nummer einer Spalte, ab 1. Alle leer lassen, um sie zu erkennen.',
    columns: {
      value: 'Wert',
      type: 'Typ',
      firstSeen: 'Zuerst gesehen',
      lastSeen: 'Zuletzt gesehen',
      name: 'Name',
      description: 'Beschreibung',
      confidence: 'Konfidenz',
      tags: 'Tags',
    },
  },

  preview: {
    title: 'Erste Objekte des Feeds',
    found: (count, written) =>
      plural(count, { one: '1 Objekt im ersten Teil', other: `${written} Objekte im ersten Teil` }),
    none: 'Der Feed antwortet, enthält aber keine Objekte',
    rejected: (written) => `${written} abgelehnt`,
    notKept: 'Vom Test wurde nichts gespeichert.',
  },

  runs: {
    label: 'Importe',
    started: 'Begonnen',
    state: 'Status',
    states: {
      waiting: 'In der Warteschlange',
      reading: 'In Verarbeitung',
      previewing: 'In Prüfung',
      storing: 'Wird gespeichert',
      finished: 'Abgeschlossen',
      cancelled: 'Abgebrochen',
      failed: 'Fehlgeschlagen',
      undoing: 'Wird rückgängig gemacht',
      undone: 'Rückgängig gemacht',
    },
    loading: 'Importe werden geladen...',
    failed: 'Importe konnten nicht geladen werden.',
    empty: 'Noch keine Importe. Der erste kommt mit dem nächsten erfolgreichen Pull.',
    about: 'Ein Pull, der nichts Neues findet, erzeugt keinen Import.',
    all: 'Alle Importe dieser Quelle anzeigen',
  },
  again: {
    title: 'Ab einem Datum erneut lesen',
    about: 'Vergisst, wie weit die Quelle gelesen wurde. Vorhandene Datensätze werden verglichen, nicht verdoppelt.',
    hint: 'Leer: von Anfang an. Daten in UTC.',
    button: 'Erneut lesen',
    question: (name) => `${name} erneut lesen?`,
    fromBeginning: 'von Anfang an',
    fromDay: (day) => `ab ${day}`,
    effect: (since) =>
      `Der nächste Pull beginnt sofort und liest ${since}. Neues wird importiert, Unverändertes als zusammengefasst gezählt.`,
    done: (name) => `${name} wird erneut gelesen`,
  },
  lookup: {
    label: 'Nachschlagen',
    about:
      'Zeigt, welche Events dieses Feeds einen Wert kennen. Nichts wird importiert, und der Feed erfährt die Werte nicht.',
    values: 'Werte',
    hint: 'Einer pro Zeile, auch entschärft (defanged): Adressen, Domains, URLs, Hashes oder andere Werte genau so, wie MISP sie führt.',
    missing: 'Geben Sie einen Wert ein.',
    tooMany: (count, most) => `${count} Werte. Schlagen Sie höchstens ${most} auf einmal nach.`,
    running: 'Werte werden nachgeschlagen...',
    failed: 'Die Werte konnten nicht nachgeschlagen werden.',
    result: 'Ergebnisse',
    found: (known, all) => `In diesem Feed: ${known} von ${all}.`,
    fileOf: (time) => `Die hashes.csv des Feeds ist vom ${time}.`,
    noFileTime: 'Der Server des Feeds sagt nicht, wie alt hashes.csv ist.',
    unnamed: (reason) => `Events stehen mit ihrer UUID da, weil manifest.json nicht gelesen werden konnte: ${reason}`,
    value: 'Wert',
    events: 'Events',
    none: 'Nicht in diesem Feed',
    all: (written) => `Alle ${written} Events anzeigen`,
    fewer: 'Weniger Events anzeigen',
    newest: (shown, total) => `Die neuesten ${shown} von ${total} Events können angezeigt werden.`,
  },
  imports: {
    stay: 'Was sie gebracht hat, bleibt. Um es zu entfernen, machen Sie ihre Importe rückgängig.',
    show: 'Ihre Importe anzeigen',
  },
};
