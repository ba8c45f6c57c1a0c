import type { pulls as english } from '../../en/inflow/pulls.ts';

function every(minutes: number): string {
  if (minutes === 1) return 'jede Minute';
  if (minutes === 60) return 'jede Stunde';
  if (minutes === 1_440) return 'jeden Tag';
  return minutes % 60 === 0 ? `alle ${minutes / 60} Std.` : `alle ${minutes} Min.`;
}

export const pulls: typeof english = {
  every,
  problems: {
    blocked: 'Adresse nicht erlaubt',
    timeout: 'Keine rechtzeitige Antwort',
    unreachable: 'Nicht erreichbar',
    redirected: 'Weitergeleitet; Weiterleitungen werden nicht verfolgt',
    too_large: 'Antwort zu groß',
    rejected: 'Anfrage abgelehnt',
  },
  gallery: {
    push: 'Push an Halyard',
    pull: 'Pull durch Halyard',
    jsonByUrl: 'JSON per URL',
    add: (name) => `${name} per Pull hinzufügen`,
  },
  way: {
    push: (product) => `Push, ${product}`,
    pull: (often, place) => `Pull ${often}, ${place}`,
  },
  next: (time) => `Nächster Pull ${time}`,
  due: 'Nächster Pull ist fällig',
  waits: (time) => `Wartet bis ${time}, wie vom Server verlangt`,
  failing: (count, reason) => `${count} Pulls in Folge fehlgeschlagen: ${reason}`,
  credentialRejected: 'Zugangsdaten abgelehnt',
  askedToWait: 'Bitte um Warten',
  status: (reason, status) => `${reason} (HTTP ${status})`,

  form: {
    title: (product) => `Quelle per Pull hinzufügen: ${product}`,
    section: 'Pull',
    format: 'Format',
    url: 'URL',
    urlHint: 'Halyard sendet eine GET-Anfrage und erwartet JSON.',
    urlWrong: 'Geben Sie eine vollständige URL ein, zum Beispiel https://alerts.example.com/api/v2/alerts.',
    urlHasCredential: 'Geben Sie die Zugangsdaten im eigenen Feld ein, nicht in der URL.',
    every: 'Intervall',
    noFirstDelivery: 'Noch keine Lieferungen. Die erste kommt mit dem nächsten erfolgreichen Pull.',
    pushToo: 'Zusätzlich an diese Quelle senden',
  },

  credential: {
    label: 'Zugangsdaten',
    kinds: {
      none: 'Keine',
      bearer: 'Bearer-Token',
      basic: 'Benutzer und Passwort (Basic)',
      header: 'Vollständiger Authorization-Header',
    },
    token: 'Bearer-Token',
    user: 'Benutzer',
    password: 'Passwort',
    header: 'Authorization-Header',
    headerHint: 'Alles nach „Authorization:“, zum Beispiel Token 8f3a.',
    missing: 'Geben Sie einen Wert ein.',
    notSendable: 'Verwenden Sie nur ASCII-Buchstaben, Ziffern und Satzzeichen.',
    colon: 'Ein Benutzername für Basic darf keinen Doppelpunkt enthalten.',
    show: 'Zugangsdaten anzeigen',
    hide: 'Zugangsdaten verbergen',
    notKept: 'Sie werden verschlüsselt gespeichert, nie wieder angezeigt und nicht als Entwurf aufbewahrt.',
    set: 'Zugangsdaten: hinterlegt',
    notSet: 'Zugangsdaten: keine',
    willBeReplaced: 'Zugangsdaten: werden beim Speichern ersetzt',
    willBeRemoved: 'Zugangsdaten: werden beim Speichern entfernt',
    add: 'Zugangsdaten hinzufügen',
    replace: 'Zugangsdaten ersetzen',
    remove: 'Zugangsdaten entfernen',
    keep: 'Unverändert lassen',
    replaceTitle: (name) => `Zugangsdaten von ${name} ersetzen`,
    save: 'Zugangsdaten speichern',
    replaced: (name) => `Zugangsdaten von ${name} ersetzt`,
  },

  test: {
    button: 'Verbindung testen',
    running: 'Verbindung wird getestet...',
    works: (name, status, time) => `${name}: Verbindung funktioniert (HTTP ${status}, ${time})`,
    waits: (name, reason) => `${name}: ${reason}`,
    fails: (name, reason) => `${name}: Verbindungstest fehlgeschlagen. ${reason}`,
    failed: 'Die Verbindung konnte nicht getestet werden.',
    close: 'Testergebnis schließen',
  },
  ask: {
    button: 'Jetzt abfragen',
    works: (name) => `${name} abgefragt`,
    fails: (name, reason) => `${name} abgefragt. ${reason}`,
    failed: 'Die Quelle konnte nicht abgefragt werden.',
  },

  exchange: {
    last: 'Letzter Austausch',
    test: 'Verbindungstest',
    at: (time, ms) => `um ${time}, ${ms}`,
    ms: (written) => `${written} ms`,
    request: 'Anfrage',
    response: 'Antwort',
    noResponse: 'Keine Antwort.',
    empty: 'Der Inhalt ist leer.',
    show: 'Letzten Austausch anzeigen',
    hide: 'Letzten Austausch ausblenden',
  },
  conclusion: {
    fine: 'Der Server hat geantwortet. Was er sendet, wird beim Pull zugeordnet.',
    unchanged: 'Seit dem letzten Pull hat sich nichts geändert.',
    credential: 'Der Server hat die Zugangsdaten abgelehnt. Ersetzen Sie sie oder prüfen Sie, was sie lesen dürfen.',
    blocked:
      'Halyard darf diese Adresse nicht abfragen. Für eine interne Adresse trägt der Betreiber Host und Port in HALYARD_EGRESS_ALLOW ein.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
    unreachable: 'Keine Verbindung zum Server. Prüfen Sie Host, Port und Zertifikat.',
    redirected: 'Der Server leitet an eine andere Adresse weiter. Geben Sie die endgültige URL ein.',
    too_large: 'Die Antwort ist größer, als Halyard annimmt. Schränken Sie sie mit einem Filter in der URL ein.',
    rejected: 'Der Server hat die Anfrage abgelehnt. Prüfen Sie die URL und den Server.',
    waits: 'Der Server bittet zu warten. Das ist kein Fehler.',
    stops: (count) => `Nach ${count} Fehlern in Folge werden keine Pulls mehr ausgeführt.`,
    goesOn: 'Halyard fragt im nächsten Intervall erneut an.',
  },
};
