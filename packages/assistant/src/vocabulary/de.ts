import type { Phrases } from './vocabulary.ts';

/** German. */
export const de: Phrases = {
  'subject:incidents':
    'Vorfall|Vorfälle; Vorfällen; Vorfalls; Vorfaelle; Vorfaellen; Incident; Incidents; Fall; Fälle; Fällen; Ticket; Tickets; Sicherheitsvorfall; Sicherheitsvorfälle; Sicherheitsvorfällen; Inc; Störung',
  'subject:threats':
    'Bedrohung|Bedrohungen; Threat; Threats; Indikator; Indikatoren; IOC; IOCs; Gefahr; Gefahren; Angriff; Angriffe; Angriffen',
  'subject:entities': 'Entität|Entitäten; Entitaet; Entitaeten; Knoten; Akteur; Akteure; Akteuren',
  'subject:connections':
    'Verbindung|Verbindungen; Beziehung; Beziehungen; Verknüpfung; Verknüpfungen; Link; Links; Kante; Kanten',
  'subject:tasks':
    'Aufgabe|Aufgaben; Todo; Todos; To-do; To-dos; Erledigung; Task; Tasks; Erinnerung; Erinnerungen; was muss ich noch machen; was steht an; was muss ich erledigen; was habe ich zu tun',
  'subject:people':
    'Benutzer|Benutzer; Benutzern; Nutzer; Nutzern; User; Anwender; Konto; Konten; Account; Accounts; Mitarbeiter; Mitarbeitern; Kollege; Kollegen; Leute; Personal; Benutzerkonto; Benutzerkonten; alle Personen; Teammitglied; Teammitglieder; jeder',
  'subject:notifications':
    'Benachrichtigung|Benachrichtigungen; Mitteilung; Mitteilungen; Meldung; Meldungen; Nachricht; Nachrichten; Hinweise; Notification; Notifications; Glocke; Posteingang',
  'subject:playbooks':
    'Playbook|Playbooks; Runbook; Runbooks; Handlungsanweisung; Handlungsanweisungen; Checkliste; Checklisten; Ablaufplan',
  'subject:rules':
    'Alarmregel|Alarmregeln; Warnregel; Warnregeln; Regel; Regeln; Alert-Regel; Alert-Regeln; Erkennungsregel; Erkennungsregeln',
  'subject:imports':
    'Import|Importe; Importen; Importvorgang; Importvorgänge; Upload; Uploads; Datenimport; Datenimporte; importierte Datei; importierte Dateien; Importlauf',
  'subject:audit':
    'Audit-Eintrag|Audit-Einträge; Audit-Log; Auditlog; Audit-Protokoll; Auditprotokoll; Protokoll; Protokolleintrag; Protokolleinträge; Protokolleinträgen; Audit-Trail; Logeintrag; Logeinträge; Änderungsprotokoll; Audit',

  'field:severity':
    'Schweregrad; Schweregraden; Schwere; Severity; Kritikalität; wie schwer; wie kritisch; wie schlimm',
  'field:status': 'Status; Stand; Zustand',
  'field:assignee':
    'Zugewiesen an; zugewiesen; zugeteilt; zuständig; Zuständiger; zuständig für; verantwortlich; Verantwortlicher; Bearbeiter; Bearbeitern; Analyst; Analysten; gehört; Besitzer; bearbeitet von; kümmert sich; bei; Bearbeiterin; Analystin; verantwortlich für; betreut von; liegt bei; liegen bei',
  'field:source':
    'Quelle; Quellen; Feed; Feeds; Herkunft; stammt aus; kommt aus; kommen aus; gemeldet von; stammen aus; stammen; Datenquelle',
  'field:type': 'Typ; Typen; Art; Arten; Kategorie; Kategorien; Sorte',
  'field:country': 'Land; Ländern; Länder; Staat; Herkunftsland; Ländernamen',
  'field:tlp': 'TLP-Markierung; TLP; TLP-Stufe; Markierung; TLP Einstufung',
  'field:verdict': 'Bewertung; Verdikt; Beurteilung; eingestuft als',
  'field:confidence': 'Konfidenz; Vertrauen; Vertrauenswert; Verlässlichkeit',
  'field:risk': 'Risiko; Risikostufe; Risikobewertung; Risiken',
  'field:strength': 'Stärke; Intensität',
  'field:connections': 'Verbindungen; Anzahl der Verbindungen; vernetzt; verbunden; Beziehungen',
  'field:priority': 'Priorität; Prio; Dringlichkeit; Wichtigkeit; Prioritäten',
  'field:role': 'Rolle; Rollen; Berechtigung; Benutzerrolle',
  'field:department': 'Abteilung; Abteilungen; Bereich; Bereiche',
  'field:company': 'Unternehmen; Firma; Arbeitgeber',
  'field:email': 'E-Mail; Mail; Mailadresse; E-Mail-Adresse; Email',
  'field:username': 'Benutzername; Username; Login; Anmeldename',
  'field:number': 'Nummer; Vorfallnummer; ID',
  'field:title': 'Titel',
  'field:description': 'Beschreibung; worum geht es; Zweck',
  'field:running': 'In Bearbeitung; laufend; läuft; laufen; im Einsatz; gerade aktiv',
  'field:format': 'Format; Dateityp',
  'field:state': 'Zustand; Status; Ergebnis',
  'field:owner': 'Importiert von; hochgeladen von; wer hat importiert; Importeur',
  'field:objects': 'Objekte; Datensätze; Zeilen',
  'field:rejected': 'Abgelehnt; abgelehnte Zeilen; abgelehnten Zeilen; zurückgewiesen; Ablehnungen',
  'field:created': 'Erstellt; neue Datensätze',
  'field:updated': 'Aktualisiert; letzte Änderung; zuletzt geändert; geändert',
  'field:unchanged': 'Unverändert',
  'field:action': 'Aktion; Aktionen; was wurde getan; Tätigkeit; Aktivität; Aktivitäten',
  'field:actor': 'Akteur; durchgeführt von; getan von; von wem; wer hat gemacht',
  'field:object': 'Objekt; Objekttyp; Gegenstand',
  'field:address': 'IP-Adresse; Adresse; von welcher Adresse; IP',
  'field:resolution':
    'Lösungszeit; Zeit bis zur Lösung; Lösungsdauer; Bearbeitungszeit; Bearbeitungsdauer; MTTR; dauert die Lösung; dauert es einen Vorfall zu lösen; Zeit zur Lösung; durchschnittliche Dauer bis zur Lösung; Behebungszeit; Dauer der Lösung',
  'field:age': 'Alter; offen seit; wie alt; wie lange offen',
  'field:name': 'Name',
  'field:file': 'Datei; Dateiname; Dateien',
  'field:event': 'Ereignis; was passiert ist',
  'field:subject': 'Betreff',
  'field:text': 'Text',
  'field:target': 'Ziel',

  'value:status.Open': 'Offen; offene; offenen; offener; offenes; unbearbeitet; nicht begonnen',
  'value:status.Investigating':
    'In Untersuchung; untersucht; Untersuchung; wird untersucht; werden untersucht; in Bearbeitung; in Prüfung; untersuchte',
  'value:status.Resolved': 'Gelöst; gelöste; gelösten; behoben; behobene; behobenen; erledigt; resolved; geloest',
  'value:status.Closed': 'Geschlossen; geschlossene; geschlossenen; abgeschlossen; abgeschlossene; abgeschlossenen',
  'value:status.Active': 'Aktiv; aktive; aktiven; akut; akute; laufende',
  'value:status.Contained': 'Eingegrenzt; isoliert; contained; eingegrenzte',
  'value:status.Monitoring': 'Unter Beobachtung; beobachtet; überwacht; in Beobachtung; Beobachtung',
  'value:status.active': 'Aktiv; aktive; aktiven; freigeschaltet',
  'value:status.inactive':
    'Inaktiv; inaktive; inaktiven; deaktiviert; deaktivierte; gesperrt; gesperrte; gesperrten; nicht aktiv',
  'value:status.pending': 'Ausstehend; ausstehende; wartend; unbestätigt; unbestätigte; nicht bestätigt; schwebend',
  'value:severity.Critical':
    'Kritisch; kritische; kritischen; kritischer; kritisches; krit; am kritischsten; kritischste; Kritischen; sev1; p1; schwerwiegend; schwerste',
  'value:severity.High': 'Hoch; hohe; hohen; hoher; hohem; schwere; schwer; sev2; p2',
  'value:severity.Medium': 'Mittel; mittlere; mittleren; mittlerer; mittlerem; mittelschwer; sev3; p3',
  'value:severity.Low': 'Niedrig; niedrige; niedrigen; niedriger; gering; geringe; geringen; leicht; leichte; sev4; p4',
  'value:severity.high': 'Hoch; hohe; hohen; wichtig; wichtige; wichtigen; dringend; dringende',
  'value:severity.medium': 'Mittel; mittlere; mittleren',
  'value:severity.low': 'Niedrig; niedrige; niedrigen; geringe; geringen',
  'value:risk.High':
    'Hoch; hohe; hohen; hohem; hohes Risiko; hohem Risiko; Hochrisiko; gefährlich; gefährliche; riskant; riskante; riskanten; gefährlichsten; gefährlichste; risikoreich',
  'value:risk.Medium': 'Mittel; mittlere; mittleren; mittlerem; mittleres Risiko; mittlerem Risiko',
  'value:risk.Low': 'Niedrig; niedrige; niedrigen; niedrigem; geringes Risiko; niedriges Risiko; geringem; harmlos',
  'value:strength.Strong': 'Stark; starke; starken; enge; engen; intensiv',
  'value:strength.Medium': 'Mittel; mittlere; mittleren',
  'value:strength.Weak': 'Schwach; schwache; schwachen; lose',
  'value:priority.high':
    'Hoch; hohe; hohen; hoher; wichtig; wichtige; wichtigen; wichtigste; wichtigsten; dringend; dringende; dringenden; hohe Priorität; hoher Priorität; hochpriorisiert; hohe Prio; hoher Prio; eilig',
  'value:priority.medium': 'Mittel; mittlere; mittleren; mittlerer; mittlere Priorität; normale Priorität',
  'value:priority.low': 'Niedrig; niedrige; niedrigen; niedriger; niedrige Priorität; unwichtig; unwichtige; geringe',
  'value:role.admin': 'Administrator; Administratoren; Admin; Admins; Administratorin',
  'value:role.analyst': 'Analyst; Analysten; Analystin; Analystinnen',
  'value:role.viewer': 'Betrachter; Betrachtern; Leser; Viewer; Nur-Lese-Benutzer; Leserechte; nur lesend',
  'value:department.Engineering': 'Engineering; Technik; Entwicklung',
  'value:department.Data Science': 'Data Science; Datenanalyse',
  'value:department.Marketing': 'Marketing',
  'value:department.Sales': 'Vertrieb; Sales; Verkauf',
  'value:verdict.Confirmed': 'Bestätigt; bestätigte; bestätigten; echter Treffer',
  'value:verdict.False positive': 'Fehlalarm; Fehlalarme; Fehlalarmen; False Positive; False Positives; falsch positiv',
  'value:verdict.Benign': 'Unbedenklich; harmlos; gutartig',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; TLP clear; TLP weiß; clear',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; TLP green; TLP grün; green; grün',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; TLP amber; TLP gelb; amber',
  'value:tlp.TLP:AMBER+STRICT': 'TLP:AMBER+STRICT; TLP amber strict; amber strict',
  'value:tlp.TLP:RED': 'TLP:RED; TLP red; TLP rot; red; rot',
  'value:type.Person': 'Person; Personen; Menschen; Leute',
  'value:type.Organization': 'Organisation; Organisationen; Firma; Firmen; Unternehmen; Gruppe; Gruppen; Gesellschaft',
  'value:type.Location': 'Ort; Orte; Orten; Standort; Standorte; Standorten',
  'value:type.security+subject:notifications': 'Sicherheitsbenachrichtigungen; Sicherheitsmeldungen',
  'value:type.system+subject:notifications': 'Systembenachrichtigungen; Systemmeldungen',
  'value:type.Credential theft': 'Credential theft; Diebstahl von Zugangsdaten; Zugangsdatendiebstahl',
  'value:type.Data exfiltration': 'Data exfiltration; Datenabfluss; Datenexfiltration; Exfiltration',
  'value:type.Lookalike domain':
    'Lookalike domain; ähnliche Domain; Lookalike-Domain; Lookalike-Domains; nachgeahmte Domain',
  'value:type.Malware': 'Malware; Schadsoftware; Malware; Schadprogramm; Schadprogramme',
  'value:type.Phishing': 'Phishing; Phishing; Phishing-Angriff',
  'value:type.Ransomware': 'Ransomware; Erpressungssoftware; Erpressungstrojaner; Ransomware',
  'value:type.Vulnerability': 'Vulnerability; Schwachstelle; Schwachstellen; Sicherheitslücke; Sicherheitslücken',
  'value:type.security': 'Sicherheit',
  'value:type.entity': 'Entität; zu Entitäten',
  'value:type.intel': 'Erkenntnisse; Intelligence; Intel',
  'value:type.system': 'System',
  'value:state.waiting': 'Wartend; wartet; wartende; in der Warteschlange',
  'value:state.reading': 'Wird gelesen',
  'value:state.storing': 'Wird gespeichert',
  'value:state.finished':
    'Abgeschlossen; abgeschlossene; abgeschlossenen; fertig; beendet; erfolgreich; erfolgreiche; erfolgreichen; durchgelaufen',
  'value:state.cancelled': 'Abgebrochen; abgebrochene; abgebrochenen',
  'value:state.failed':
    'Fehlgeschlagen; fehlgeschlagene; fehlgeschlagenen; gescheitert; gescheiterte; gescheiterten; schiefgegangen; mit Fehlern; fehlerhaft; schief gelaufen',
  'value:state.undoing': 'Wird rückgängig gemacht',
  'value:state.undone': 'Rückgängig gemacht; zurückgenommen',

  'flag:unresolved.yes':
    'Ungelöst; ungelöste; ungelösten; nicht gelöst; unerledigt; noch nicht gelöst; nicht behoben; noch nicht behoben; nicht abgeschlossen; noch nicht abgeschlossen; unbehoben; laufend; laufende; laufenden; aktiv; aktive; aktiven; nicht geschlossen; noch nicht geschlossen; offengeblieben; noch nicht erledigt; noch ungelöst',
  'flag:unresolved.no': 'Gelöst oder geschlossen',
  'flag:overdue.yes':
    'Überfällig; überfällige; überfälligen; ueberfaellig; ueberfällig; überfaellig; verspätet; verspätete; zu spät; über der Frist; Frist überschritten; Zielzeit überschritten; über der Zielzeit; im Verzug; SLA verletzt; SLA gerissen; außerhalb der SLA; haben die Frist überschritten; ihre Frist überschritten; hinter der Zeit; verspäteten; Ziel überschritten; gegen SLA verstoßen; SLA verletzen; überfällg; überfälig; Überfälliges',
  'flag:overdue.no': 'Pünktlich; nicht überfällig',
  'flag:withinTarget.yes':
    'Innerhalb der Zielzeit; in der Zielzeit; fristgerecht; rechtzeitig; innerhalb der SLA; SLA eingehalten; im Ziel; innerhalb der Frist',
  'flag:withinTarget.no': 'Nach der Zielzeit; nicht fristgerecht; SLA nicht eingehalten',
  'flag:reopened.yes':
    'Wiedereröffnet; wiedereröffnete; wiedereröffneten; wieder geöffnet; erneut geöffnet; wieder aufgemacht',
  'flag:reopened.no': 'Nie wiedereröffnet',
  'flag:linked.yes':
    'Verknüpft; mit einem Vorfall verknüpft; mit Vorfällen verknüpft; in einem Vorfall; Teil eines Vorfalls; zu einem Vorfall gehören',
  'flag:linked.no':
    'Nicht verknüpft; ohne Vorfall; mit keinem Vorfall verknüpft; nicht mit einem Vorfall verknüpft; zu keinem Vorfall gehören; keinem Vorfall zugeordnet',
  'flag:acknowledged.yes': 'Bestätigt; quittiert; zur Kenntnis genommen; quittierte; bestätigte',
  'flag:acknowledged.no':
    'Unbestätigt; unbestätigte; unbestätigten; nicht bestätigt; noch nicht bestätigt; nicht quittiert; noch nicht quittiert; unquittiert; unquittierte; unquittierten; niemand bestätigt; niemand quittiert; noch niemand bestätigt; noch keiner bestätigt; ungesichtet; ungesehen; noch nicht zur Kenntnis genommen',
  'flag:placed.yes': 'Auf der Karte; mit Standort; mit Koordinaten; mit Ort; verortet',
  'flag:placed.no': 'Ohne Standort; ohne Ort; ohne Koordinaten; nicht auf der Karte',
  'flag:assumed.yes': 'Schweregrad angenommen; angenommener Schweregrad; angenommenem Schweregrad',
  'flag:assumed.no': 'Schweregrad angegeben',
  'flag:sample.yes': 'Beispieldaten; Beispiel; Demodaten; Demo; Musterdaten',
  'flag:sample.no': 'Echte Daten; echt; keine Beispieldaten',
  'flag:completed.yes':
    'Erledigt; erledigte; erledigten; fertig; abgeschlossen; abgeschlossene; abgeschlossenen; abgehakt; abgehakte; geschafft; gemacht',
  'flag:completed.no':
    'Aktiv; aktive; aktiven; offen; offene; offenen; unerledigt; unerledigte; unerledigten; noch offen; nicht erledigt; noch nicht erledigt; noch zu tun; ausstehend; ausstehende; zu erledigen; noch zu erledigen; übrig; offenes; nicht abgeschlossen',
  'flag:secondFactor.yes':
    'Mit zweitem Faktor; zweiter Faktor; zweiten Faktor; 2FA; MFA; Zwei-Faktor; Zwei-Faktor-Authentifizierung; Zweitfaktor; Authenticator; Zwei-Faktor-Anmeldung',
  'flag:secondFactor.no':
    'Ohne zweiten Faktor; keinen zweiten Faktor; kein zweiter Faktor; ohne 2FA; ohne MFA; kein MFA; kein 2FA; keine MFA; keine 2FA; ohne Zwei-Faktor; ohne Zwei-Faktor-Authentifizierung; keine Zwei-Faktor-Authentifizierung; noch keine 2FA; noch kein MFA; noch keinen zweiten Faktor; ohne Zweitfaktor; keinen Zweitfaktor',
  'flag:invited.yes':
    'Eingeladen; eingeladene; eingeladenen; Einladung offen; Einladung noch nicht angenommen; noch nicht angenommen; offene Einladung; offene Einladungen; Einladungen offen',
  'flag:invited.no': 'Nicht eingeladen',
  'flag:waiting.yes':
    'Mit offener Anfrage; wartet auf Entscheidung; beantragte Rolle; Löschantrag; höhere Rolle angefragt; offene Anfrage; offene Anfragen',
  'flag:waiting.no': 'Ohne Anfrage',
  'flag:unread.yes':
    'Ungelesen; ungelesene; ungelesenen; nicht gelesen; noch nicht gelesen; ungesehene; ungesehen; ungelesenes',
  'flag:unread.no': 'Gelesen; gelesene; gelesenen; schon gelesen',
  'flag:actionRequired.yes':
    'Handlungsbedarf; Aktion erforderlich; Aktion nötig; erfordern eine Aktion; mit Handlungsbedarf; brauchen eine Entscheidung; Handlung erforderlich; muss ich handeln; muss ich reagieren',
  'flag:actionRequired.no': 'Ohne Handlungsbedarf',
  'flag:enabled.yes': 'Aktiviert; aktiv; aktive; aktiven; eingeschaltet; aktivierte; scharf; an',
  'flag:enabled.no':
    'Deaktiviert; deaktivierte; deaktivierten; ausgeschaltet; abgeschaltet; inaktiv; inaktive; inaktiven; aus',

  'time:opened':
    'Eröffnet; eröffnete; aufgemacht; gemeldet; entstanden; angelegt; erstellt; reingekommen; eingegangen; hereingekommen; neu; neue; neuen; passiert; aufgetreten; geöffnet; hinzugekommen; dazugekommen; gab es; aufgelaufen; registriert',
  'time:detected': 'Erkannt; entdeckt; festgestellt; erkannte; bemerkt; gefunden',
  'time:resolved':
    'Gelöst; behoben; geschlossen; abgeschlossen; erledigt; gelöste; abgeschlossene; geschlossene; erledigte; geschafft; bearbeitet',
  'time:due':
    'Fällig; fällige; fälligen; Fälligkeit; Fälligkeitsdatum; Frist; Deadline; faellig; Termin; Zielzeit; Abgabetermin',
  'time:updated': 'Geändert; aktualisiert; bearbeitet; zuletzt geändert',
  'time:seen':
    'Gesehen; zuletzt gesehen; beobachtet; aufgetaucht; aufgetreten; neu; neue; neuen; reingekommen; eingegangen; gemeldet; erfasst; aufgetauchte; gesichtet; dazugekommen; hinzugekommen; gab es; erkannt; entdeckt',
  'time:added':
    'Hinzugefügt; angelegt; importiert; erstellt; neu; neue; neuen; aufgenommen; dazugekommen; hinzugekommen',
  'time:lastActivity': 'Aktiv; zuletzt aktiv; Aktivität; letzte Aktivität; aktive; aktiven',
  'time:lastContact': 'Letzter Kontakt; Kontakt; zuletzt Kontakt; kontaktiert',
  'time:created':
    'Erstellt; angelegt; hinzugefügt; registriert; neu; neue; neuen; beigetreten; dazugekommen; hinzugekommen',
  'time:completedAt': 'Erledigt; abgeschlossen; fertig; abgehakt; geschafft; gemacht; fertiggestellt',
  'time:lastLogin':
    'Angemeldet; letzte Anmeldung; zuletzt angemeldet; eingeloggt; zuletzt eingeloggt; letzter Login; Anmeldung; online; einloggt; angemeldete',
  'time:started': 'Gestartet; importiert; hochgeladen; gelaufen; eingespielt; begonnen',
  'time:finished': 'Beendet; abgeschlossen; fertig',
  'time:at':
    'Gemacht; getan; passiert; erhalten; bekommen; eingegangen; gearbeitet; geändert; geschehen; reingekommen; gekommen; ausgeführt; gab es; treibt; getrieben; unternommen',

  'op:count':
    'wie viele; wieviele; wie viel; wieviel; Anzahl; Zahl der; Anzahl der; Gesamtzahl; Summe; insgesamt; Gesamtanzahl; zähl; zähle; und wie viele',
  'op:list':
    'zeig; zeige; zeig mir; zeige mir; liste; listen; auflisten; liste auf; welche; welcher; welches; welchen; was sind; gib mir; such; suche; finde; anzeigen; nenne; nenn mir; nenne mir; wo sind; zeigen; Übersicht über; Überblick über; Liste; Liste der; bitte zeigen; was für; öffne die Liste; zeigen Sie mir; zeigen Sie; sag mir; sage mir; sagen Sie mir; nennen Sie mir; geben Sie mir; wie ist; wie lautet; wie hoch ist; wie lang ist; wie lange ist; wie sieht',
  'op:exists':
    'gibt es; haben wir; gibts; existieren; sind da; liegen vor; irgendwelche; ist da; liegt vor; gibt es irgendwelche; gibt es noch',
  'op:average':
    'Durchschnitt; durchschnittlich; durchschnittliche; durchschnittlichen; im Schnitt; im Mittel; im Durchschnitt; Mittelwert; mittlere; üblicherweise; Schnitt',
  'op:share+flag:completed.yes+subject:tasks':
    'Erledigungsquote; Abschlussquote; Erledigungsrate; Fertigstellungsquote',
  'op:share':
    'Anteil; Prozentsatz; wie viel Prozent; wieviel Prozent; Quote; Rate; Prozent; Anteil der; Prozentanteil; welcher Anteil',
  'op:trend':
    'Trend; Verlauf; Entwicklung; im Zeitverlauf; über die Zeit; entwickelt; zeitlicher Verlauf; haben sich entwickelt; entwickeln; Zeitverlauf',
  'op:bucket.hour': 'pro Stunde; stündlich; je Stunde; nach Stunden; jede Stunde',
  'op:bucket.day':
    'pro Tag; täglich; je Tag; nach Tagen; jeden Tag; nach Tag; am Tag; an welchem Tag gab es die meisten; Tag mit den meisten',
  'op:bucket.week': 'pro Woche; wöchentlich; je Woche; nach Wochen; jede Woche; nach Woche; in der Woche',
  'op:bucket.month': 'pro Monat; monatlich; je Monat; nach Monaten; jeden Monat; nach Monat; im Monat',
  'op:busiest':
    'am meisten zu tun; am meisten ausgelastet; überlastet; am stärksten ausgelastet; höchste Auslastung; größte Auslastung; am meisten Arbeit; die meiste Arbeit',
  'op:each': 'pro; je; jeder; jede; jedes; jeden; für jeden; für jede',
  'op:working':
    'arbeitet; arbeite ich; arbeitet gerade; woran arbeitet; arbeiten; woran; bearbeitet gerade; beschäftigt sich; auf dem Tisch; Arbeitslast; Auslastung',
  'op:or': 'oder; entweder',
  'op:it': 'dazu; davon betroffen; darin; ihn',
  'op:they': 'diese; davon; von denen; diejenigen; jene; unter denen',
  'op:age.days':
    'länger als {n} Tage offen; seit mehr als {n} Tagen; älter als {n} Tage; seit über {n} Tagen; mehr als {n} Tage offen; länger als {n} Tage; seit mehr als {n} Tagen offen; seit über {n} Tagen offen; über {n} Tage offen; über {n} Tage alt; mehr als {n} Tage alt; älter als {n}d; länger als {n}d; seit mehr als {n}d; seit über {n}d',
  'op:age.hours':
    'länger als {n} Stunden offen; seit mehr als {n} Stunden; älter als {n} Stunden; seit über {n} Stunden; länger als {n} Stunden; seit mehr als {n} Stunden offen; über {n} Stunden offen; mehr als {n} Stunden offen; älter als {n}h; länger als {n}h; seit mehr als {n}h; seit über {n}h',
  'op:other':
    'sind alle; sind meine alle; Analyse; Analysen; Schema; Schemas; Schemata; Kriminalität; Straftat; Straftaten; Delikte; Einbruch; Einbrüche; Raub; Polizei; Bericht; Berichte; Einstellung; Einstellungen; Passwort; Passwörter; Kennwort; Profil; Sitzung; Sitzungen; Gerät; Geräte; API-Schlüssel; Schlüssel; Webhook; Webhooks; Pfad; kürzester Pfad; Weg; Graph; Karte; Gebiet; Gebiete; Ausgang; Abdeckung; Alarm; Alarme; Warnung; Warnungen; Kennzahl; Kennzahlen; Dashboard; Widget; bedeutet; Bedeutung; was heißt; was bedeutet; wie; warum; wieso; weshalb; wird; werden; Sicherung; Lizenz; Sprache; Design; Spalten; Tastenkürzel; Zusammenfassung; fasse; zusammenfassen; Notiz; Notizen; Schritte; Schritt; Kommentar; Etikett; Label; mein Konto; meinem Konto; Zeitleiste; Hilfe',
  'op:by':
    'nach; gruppiert nach; aufgeschlüsselt nach; aufgeteilt nach; pro; je; Verteilung; Aufschlüsselung; verteilt; von; durch; aufgeteilt; sortiert nach; aufgeschlüsselt; Verteilung nach; verteilen; verteilt auf; jeder; jede; jedes; jeden',
  'op:most':
    'meisten; die meisten; am meisten; häufigste; häufigsten; am häufigsten; größte; größten; höchste; höchsten; oberste; Top; schlimmste; schlimmsten; führend; vor allem; hauptsächlich; stärkste; stärksten',
  'op:least':
    'wenigsten; die wenigsten; am wenigsten; seltenste; seltensten; am seltensten; kleinste; geringste; niedrigste',
  'op:newest':
    'neueste; neuesten; neuester; neuestes; neuste; neusten; letzte; letzten; letzter; aktuellste; aktuellsten; jüngste; jüngsten; zuletzt; kürzlich',
  'op:oldest': 'älteste; ältesten; am längsten; längste; erste; ersten; am ältesten; längsten; früheste; frühesten',
  'op:oldest+flag:unresolved.yes':
    'am längsten offen; längsten offen; am längsten offene; am längsten offenen; am längsten wartend; am längsten wartende',
  'subject:people+flag:waiting.yes':
    'Rollenanfrage; Rollenanfragen; offene Rollenanfragen; Rollenanfragen sind offen; Rollenanträge; Rollenantrag; Rollenanträge sind offen; offene Rollenanträge',
  'op:unknown+field:risk': 'unbewertet; unbewertete; nicht bewertet; niemand bewertet',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    'was kommt als nächstes; was ist als nächstes dran; was steht als nächstes an; was mache ich als nächstes; nächste Aufgabe; was kommt auf meiner Aufgabenliste als Nächstes; was kommt als Nächstes auf meiner Liste; welche Aufgabe kommt als Nächstes; welche Aufgabe ist als Nächstes dran',
  'op:compare':
    'vergleich; vergleiche; verglichen; verglichen mit; im Vergleich zu; im Vergleich; gegenüber; versus; vs; Unterschied; mehr als; weniger als; im Vergleich mit; Vergleich',
  'op:who': 'wer; wem; wen; wessen; wer alles; wer von uns',
  'op:when': 'wann; seit wann; zu welcher Zeit; an welchem Tag; bis wann',
  'op:where': 'wo; woher',
  'op:not':
    'nicht; kein; keine; keinen; keiner; keinem; ohne; außer; ausgenommen; außer den; abgesehen von; nie; niemals; noch nicht; noch nie; ausschließen; minus; abzüglich; ausser; bis auf; nicht mehr',
  'op:nobody':
    'niemand; niemandem; niemanden; keinem; unzugewiesen; unzugewiesene; unzugewiesenen; nicht zugewiesen; nicht zugewiesene; noch nicht zugewiesen; ohne Bearbeiter; ohne Zuständigen; ohne Verantwortlichen; keiner; keinem zugewiesen; niemandem zugewiesen; keinen Bearbeiter; herrenlos; ohne Zuweisung; noch niemandem zugewiesen; noch keinem zugewiesen; keinem Analysten zugewiesen; noch ohne Bearbeiter; nicht vergeben; keinen Verantwortlichen; um die sich niemand kümmert; nicht übernommen',
  'op:me':
    'mir; meine; meinen; meiner; mein; meinem; meins; mich; mir zugewiesen; mir zugewiesene; mir zugewiesenen; habe ich; hab ich; bei mir; bearbeite ich; auf meinem Tisch; mir gehören; habe ich gelöst; muss ich; ich habe; für mich; ich noch',
  'op:follow':
    'und; was ist mit; wie sieht es aus mit; nur; nur die; bloß; auch; dann; jetzt; stattdessen; aber; und wie viele; und was ist mit; okay; ok; also; nochmal; dasselbe; und nur; lediglich; wie sieht es mit aus; wie schaut es aus mit; wie schauts aus mit',
  'op:all': 'alle; alles; sämtliche; allesamt; aller; allen',
  'op:unknown':
    'unbekannt; ohne; kein; keine; keinen; nicht angegeben; nicht bekannt; fehlt; fehlend; fehlende; nicht gesetzt; leer; unbekannter; unbekanntem; unbekannte; noch nie',
  'op:more': 'mehr als; über; mindestens; größer als; höher als; länger als; ab; oder mehr',
  'op:less': 'weniger als; unter; höchstens; kleiner als; niedriger als; kürzer als; bis zu; oder weniger',
  'op:about':
    'über; zum Thema; mit dem Wort; mit den Wörtern; enthalten; enthält; namens; genannt; bezüglich; betreffend; erwähnen; erwähnt; in denen vorkommt; mit dem Titel; rund um; mit dem Namen; zu; handeln von; handelt von; im Titel',
  'op:within': 'seit; innerhalb; in; während; im; in den; in der',
  'op:ago': 'vor; her; zuvor',
  'op:earlier':
    'die Woche davor; der Tag davor; der Monat davor; davor; in der Woche davor; im Monat davor; am Tag davor; die Woche zuvor; vorher; den Monat davor; den Tag davor',
  'op:unit':
    'Woche; Wochen; Tag; Tage; Tagen; Monat; Monate; Monaten; Stunde; Stunden; Jahr; Jahre; Minute; Minuten; Quartal; Wochenende; Morgen; Nacht; Datum',
  'op:do':
    'schließe; schließ; löse; weise; zuweisen; weise zu; eskaliere; eskalieren; bestätige; markiere; markier; füge; hinzufügen; erstelle; lege an; anlegen; lösche; entferne; mach; mache; rückgängig; starte; lade; einladen; erinnere; erinner; deaktiviere; öffne; ändere; verknüpfe; setze; setz; notiere; schreibe; bearbeite; benenne; importiere; exportiere; lade herunter; sende; schicke; trage; verwerfe; hake; schließen; lösen; löschen; ändern; starten; erstellen; übernimm; zieh; stelle; stell',
  'op:this': 'dieser; dieses; diesem; diesen; hier; dieser hier; aktuelle; aktuellen; vorliegende',

  'span:tomorrow': 'morgen; bis morgen; morgige; morgigen',
  'span:nextWeek': 'nächste Woche; kommende Woche; nächster Woche; kommender Woche; in der nächsten Woche',
  'span:nextMonth': 'nächsten Monat; nächster Monat; kommenden Monat; im nächsten Monat',
  'span:nextDays':
    'nächsten Tage; in den nächsten Tagen; demnächst; bald; die nächsten Tage; kommende Tage; in den kommenden Tagen; in den nächsten {n} Tagen; nächste {n} Tage; innerhalb von {n} Tagen; die nächsten {n} Tage; nächsten {n} Tagen; nächsten {n} Tage; kommenden {n} Tagen; binnen {n} Tagen',
  'span:thisWeek':
    'bis Ende der Woche; bis zum Wochenende; diese Woche; dieser Woche; in dieser Woche; bis Ende dieser Woche; bis Freitagabend',
  'span:now':
    'gerade; jetzt; derzeit; im Moment; momentan; zurzeit; aktuell; zur Zeit; gegenwärtig; bisher; bis jetzt; heutzutage; im Augenblick; Stand jetzt; grad',
  'span:overnight': 'über Nacht; letzte Nacht; heute Nacht; in der Nacht; in der letzten Nacht; vergangene Nacht',
  'span:thisMorning': 'heute Morgen; heute früh; seit heute Morgen; seit Mitternacht; heute morgen',
  'span:pastMonths':
    'seit einem Monat; seit über einem Monat; seit mehr als einem Monat; seit {n} Monaten; seit über {n} Monaten; seit mehr als {n} Monaten; einen Monat lang',
  'span:pastWeeks':
    'seit einer Woche; seit über einer Woche; seit mehr als einer Woche; seit {n} Wochen; seit über {n} Wochen; seit mehr als {n} Wochen; eine Woche lang',
  'span:recently':
    'in letzter Zeit; die letzten Tage; in den letzten Tagen; letzte Tage; vor kurzem; neulich; in jüngster Zeit; den letzten Tagen',

  'filler:':
    'der; die; das; den; dem; des; ein; eine; einen; einem; einer; eines; ist; sind; war; waren; wurde; wurden; sein; hat; haben; habe; hatte; hatten; im; in; am; an; auf; aus; zu; zum; zur; mit; für; vom; bei; bitte; mal; denn; noch; schon; eigentlich; doch; ja; so; da; dort; es; man; wir; uns; unser; unsere; unseren; unserer; unserem; ich; du; ihr; sie; er; sich; was; welche; kannst; kann; könntest; können; könnten; möchte; will; würde; gern; gerne; mal; sag; sagen; sage; wissen; sehen; gibt; geben; und; oder; als; wo; derer; dass; ob; hallo; hi; hey; moin; servus; danke; Halyard; System; Plattform; Arbeitsbereich; insgesamt; überhaupt; genau; wirklich; heraus; davon; dabei; hier im System; im System; Daten; Eintrag; Einträge; Einträgen; Information; Informationen; Details; stehen; steht; vorhanden; vorhandene; registriert; registrierte; erfasst; erfasste; stufe; stufen; bewertet; markiert; markierte; markierten; gekennzeichnet; eingestuft; eingestufte; eingestuften; allem; mir; mich; ihm; ihnen; liegen; liegt; brauche; braucht; benötige; Team; bekommen; bekam; bekannt; bekannte; bekannten; gemeinsam; momentane; sortiert; sortieren; geordnet; um; noch mal; bloß; lass; lassen; arbeitet als; von; zugehörige; zugehörigen; Status; alle; alles; her; hin; wurden die; je; gehen; läuft; kam; kamen; gekommen; nutzen; nutzt; benutzen; benutzt; verwenden; verwendet; aktiviert; eingerichtet; arbeiten; tun; steckt; stecken; kannst du mir; können Sie mir; könntest du mir; könnten Sie mir; sag mal; ich möchte wissen; mich interessiert; interessiert mich; Nr',
};
