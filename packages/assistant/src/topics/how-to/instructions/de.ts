import type { Instructions } from '../instruction.ts';

/** How things are done, in German. Names of screens stand in brackets. */
export const instructions: Instructions = {
  addTask: {
    question: 'Wie füge ich eine Aufgabe hinzu?',
    steps:
      'Öffnen Sie [Meine Aufgaben], schreiben Sie in „Neue Aufgabe hinzufügen...“ und drücken Sie Hinzufügen oder die Eingabetaste. Verstanden werden !hoch, !niedrig und ein Tag: morgen, Freitag, 2026-12-01. Oder sagen Sie mir: „Füge eine Aufgabe hinzu: …“.',
  },
  editTask: {
    question: 'Wie bearbeite ich eine Aufgabe?',
    steps:
      'Klicken Sie unter [Meine Aufgaben] auf den Text der Aufgabe oder auf Bearbeiten, ändern Sie ihn und drücken Sie Speichern. Abbrechen behält den alten Text.',
  },
  completeTask: {
    question: 'Wie erledige ich eine Aufgabe?',
    steps:
      'Haken Sie die Aufgabe unter [Meine Aufgaben] ab; ein weiterer Klick öffnet sie wieder. Oder sagen Sie mir: „Markiere … als erledigt“.',
  },
  deleteTask: {
    question: 'Wie lösche ich eine Aufgabe?',
    steps:
      'Drücken Sie unter [Meine Aufgaben] auf Löschen. „Rückgängig“ in der Meldung danach holt die Aufgabe zurück; das geht einen Tag lang.',
  },
  taskPriority: {
    question: 'Wie setze ich die Frist einer Aufgabe?',
    steps:
      'Unter [Meine Aufgaben] lassen sich Priorität und Fälligkeitsdatum jeder Aufgabe ändern. Eine neue übernimmt beides aus ihrem Text: !hoch, morgen.',
  },
  shortcuts: {
    question: 'Welche Tastenkürzel gibt es?',
    steps:
      'Strg K öffnet die Suche, Strg J den Assistenten. Unter [Meine Aufgaben] schreibt n eine neue Aufgabe, j und k wechseln die Aufgabe, e bearbeitet, die Leertaste erledigt, und ? zeigt alle Tasten.',
  },
  widgets: {
    question: 'Wie ordne ich die Widgets an?',
    steps:
      'Ziehen Sie ein Widget auf dem [Dashboard], oder verschieben Sie es mit den Pfeiltasten und ändern Sie die Größe mit Umschalt und den Pfeiltasten. „Widget hinzufügen“ fügt eines hinzu, „Layout zurücksetzen“ stellt die erste Anordnung wieder her.',
  },
  addIncident: {
    question: 'Wie eröffne ich einen Vorfall?',
    steps:
      'Drücken Sie unter [Sicherheitsbetrieb] auf „Neuer Vorfall“ und geben Sie Titel, Schweregrad und Quelle an. Das dürfen Analysten und Administratoren. Ein Klick auf eine Zeile öffnet einen vorhandenen Vorfall.',
  },
  editIncident: {
    question: 'Wie bearbeite ich einen Vorfall?',
    steps:
      'Öffnen Sie ihn unter [Sicherheitsbetrieb] und wählen Sie Bearbeiten unter „Weitere Aktionen“. Das dürfen Analysten und Administratoren.',
  },
  changeStatus: {
    question: 'Wie ändere ich den Status eines Vorfalls?',
    steps:
      'Öffnen Sie ihn unter [Sicherheitsbetrieb] und drücken Sie „Status ändern“. Gelöst setzt den Zeitpunkt der Lösung auf jetzt. Das dürfen Analysten und Administratoren.',
  },
  addNote: {
    question: 'Wie füge ich einem Vorfall eine Notiz hinzu?',
    steps:
      'Öffnen Sie ihn unter [Sicherheitsbetrieb] und drücken Sie „Notiz hinzufügen“ oder „Neuer Stand“. Eine Notiz benachrichtigt niemanden; ein neuer Stand benachrichtigt die zuständige Person und die Administratoren.',
  },
  escalate: {
    question: 'Wie eskaliere ich einen Vorfall?',
    steps:
      'Öffnen Sie ihn unter [Sicherheitsbetrieb], drücken Sie Eskalieren und nennen Sie den Grund. Der Schweregrad steigt um eine Stufe, und alle Administratoren werden benachrichtigt.',
  },
  assign: {
    question: 'Wie weise ich einen Vorfall zu?',
    steps:
      'Öffnen Sie ihn unter [Sicherheitsbetrieb] und wählen Sie eine Person unter „Zuständig“. Vorfälle können Analysten und Administratoren haben.',
  },
  linkRecord: {
    question: 'Wie verknüpfe ich eine Bedrohung mit einem Vorfall?',
    steps:
      'Öffnen Sie den Vorfall unter [Sicherheitsbetrieb], drücken Sie „Datensatz verknüpfen“ und suchen Sie die Bedrohung oder Entität.',
  },
  startPlaybook: {
    question: 'Wie starte ich ein Playbook?',
    steps:
      'Öffnen Sie den Vorfall unter [Sicherheitsbetrieb] und drücken Sie „Playbook starten“, oder wählen Sie eines unter [Playbooks] und drücken Sie „Bei einem Vorfall starten“. Haken Sie dann beim Vorfall die Schritte ab.',
  },
  makePlaybook: {
    question: 'Wie erstelle ich ein Playbook?',
    steps:
      'Administratoren drücken unter [Playbooks] auf „Neues Playbook“; bearbeitet und gelöscht wird es auch dort. Was schon gestartet ist, behält seine Schritte.',
  },
  deleteIncident: {
    question: 'Wie lösche ich einen Vorfall?',
    steps:
      'Administratoren löschen ihn unter „Weitere Aktionen“ im [Sicherheitsbetrieb]. „Rückgängig“ in der Meldung danach nimmt es zurück.',
  },
  report: {
    question: 'Wie erstelle ich einen Bericht über Vorfälle?',
    steps:
      'Wählen Sie unter [Berichte] einen Zeitraum; der Bericht entsteht sofort. „HTML herunterladen“ und „CSV herunterladen“ speichern ihn. Er umfasst höchstens 366 Tage.',
  },
  acknowledge: {
    question: 'Wie bestätige ich eine Warnung?',
    steps:
      'Drücken Sie „Bestätigen“ unter [Warnungen] oder bei der Bedrohung in der [Bedrohungsanalyse]; es gilt an beiden Stellen. Mehrere lassen sich zusammen auswählen.',
  },
  alertRule: {
    question: 'Wie erstelle ich eine Warnregel?',
    steps:
      'Drücken Sie unter [Warnungen] auf „Neue Regel“ und setzen Sie Schweregrade, Typen, Quellen, Wörter oder eine Mindestkonfidenz. Eine noch nicht bestätigte Bedrohung wird zur Warnung, wenn jede Bedingung gilt.',
  },
  incidentFromAlert: {
    question: 'Wie mache ich aus einer Warnung einen Vorfall?',
    steps:
      'Drücken Sie „Vorfall erstellen“ unter [Warnungen] oder „Zu Vorfall hinzufügen“ bei Bedrohungen in der [Bedrohungsanalyse]; dort kann es ein neuer oder ein vorhandener Vorfall sein.',
  },
  addThreat: {
    question: 'Wie füge ich eine Bedrohung hinzu?',
    steps:
      'Drücken Sie „Neue Bedrohung“ in der [Bedrohungsanalyse]. Das dürfen Analysten und Administratoren. Viele auf einmal kommen durch einen Import.',
  },
  triage: {
    question: 'Wie bewerte ich eine Bedrohung?',
    steps:
      'Öffnen Sie sie in der [Bedrohungsanalyse] und drücken Sie Bewerten: Geben Sie eine Bewertung oder einen neuen Schweregrad und den Grund an. Bearbeiten ändert alles andere, auch den Status; mehrere lassen sich auswählen.',
  },
  exportThreats: {
    question: 'Wie exportiere ich Bedrohungen?',
    steps:
      'Filtern Sie sie in der [Bedrohungsanalyse] und drücken Sie Exportieren: CSV, JSON oder STIX 2.1. Die Datei enthält alle Treffer; für Betrachter kann ein Administrator eine Grenze setzen.',
  },
  filterThreats: {
    question: 'Wie filtere ich Bedrohungen?',
    steps:
      'Drücken Sie Filtern in der [Bedrohungsanalyse]: Schweregrad, Status, TLP-Kennzeichnung, Typ, Quelle und Text. Der Filter steht in der Adresse und lässt sich so teilen.',
  },
  addEntity: {
    question: 'Wie füge ich eine Entität hinzu?',
    steps: 'Drücken Sie „Neue Entität“ im [Entitätsnetzwerk]. Das dürfen Analysten und Administratoren.',
  },
  editEntity: {
    question: 'Wie bearbeite ich eine Entität?',
    steps:
      'Wählen Sie sie im [Entitätsnetzwerk] aus und wählen Sie unter ihren Aktionen Bearbeiten oder Löschen. Ein Löschen lässt sich einen Tag lang zurücknehmen.',
  },
  addConnection: {
    question: 'Wie verbinde ich zwei Entitäten?',
    steps:
      'Wählen Sie eine im [Entitätsnetzwerk] aus, wählen Sie Verbinden und suchen Sie die andere. Eine Zeile ihrer Verbindungen öffnet die Verbindung zum Bearbeiten oder Löschen.',
  },
  findPath: {
    question: 'Wie finde ich den kürzesten Pfad zwischen zwei Entitäten?',
    steps:
      'Wählen Sie im [Entitätsnetzwerk] bei der einen „Pfad von hier“ und bei der anderen „Pfad hierher“; Pfade haben höchstens 8 Schritte. Oder fragen Sie mich: „Wie ist … mit … verbunden?“',
  },
  exportNetwork: {
    question: 'Wie exportiere ich das Netzwerk?',
    steps:
      'Nutzen Sie Exportieren im [Entitätsnetzwerk]: Bild (PNG), CSV, JSON oder STIX 2.1. Datensätze exportieren dürfen Analysten und Administratoren.',
  },
  importStix: {
    question: 'Wie importiere ich STIX?',
    steps:
      'Wählen Sie die Datei unter [Importe] oder legen Sie sie dort ab: STIX-2.1-Bundles und CSV bis 256 MB. Die Zusammenfassung sagt, was gespeichert, aktualisiert und abgelehnt wurde. Importieren dürfen Analysten und Administratoren, auch Programme mit einem API-Schlüssel.',
  },
  importCsv: {
    question: 'Wie importiere ich eine CSV-Datei?',
    steps:
      'Laden Sie unter [Importe] eine Vorlage für Bedrohungen, Entitäten oder Verbindungen herunter, füllen Sie sie aus und legen Sie sie dort ab. Polizeidaten und Schemas nehmen CSV auf ihren eigenen Seiten.',
  },
  undoImport: {
    question: 'Wie mache ich einen Import rückgängig?',
    steps:
      'Öffnen Sie ihn unter [Importe] und machen Sie ihn rückgängig. Was seither jemand geändert hat, bleibt und wird gezählt. Analysten können eigene Importe zurücknehmen, Administratoren alle.',
  },
  refusals: {
    question: 'Wo sehe ich, was bei einem Import abgelehnt wurde?',
    steps:
      'Öffnen Sie den Import unter [Importe]: Jede Ablehnung hat Stelle und Grund, und alle lassen sich als CSV herunterladen.',
  },
  importCrime: {
    question: 'Wie importiere ich Polizeidaten?',
    steps:
      'Wählen Sie unter [Kriminalitätsanalyse, Importe] CSV-Dateien von data.police.uk oder ein ZIP davon, oder holen Sie einen Monat vom Herausgeber. Das dürfen Analysten und Administratoren.',
  },
  analyse: {
    question: 'Wie analysiere ich einen Monat Kriminalitätsdaten?',
    steps:
      'Wählen Sie in der [Kriminalitätsanalyse] Jahr, Monat und Städte und drücken Sie „Daten analysieren“. Betrachter können Analysen lesen.',
  },
  compareMonths: {
    question: 'Wie vergleiche ich zwei Monate?',
    steps:
      'Unter [Kriminalitätsanalyse, Erkunden] stellt Vergleichen zwei Monate oder zwei Gebiete einander gegenüber.',
  },
  crimeReport: {
    question: 'Wie exportiere ich eine Analyse?',
    steps:
      'Öffnen Sie die Analyse in der [Kriminalitätsanalyse] und drücken Sie „Bericht exportieren“: HTML, CSV oder JSON. Einzelne Zeilen exportieren Sie unter [Datensätze].',
  },
  makeSchema: {
    question: 'Wie erstelle ich ein Schema aus einer CSV-Datei?',
    steps:
      'Drücken Sie „Schema erstellen“ im [Schema-Explorer] und wählen Sie eine Beispieldatei (CSV, JSON, NDJSON), einen Monat Polizeidaten oder ein JSON-Schema. Die Beispieldatei wird gelesen und nicht behalten.',
  },
  schemaVersions: {
    question: 'Wie vergleiche ich zwei Versionen eines Schemas?',
    steps:
      'Öffnen Sie das Schema im [Schema-Explorer]: Versionen vergleicht zwei davon und zeigt das Ergebnis. Eine neue entsteht mit „Schema erstellen“ als nächste Version des offenen.',
  },
  validate: {
    question: 'Wie validiere ich ein JSON-Dokument?',
    steps:
      'Öffnen Sie das Schema im [Schema-Explorer], wählen Sie Validieren und fügen Sie das Dokument ein oder legen Sie die Datei ab. Es wird geprüft und nicht behalten.',
  },
  exportSchema: {
    question: 'Wie exportiere ich ein Schema?',
    steps:
      'Öffnen Sie es im [Schema-Explorer] und nutzen Sie Exportieren: JSON-Schema, TypeScript-Typen oder ein Beispieldokument.',
  },
  deleteSchema: {
    question: 'Wie lösche ich ein Schema?',
    steps:
      'Öffnen Sie es im [Schema-Explorer] und drücken Sie Löschen. „Rückgängig“ holt es zurück. Analysten löschen eigene Schemas, Administratoren alle.',
  },
  theme: {
    question: 'Wie ändere ich das Design?',
    steps: 'Wählen Sie Hell, Dunkel oder System unter [Einstellungen] oder im Menü mit Ihrem Namen.',
  },
  language: {
    question: 'Wie ändere ich die Sprache?',
    steps: 'Wählen Sie Englisch, Spanisch, Französisch, Deutsch oder Japanisch unter [Einstellungen].',
  },
  region: {
    question: 'Wie ändere ich die Zeitzone?',
    steps: 'Zeitzone und Datumsformat stehen unter [Einstellungen]. Sie gelten für jede Zeit auf jeder Seite.',
  },
  defaultView: {
    question: 'Wie ändere ich die Startseite?',
    steps: 'Wählen Sie die Startseite unter [Einstellungen]: die Seite, die sich nach dem Anmelden öffnet.',
  },
  density: {
    question: 'Wie ändere ich die Dichte?',
    steps: 'Das Menü mit Ihrem Namen bietet drei Dichten an.',
  },
  sessionTimeout: {
    question: 'Wie ändere ich den Sitzungs-Timeout?',
    steps: 'Wählen Sie 15, 30, 60 oder 120 Minuten unter [Einstellungen, Sicherheit]. Abschalten lässt er sich nicht.',
  },
  passwordExpiry: {
    question: 'Wie ändere ich die Gültigkeit des Passworts?',
    steps: 'Wählen Sie 30, 60, 90 oder 180 Tage unter [Einstellungen, Sicherheit]. Abschalten lässt sie sich nicht.',
  },
  twoFactor: {
    question: 'Wie schalte ich die Zwei-Faktor-Authentifizierung ein?',
    steps:
      'Schalten Sie sie unter [Einstellungen, Sicherheit] ein, scannen Sie den Code mit einer Authenticator-App und geben Sie die sechs Ziffern ein. Bewahren Sie die gezeigten Wiederherstellungscodes auf.',
  },
  twoFactorOff: {
    question: 'Wie schalte ich die Zwei-Faktor-Authentifizierung aus?',
    steps:
      'Schalten Sie sie unter [Einstellungen, Sicherheit] mit einem Code der App oder einem Wiederherstellungscode aus.',
  },
  recoveryCodes: {
    question: 'Wo bekomme ich Wiederherstellungscodes?',
    steps:
      'Ihr [Profil] sagt, wie viele übrig sind, und erstellt zehn neue, sobald die Zwei-Faktor-Authentifizierung an ist. Die früheren gelten dann nicht mehr.',
  },
  passkeys: {
    question: 'Kann ich einen Passkey verwenden?',
    steps:
      'Ja. Wählen Sie in Ihrem [Profil] „Passkey hinzufügen“. Passkeys und Sicherheitsschlüssel funktionieren auf der Anmeldeseite der Konsole.',
  },
  apiKey: {
    question: 'Wie bekomme ich einen API-Schlüssel?',
    steps:
      'Drücken Sie „Neu erzeugen“ unter [Einstellungen, API]. Der Schlüssel wird nur dieses eine Mal gezeigt und hat Ihre Rechte; ein früherer gilt nicht mehr.',
  },
  revokeKey: {
    question: 'Wie widerrufe ich meinen API-Schlüssel?',
    steps:
      'Drücken Sie Widerrufen unter [Einstellungen, API]. Der Schlüssel gilt sofort nicht mehr. Auch der API-Zugriff lässt sich dort abschalten.',
  },
  webhook: {
    question: 'Wie richte ich einen Webhook ein?',
    steps:
      'Geben Sie unter [Einstellungen, API] eine öffentliche https-Adresse ein, speichern Sie, erzeugen Sie ein Signaturgeheimnis und senden Sie einen Test. Die letzten Zustellungen stehen dort.',
  },
  origins: {
    question: 'Wie ändere ich das Ratenlimit?',
    steps: 'Ratenlimit und erlaubte Ursprünge Ihres Schlüssels stehen unter [Einstellungen, API].',
  },
  notificationSettings: {
    question: 'Wie schalte ich E-Mail-Benachrichtigungen aus?',
    steps:
      'Unter [Einstellungen, Benachrichtigungen] wählen Sie Mail, Meldungen des Browsers und Themen; [Benachrichtigungen] hat die Einstellungen für Warnungen.',
  },
  markRead: {
    question: 'Wie markiere ich Benachrichtigungen als gelesen?',
    steps:
      'Drücken Sie unter [Benachrichtigungen] bei einer „Als gelesen markieren“ oder „Alle als gelesen markieren“.',
  },
  clearNotifications: {
    question: 'Wie entferne ich meine Benachrichtigungen?',
    steps:
      'Unter [Benachrichtigungen] nimmt Ausblenden eine von der Liste und „Alle entfernen“ alle; was Handlungsbedarf hat, bleibt, wenn Sie es nicht einschließen. „Rückgängig“ holt sie zurück.',
  },
  announce: {
    question: 'Wie sende ich eine Mitteilung an alle?',
    steps: 'Administratoren schreiben sie unter [Benachrichtigungen]; alle mit einem Konto werden benachrichtigt.',
  },
  password: {
    question: 'Wie ändere ich mein Passwort?',
    steps:
      'Drücken Sie in Ihrem [Profil] „Profil ändern“ und geben Sie ein neues Passwort ein. Ihre anderen Sitzungen enden. Wer es vergessen hat, setzt es auf der Anmeldeseite zurück.',
  },
  email: {
    question: 'Wie ändere ich meine E-Mail-Adresse?',
    steps:
      'Drücken Sie in Ihrem [Profil] „Profil ändern“; auch der Benutzername lässt sich dort ändern. Eine neue Adresse gilt, sobald ihr Code zurückgekommen ist.',
  },
  sessions: {
    question: 'Wie melde ich mich überall sonst ab?',
    steps:
      'Ihr [Profil] führt Ihre Sitzungen auf: Abmelden beendet eine, „Alle anderen abmelden“ die übrigen. Geräte vergessen Sie in Ihrem [Profil]. Das Menü mit Ihrem Namen meldet Sie hier ab.',
  },
  myData: {
    question: 'Wie lade ich meine Daten herunter?',
    steps:
      'Ihr [Profil] bietet „Meine Daten herunterladen“: alles, was über Sie gespeichert ist, als eine JSON-Datei ohne Geheimnisse.',
  },
  deleteAccount: {
    question: 'Wie lösche ich mein Konto?',
    steps:
      'Ihr [Profil] hat „Konto löschen“ im Gefahrenbereich: Die Administratoren werden gebeten, es zu schließen. Bis dahin bleibt es aktiv, und Sie können den Antrag zurückziehen.',
  },
  inviteUser: {
    question: 'Wie lade ich einen Benutzer ein?',
    steps:
      'Administratoren drücken „Benutzer hinzufügen“ in der [Benutzerverwaltung]. Ein vorläufiges Passwort wird per Mail geschickt und gilt sieben Tage.',
  },
  roles: {
    question: 'Wie genehmige ich einen Rollenantrag?',
    steps:
      'Administratoren öffnen die Person in der [Benutzerverwaltung] und erteilen den Antrag, lehnen ihn ab oder ändern die Rolle.',
  },
  deactivateUser: {
    question: 'Wie deaktiviere ich einen Benutzer?',
    steps:
      'Administratoren setzen in der [Benutzerverwaltung] den Status auf inaktiv; jede Sitzung der Person endet binnen einer Sekunde. Bearbeitet und gelöscht wird auch dort. Der letzte aktive Administrator bleibt.',
  },
  resetSecondFactor: {
    question: 'Wie setze ich die Zwei-Faktor-Authentifizierung eines Benutzers zurück?',
    steps:
      'Administratoren öffnen die Person in der [Benutzerverwaltung] und drücken „Zwei-Faktor-Authentifizierung zurücksetzen“. Die nächste Anmeldung verlangt nur das Passwort.',
  },
  search: {
    question: 'Wie suche ich?',
    steps:
      'Drücken Sie Strg K oder klicken Sie oben auf die Suche: Gesucht wird in Vorfällen, Bedrohungen, Entitäten, Playbooks, Benachrichtigungen und Ihren Aufgaben; was Sie nicht sehen dürfen, bleibt weg.',
  },
  undo: {
    question: 'Wie mache ich eine Änderung rückgängig?',
    steps:
      'Drücken Sie „Rückgängig“ in der Meldung, die auf eine Änderung folgt. Änderungen an Datensätzen lassen sich einen Tag lang zurücknehmen, außer jemand hat denselben Datensatz seither geändert.',
  },
  assistant: {
    question: 'Wie öffne ich den Assistenten?',
    steps:
      'Drücken Sie Strg J oder die Schaltfläche mit seinem Namen. „Chat löschen“ leert das Gespräch; das lässt sich einen Tag lang zurücknehmen.',
  },
  externalModel: {
    question: 'Wie verbinde ich ein externes Modell?',
    steps:
      'Wer den Server betreibt, setzt HALYARD_ASSISTANT_PROVIDER, HALYARD_ASSISTANT_URL und HALYARD_ASSISTANT_MODEL und startet ihn neu. Möglich ist jede OpenAI-kompatible Adresse, auch eine lokale, oder Anthropic. Ohne das verlässt keine Frage den Server.',
  },
  removeSample: {
    question: 'Wie entferne ich die Beispieldaten?',
    steps:
      'Administratoren drücken „Beispieldaten entfernen“ unter [Einstellungen]. Konten bleiben, ebenso alles, was Sie oder andere hinzugefügt haben. Das lässt sich nicht zurücknehmen.',
  },
  backup: {
    question: 'Wie mache ich eine Sicherung?',
    steps:
      'Wer den Server betreibt, kopiert die Datenbank mit deren eigenen Mitteln und bewahrt die Datei identity.key getrennt davon auf. Ohne diesen Schlüssel kann sich niemand anmelden.',
  },
  audit: {
    question: 'Wie prüfe ich das Audit-Protokoll?',
    steps:
      'Administratoren drücken „Integrität prüfen“ im [Audit-Protokoll]; Filter und der Export als CSV und JSON sind auch dort.',
  },
  useApi: {
    question: 'Wie nutze ich die API?',
    steps:
      'Die [API-Referenz] beschreibt jeden Aufruf. Programme senden einen API-Schlüssel, den Sie unter [Einstellungen, API] erzeugen.',
  },
};
