import type { Phrases } from '../vocabulary.ts';

/** Subjects, their fields, and the values that fields have. */
export const records: Phrases = {
  'subject:incidents':
    'Vorfall|Vorfälle; Vorfällen; Vorfalls; Vorfaelle; Vorfaellen; Incident; Incidents; Fall; Fälle; Fällen; Ticket; Tickets; Sicherheitsvorfall; Sicherheitsvorfälle; Sicherheitsvorfällen; Inc; Vorfalle; Vorfällle; Vofälle; Vorfäle; Sicherheitsereignis; Sicherheitsereignisse; Ermittlung; Ermittlungen; Cases; Case; Vorkommnis; Vorkommnisse; Incidenten; in welche Vorfälle; in welchen Vorfällen; in welchen Vorfall',
  'subject:threats':
    'Bedrohung|Bedrohungen; Threat; Threats; Indikator; Indikatoren; IOC; IOCs; Gefahr; Gefahren; Angriff; Angriffe; Angriffen; Bedrohungsdaten; Threat Intelligence; Threat Intel; Bedrohungsindikator; Bedrohungsindikatoren; Bedrohungslage; Bedrohngen; Bedrohugen; gefährlich; gefährliche; gefährlichen; gefährlichsten; gefährlichste',
  'subject:entities':
    'Entität|Entitäten; Entitaet; Entitaeten; Knoten; Akteur; Akteure; Akteuren; Akteurinnen; Netzwerkknoten; Netzwerkeintrag; Netzwerkeinträge; Entities; Entity; Entitätn',
  'subject:connections':
    'Verbindung|Verbindungen; Beziehung; Beziehungen; Verknüpfung; Verknüpfungen; Link; Links; Kante; Kanten; Kontakt; Kontakte; Relation; Relationen; Connection; Connections; Verflechtungen; Querverbindungen; Kontakten',
  'subject:tasks':
    'Aufgabe|Aufgaben; Todo; Todos; To-do; To-dos; Erledigung; Task; Tasks; was muss ich noch machen; was steht an; was muss ich erledigen; was habe ich zu tun; To Do; To Dos; To-Do-Liste; Todo-Liste; Todoliste; Aufgabenliste; meine Liste; meiner Liste; meiner Aufgabenliste; Arbeitspunkte; zu erledigende Punkte; was muss ich noch erledigen; was muss ich noch tun; was hab ich noch zu tun; was habe ich noch zu tun; muss ich wegarbeiten; wegarbeiten; abarbeiten; Erinnerung; Erinnerungen; Aufgabn; Aufagben',
  'subject:people':
    'Benutzer|Benutzer; Benutzern; Nutzer; Nutzern; User; Anwender; Account; Accounts; Mitarbeiter; Mitarbeitern; Kollege; Kollegen; Leute; Personal; Benutzerkonto; Benutzerkonten; Teammitglied; Teammitglieder; Benutzerinnen; Nutzerinnen; Mitarbeiterinnen; Kollegin; Kolleginnen; Teammitgliedern; Konto; Konten; Kollegen und Kolleginnen; Belegschaft; Mitglied des Teams; Person mit Konto; Personen mit Konto; Nutzerkonto; Nutzerkonten; Useraccounts; Users; alle im Team; Teamkollegen; Benutzr',
  'subject:notifications':
    'Benachrichtigung|Benachrichtigungen; Mitteilung; Mitteilungen; Meldung; Meldungen; Nachricht; Nachrichten; Hinweise; Notification; Notifications; Glocke; Posteingang; Benachrichtigungn; Hinweis; Benachrichtigt; Inbox; Nachrichtn',
  'subject:playbooks':
    'Playbook|Playbooks; Runbook; Runbooks; Handlungsanweisung; Handlungsanweisungen; Checkliste; Checklisten; Ablaufplan; Ablaufpläne; Handlungsanleitung; Playboks; Notfallplan; Notfallpläne; Prozedur; Prozeduren',
  'subject:rules':
    'Warnregel|Warnregeln; Alarmregel; Alarmregeln; Regel; Regeln; Alert-Regel; Alert-Regeln; Alertregel; Alertregeln; Alert Rule; Alert Rules; Erkennungsregel; Erkennungsregeln; Detection Rule; Detection Rules; Regelwerk; Detektionsregel; Detektionsregeln; Warnregln',
  'subject:imports':
    'Import|Importe; Importen; Importvorgang; Importvorgänge; Upload; Uploads; Datenimport; Datenimporte; importierte Datei; importierte Dateien; Importlauf; Einspielung; Datenimporten; Imports; Ingest; eingespielte Dateien; Importdatei; Importdateien',
  'subject:audit':
    'Audit-Eintrag|Audit-Einträge; Audit-Log; Auditlog; Audit-Protokoll; Auditprotokoll; Protokoll; Protokolleintrag; Protokolleinträge; Protokolleinträgen; Audit-Trail; Logeintrag; Logeinträge; Änderungsprotokoll; Audit; Prüfprotokoll; Auditeintrag; Auditeinträge; Eintrag im Audit-Protokoll; Einträge im Audit-Protokoll; Einträge im Audit-Log; Auditlogs; Audit-Logs; Protokolleintrag im Audit; Logbuch',
  'field:severity':
    'Schweregrad; Schweregraden; Schwere; Severity; Kritikalität; wie schwer; wie kritisch; wie schlimm; Schweregrads; Sev; Severities; Schweregrade; Schwerestufe; wie ernst; Kritikalitätsstufe; schwer; schweren',
  'field:status':
    'Status; Zustand; Statuus; Bearbeitungsstand; Bearbeitungsstatus; Stand; Zuständig; Zuständiger; Zuständige; Zuständigen; Zuständigkeit; Zuständigkeiten',
  'field:assignee':
    'Zuständig; Zugewiesen an; zugewiesen; zugewiesene; zugewiesenen; zugeteilt; Zuständiger; Zuständige; Zuständigen; zuständig für; zuständige Person; verantwortlich; Verantwortlicher; Verantwortliche; Verantwortlichen; verantwortlich für; Bearbeiter; Bearbeiterin; Bearbeiterinnen; Analyst; Analystin; Analysten; gehört; gehören; Besitzer; Owner; Assignee; bearbeitet von; wird bearbeitet von; betreut; betreut von; liegt bei; liegen bei; in der Hand von; Zuständigkeit; Zuständigkeiten; Sachbearbeiter; zuweisung; bei Analyst; kümmert sich; Ansprechpartner; zugeordnet; zustaendig; bearbeitet den; bearbeitet das; bearbeitet die; bearbeitet; übernommen; Zustand; bearbeitete; Zuweisungen',
  'field:source':
    'Quelle; Quellen; Feed; Feeds; gemeldet von; Datenquelle; gemeldet durch; Provider; Datenquellen; Lieferant; Source; Sources; aus welcher Quelle; aus welchen Quellen; Quellsystem; stammen aus; stammt aus',
  'field:type':
    'Typ; Typen; Art; Arten; Kategorie; Kategorien; Sorte; Types; Typs; welche Art; welche Arten; welcher Typ; Gattung; Bedrohungsart; Bedrohungsarten; Bedrohungstyp; Bedrohungstypen; Angriffsart; Angriffsarten; Datentyp',
  'field:country':
    'Land; Ländern; Länder; Staat; Herkunftsland; Ländernamen; Herkunftsländer; Herkunftsländern; Staaten; aus welchem Land; Nation; Country; in welchem Land; Laendern; Laender; Herkunft',
  'field:tlp':
    'TLP-Kennzeichnung; TLP-Markierung; TLP; TLP-Stufe; Markierung; TLP Einstufung; Kennzeichnung; TLP-Level; Traffic Light Protocol; Vertraulichkeit; Vertraulichkeitsstufe; TLP-Einstufung',
  'field:verdict':
    'Bewertung; Verdikt; Beurteilung; eingestuft als; Verdict; Triage-Bewertung; Triage-Ergebnis; Urteil; bewertet als; Einschätzung der Triage; triagiert als',
  'field:confidence':
    'Konfidenz; Vertrauen; Vertrauenswert; Verlässlichkeit; Konfidenzwert; Konfidenzwerte; Confidence; Vertrauensgrad; Zuverlässigkeit; Konfidenzniveau; Sicherheit der Einschätzung',
  'field:risk':
    'Risiko; Risikostufe; Risikobewertung; Risiken; Risko; Risikoeinstufung; Risikolevel; Risikos; Gefährdung; Risk; Bewertung',
  'field:strength': 'Stärke; Intensität; Stärken; Verbindungsstärke; Strength; Stark; starker',
  'field:connections':
    'Verbindungen; Anzahl der Verbindungen; vernetzt; verbunden; Beziehungen; Zahl der Verbindungen; Vernetzung; Verbindungsanzahl; Verknüpfungen; Kontakte; Vernetzungsgrad; Verbindung; Beziehung; Verknüpfung; Kontakt; Kontakten',
  'field:priority':
    'Priorität; Prio; Dringlichkeit; Wichtigkeit; Prioritäten; Prios; Priority; Dringlichkeitsstufe; wichtig; wichtige; wichtigen; wichtigste; wichtigsten',
  'field:role':
    'Rolle; Rollen; Berechtigung; Benutzerrolle; Rechte; Berechtigungen; Zugriffsrechte; Zugriffsstufe; Role; Berechtigungsstufe; Rechtestufe',
  'field:department': 'Abteilung; Abteilungen; Bereich; Bereiche; Dept; Abteilng; Department; Fachbereich; Unit; Abt',
  'field:company': 'Unternehmen; Firma; Arbeitgeber; Firmen; Arbeitgebers; Betrieb',
  'field:email':
    'E-Mail; Mail; Mailadresse; E-Mail-Adresse; Email; Mailadressen; E-Mail-Adressen; Emailadresse; Mails; E-Mails',
  'field:username':
    'Benutzername; Username; Login; Anmeldename; Nutzername; Usernames; Anmeldenamen; Kürzel; Handle; Logins',
  'field:number': 'Nummer; Vorfallnummer; ID; Incident-Nummer; Fallnummer; Ticketnummer; Vorfallsnummer',
  'field:title': 'Titel; Überschrift; Title; Bezeichnung; Titeln',
  'field:description':
    'Beschreibung; worum geht es; Zweck; Beschreibungen; worum gehts; worum geht es da; worum geht es dabei; um was geht es; um was gehts; worum geht; worum dreht es sich; was steht in der Beschreibung; beschreibe; beschreib; Inhalt; Description; wofür ist',
  'field:running':
    'In Bearbeitung; laufend; läuft; laufen; im Einsatz; gerade aktiv; in Arbeit; im Gange; laufen gerade; in Benutzung; laufende; laufenden',
  'field:format': 'Format; Dateityp; Dateiformat; Formate; Dateiformate',
  'field:state':
    'Zustand; Status; Ergebnis; Ausgang des Imports; Importstatus; wie ist er ausgegangen; Ergebnis des Imports; geklappt; Erfolg; hat geklappt; funktioniert; hat funktioniert; Zuständig; Zuständiger; Zuständige; Zuständigen; Zuständigkeit; Zuständigkeiten; Ergebnisse',
  'field:owner':
    'Importiert von; hochgeladen von; wer hat importiert; Importeur; eingespielt von; wer hat hochgeladen; wer hat eingespielt; ausgeführt von; gestartet von; wer hat das importiert; Uploader; angelegt von; erstellt von',
  'field:objects': 'Objekte; Datensätze; Zeilen; Anzahl der Objekte; Objektzahl; Datensatz; Anzahl Objekte; Objekt',
  'field:rejected':
    'Abgelehnt; abgelehnte Zeilen; abgelehnten Zeilen; zurückgewiesen; Ablehnungen; abgelehnte Objekte; abgelehnten Objekte; Zahl der abgelehnten; abgewiesen; abgewiesene; abgewiesenen; verworfen; verworfene; verworfenen; abgelehnte; abgelehnten; Rejections; nicht übernommen; aussortiert; abgelehntes Objekt; abgelehnten Objekten; Ablehnung; abgelehnte Zeile',
  'field:created': 'Erstellt; neue Datensätze; neu angelegt; neu erstellt; neue Einträge; erstellte; erstellten',
  'field:updated':
    'Aktualisiert; letzte Änderung; zuletzt geändert; geändert; zuletzt bearbeitet; zuletzt aktualisiert; letzte Bearbeitung; letzte Aktualisierung; Änderungsdatum; verändert; aktualisierte; geänderte; geänderten',
  'field:unchanged': 'Unverändert; gleich geblieben; unveränderte',
  'field:action':
    'Aktion; Aktionen; was wurde getan; Tätigkeit; Aktivität; Aktivitäten; Tätigkeiten; Handlung; Handlungen; was gemacht wurde; Vorgang; Vorgänge; welche Aktion; welche Aktionen',
  'field:actor':
    'Akteur; durchgeführt von; getan von; von wem; wer hat gemacht; wer war es; ausgeführt von; gemacht von; wer hat es getan; Benutzer; Nutzer; Person; Verfasser; Autor; Urheber; geschrieben von; wer hat das gemacht; durch wen; Personen; Verursacher; Akteure; Akteuren; Benutzern; Nutzern',
  'field:object':
    'Objekt; Objekttyp; Gegenstand; Objekte; Objekttypen; was betroffen war; Gegenstände; betroffenes Objekt',
  'field:address':
    'IP-Adresse; Adresse; von welcher Adresse; IP; Adressen; IP-Adressen; IPs; von welcher IP; von wo aus; IP Adresse; von welcher IP-Adresse',
  'field:resolution':
    'Lösungszeit; Zeit bis zur Lösung; Lösungsdauer; Bearbeitungszeit; Bearbeitungsdauer; MTTR; dauert die Lösung; dauert es einen Vorfall zu lösen; Zeit zur Lösung; Behebungszeit; Dauer der Lösung; Zeit bis zum Lösen; Lösezeit; Lösungszeiten; Bearbeitungszeiten; wie lange dauert die Lösung; wie lange dauert es bis ein Vorfall gelöst ist; wie lange dauert es einen Vorfall zu lösen; wie lange brauchen wir um einen Vorfall zu lösen; wie lange brauchen wir zum Lösen; wie lange brauchen wir für einen Vorfall; wie lange brauchen wir; wie lange hat die Lösung gedauert; wie lange hat es gedauert; wie lange dauert es; wie lange dauerte; wie schnell lösen wir; wie schnell sind wir; Mean Time to Resolve; Durchlaufzeit; Durchlaufzeiten; Zeit zum Lösen; Loesungszeit; Reaktionszeit bis zur Lösung; gedauert; Dauer bis zur Lösung; zu lösen; bis zur Lösung',
  'field:age':
    'Alter; offen seit; wie alt; wie lange offen; wie lange schon offen; wie lange ist offen; seit wann offen; wie lang offen; wie lange schon; Alters; wie lange liegt',
  'field:name': 'Name; Namen; vollständiger Name; voller Name; echter Name; heißt',
  'field:file': 'Datei; Dateiname; Dateien',
  'field:event':
    'Ereignis; was passiert ist; Ereignisart; Ereignisarten; Ereignistyp; Ereignistypen; Art des Ereignisses; Art der Aktivität; Vorkommnis; Vorkommnisse; Ereignisse; Ereignissen',
  'field:subject': 'Betreff',
  'field:text': 'Text',
  'field:target': 'Ziel; Zielentität',
  'value:status.Open':
    'Offen; unbearbeitet; nicht begonnen; unangefasst; nicht angefangen; noch nicht angefangen; open; aufgemachte; aufgemacht',
  'value:status.Investigating':
    'In Untersuchung; untersucht; Untersuchung; wird untersucht; werden untersucht; in Prüfung; untersuchte; in Bearbeitung; werden gerade untersucht; wird gerade untersucht; Investigating; unter Untersuchung; in der Untersuchung',
  'value:status.Resolved':
    'Gelöst; gelöste; gelösten; behoben; behobene; behobenen; erledigt; resolved; geloest; fertig; geklärt; gefixt; solved; erledigte; erledigten; fertige',
  'value:status.Closed':
    'Geschlossen; geschlossene; geschlossenen; abgeschlossen; abgeschlossene; zugemacht; closed; dicht; abgeschlossenen',
  'value:status.Active': 'Aktiv; aktive; aktiven; akut; akute; live; scharf',
  'value:status.Contained':
    'Eingedämmt; eingedämmte; eingedämmten; eingegrenzt; eingegrenzte; isoliert; isolierte; contained; eingedaemmt',
  'value:status.Monitoring':
    'Unter Beobachtung; beobachtet; überwacht; in Beobachtung; Beobachtung; Monitoring; beobachtete; überwachte; im Monitoring; unter Überwachung; beobachteten',
  'value:status.active':
    'Aktiv; aktive; aktiven; freigeschaltet; aktiviert; aktivierte; eingeschaltet; nutzbar; eingeschaltete; eingeschalteten; aktivierten',
  'value:status.inactive':
    'Inaktiv; inaktive; inaktiven; deaktiviert; deaktivierte; gesperrt; gesperrte; gesperrten; blockiert; blockierte; abgeschaltet; ausgesperrt; stillgelegt; deaktivierten; abgeschaltete',
  'value:status.pending':
    'Ausstehend; ausstehende; wartend; unbestätigt; unbestätigte; nicht bestätigt; schwebend; wartet auf Freigabe; wartet auf Freischaltung; noch nicht bestätigt; noch nicht freigegeben; wartende; pending; unbestätigten; nicht bestätigte; nicht bestätigten; unbestätigtes',
  'value:severity.Critical':
    'Kritisch; kritische; kritischen; kritischer; kritisches; Kritischste; kritischsten; krit; krits; kritsch; kritschen; kritsche; crit; critical; Criticals; am kritischsten; Sev1; Sev-1; Sev 1; P1; schwerwiegend; schwerwiegende; schwerwiegenden; schwerste; schwersten; lebensbedrohlich',
  'value:severity.High':
    'Hoch; hohe; hohen; hoher; hohem; hohes; schwere; schwer; schweren; Sev2; Sev-2; P2; high; hoher Schweregrad; hohem Schweregrad; hohen Schweregrad; ernst; ernste; ernsten',
  'value:severity.Medium':
    'Mittel; mittlere; mittleren; mittlerer; mittlerem; mittleres; mittelschwer; mittelschwere; Sev3; P3; medium; moderat; moderate; mittlerer Schweregrad; mittlerem Schweregrad',
  'value:severity.Low':
    'Niedrig; niedrige; niedrigen; niedriger; niedrigem; gering; geringe; geringen; geringer; leicht; leichte; leichten; Sev4; P4; low; niedriger Schweregrad; niedrigem Schweregrad; kleine; unkritisch; unkritische; geringem',
  'value:severity.high':
    'Hoch; hohe; hohen; hoher; hohem; hohes; wichtig; wichtige; wichtigen; dringend; dringende; dringenden; high; Wichtigkeit; wichtigste; wichtigsten',
  'value:severity.medium': 'Mittel; mittlere; mittleren; mittlerer; mittlerem; medium; mittleres',
  'value:severity.low':
    'Niedrig; niedrige; niedrigen; niedriger; niedrigem; gering; geringe; geringen; low; geringer; geringem',
  'value:risk.High':
    'Hoch; hohe; hohen; hoher; hohem; hohes; high; hohes Risiko; hohem Risiko; hohen Risiko; hohen Risko; hohem Risko; hohes Risko; Hochrisiko; High Risk; gefährlich; gefährliche; gefährlichen; gefährlichsten; gefährlichste; riskant; riskante; riskanten; riskantesten; riskanteste; risikoreich; risikoreiche; hochriskant; hochriskante; Gefahr; Gefahren',
  'value:risk.Medium':
    'Mittel; mittlere; mittleren; mittlerer; mittlerem; mittleres; medium; mittleres Risiko; mittlerem Risiko; moderat; moderate',
  'value:risk.Low':
    'Niedrig; niedrige; niedrigen; niedriger; niedrigem; gering; geringe; geringen; low; geringes Risiko; niedriges Risiko; niedrigem Risiko; geringem; geringem Risiko; harmlos; harmlose; harmlosen; ungefährlich; geringer',
  'value:strength.Strong': 'Stark; starke; starken; starker; enge; engen; eng; intensiv; intensive; strong',
  'value:strength.Medium':
    'Mittel; mittlere; mittleren; mittelstark; mittelstarke; mittlerer Stärke; medium; mittlerer; mittlerem; mittleres',
  'value:strength.Weak': 'Schwach; schwache; schwachen; schwacher; lose; losen; weak',
  'value:priority.high':
    'Hoch; hohe; hohen; hoher; hohem; high; wichtig; wichtige; wichtigen; wichtigste; wichtigsten; dringend; dringende; dringenden; hohe Priorität; hoher Priorität; hochpriorisiert; hochpriorisierte; hohe Prio; hoher Prio; Prio hoch; Prio 1; höchste Priorität; höchster Priorität; eilig; eilige; eilt; Prio1; hochprio; hochprioritär; Priorität hoch; Wichtigkeit; hohes',
  'value:priority.medium':
    'Mittel; mittlere; mittleren; mittlerer; mittlerem; medium; mittlere Priorität; mittlerer Priorität; mittlere Prio; mittlerer Prio; Prio mittel; normale Priorität; normaler Priorität; normale Prio; Priorität mittel; mittleres',
  'value:priority.low':
    'Niedrig; niedrige; niedrigen; niedriger; niedrigem; low; niedrige Priorität; niedriger Priorität; niedrige Prio; niedriger Prio; Prio niedrig; geringe Priorität; geringer Priorität; geringe Prio; unwichtig; unwichtige; unwichtigen; geringe; geringen; gering; Priorität niedrig; geringer; geringem',
  'value:role.admin':
    'Administrator; Administratoren; Admin; Admins; Administratorin; Adminrechte; Admin-Rechte; Administratorrechte; Adminrolle; Administratorinnen; Administratorrolle; Admin-Zugang',
  'value:role.analyst': 'Analyst; Analysten; Analystin; Analystinnen',
  'value:role.viewer':
    'Betrachter; Betrachtern; Leser; Viewer; Nur-Lese-Benutzer; Leserechte; nur lesend; Betrachterin; Betrachterinnen; Lesezugriff; nur Lesezugriff; Read-only; Leserolle; Lesende',
  'value:department.Engineering':
    'Engineering; Technik; Entwicklung; Ingenieure; Entwickler; Entwicklungsabteilung; Engineers',
  'value:department.Data Science':
    'Data Science; Datenanalyse; Data Scientist; Data Scientists; Datenwissenschaft; Datenanalysen',
  'value:department.Marketing': 'Marketing',
  'value:department.Sales': 'Vertrieb; Sales; Verkauf; Vertriebs; Vertrieblern',
  'value:verdict.Confirmed':
    'Bestätigt; bestätigte; bestätigten; echter Treffer; True Positive; True Positives; echte Bedrohung; echter Alarm; echte Treffer',
  'value:verdict.False positive':
    'Fehlalarm; Fehlalarme; Fehlalarmen; False Positive; False Positives; falsch positiv; False-Positive; False-Positives; FP; FPs; falscher Alarm; Falschmeldung; Falschmeldungen; Falschalarm; Falschalarme; blinder Alarm; falsch-positiv; falsch positive; False Alarm; fehlalarm',
  'value:verdict.Benign':
    'Harmlos; Unbedenklich; harmlos; gutartig; harmlose; harmlosen; benign; gutartige; unbedenkliche',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; TLP clear; TLP weiß; clear',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; TLP green; TLP grün; green; grün',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; TLP amber; TLP gelb; amber',
  'value:tlp.TLP:AMBER+STRICT': 'TLP:AMBER+STRICT; TLP amber strict; amber strict; amber+strict',
  'value:tlp.TLP:RED': 'TLP:RED; TLP red; TLP rot; red; rot',
  'value:type.Person': 'Person; Personen; Menschen; Leute; Individuen; Privatperson; Privatpersonen',
  'value:type.Organization':
    'Organisation; Organisationen; Firma; Firmen; Unternehmen; Gruppe; Gruppen; Gesellschaft; Orgs; Org; Konzern; Konzerne; Betriebe; Gesellschaften; Organization; Verein; Vereine; Behörden; Behörde',
  'value:type.Location': 'Ort; Orte; Orten; Standort; Standorte; Standorten; Plätze; Location; Adressen; Adresse',
  'value:type.security+subject:notifications': 'Sicherheitsbenachrichtigungen; Sicherheitsmeldungen',
  'value:type.system+subject:notifications': 'Systembenachrichtigungen; Systemmeldungen',
  'value:type.Credential theft':
    'Credential theft; Diebstahl von Zugangsdaten; Zugangsdatendiebstahl; gestohlene Zugangsdaten; Credential-Diebstahl; Credential Stealing; gestohlene Passwörter; geklaute Zugangsdaten; Credential Thefts; Passwortdiebstahl',
  'value:type.Data exfiltration':
    'Data exfiltration; Datenabfluss; Datenexfiltration; Exfiltration; Datenabflüsse; Datendiebstahl; abgeflossene Daten; Datenleck; Datenlecks; Exfiltrationen',
  'value:type.Lookalike domain':
    'Lookalike domain; ähnliche Domain; Lookalike-Domain; Lookalike-Domains; nachgeahmte Domain; Lookalikes; Lookalike; ähnliche Domains; gefälschte Domain; gefälschte Domains; Fake-Domain; Fake-Domains; Doppelgänger-Domains; Tippfehlerdomain',
  'value:type.Malware': 'Malware; Schadsoftware; Schadprogramm; Schadprogramme; Schadcode; Trojaner; Viren; Malwares',
  'value:type.Phishing':
    'Phishing; Phishings; Phishing-Angriff; Phishing-Angriffe; Phishing-Mail; Phishing-Mails; Phishingmail; Phishingmails; Phising; Pishing; Phsihing; phish; gephisht',
  'value:type.Ransomware':
    'Ransomware; Erpressungssoftware; Erpressungstrojaner; Verschlüsselungstrojaner; Ransom; Ransomeware',
  'value:type.Vulnerability':
    'Vulnerability; Schwachstelle; Schwachstellen; Sicherheitslücke; Sicherheitslücken; Schwachstelln; Vuln; Vulns; CVE; CVEs; Lücke; Lücken; Vulnerabilities; Verwundbarkeit; Verwundbarkeiten; Sicherheitsluecke',
  'value:type.security': 'Sicherheit',
  'value:type.entity': 'Entität; zu Entitäten; Entitäten',
  'value:type.intel': 'Intelligence; Erkenntnisse; Intel; Erkenntnis',
  'value:type.system': 'System',
  'value:state.waiting':
    'In der Warteschlange; Wartend; wartet; wartende; in der Warteschlange; eingereiht; in Warteschlange; queued',
  'value:state.reading': 'In Verarbeitung; Wird gelesen; wird eingelesen; wird gerade gelesen',
  'value:state.storing': 'Wird gespeichert; werden gespeichert',
  'value:state.finished':
    'Abgeschlossen; abgeschlossene; abgeschlossenen; fertig; beendet; erfolgreich; erfolgreiche; erfolgreichen; durchgelaufen; durch; geglückt; gelungen; sauber durchgelaufen; erfolgreich abgeschlossen; fehlerfrei; fertige; beendete',
  'value:state.cancelled': 'Abgebrochen; abgebrochene; abgebrochenen; gestoppt; abgebrochener; gecancelt; angehalten',
  'value:state.failed':
    'Fehlgeschlagen; fehlgeschlagene; fehlgeschlagenen; gescheitert; gescheiterte; gescheiterten; schiefgegangen; mit Fehlern; fehlerhaft; schief gelaufen; fehlgeschlagener; fehlgeschlagenes; failed; missglückt; schief gegangen; in die Hose gegangen; gecrasht; nicht geklappt; nicht erfolgreich',
  'value:state.undoing': 'Wird rückgängig gemacht',
  'value:state.undone':
    'Rückgängig gemacht; zurückgenommen; rückgängig gemachte; rückgängig gemachten; zurückgenommene; zurückgerollt; rueckgaengig gemacht',
  'flag:unresolved.yes':
    'Ungelöst; ungelöste; ungelösten; nicht gelöst; unerledigt; noch nicht gelöst; nicht behoben; noch nicht behoben; nicht abgeschlossen; noch nicht abgeschlossen; unbehoben; laufend; laufende; laufenden; nicht geschlossen; noch nicht geschlossen; offengeblieben; noch nicht erledigt; noch ungelöst; aktiv; aktive; nicht beendet; noch nicht fertig; noch am Laufen; anhängig; anhängige; unresolved; ungeloest; ungeloeste; ungeklärt; ungeklärte; noch nicht gefixt; nicht gefixt; nicht gelöste; nicht gelösten; nicht erledigt; noch laufend; unabgeschlossen; pendent; noch nicht behobene; aktiven; unerledigte; unerledigten; nicht abgeschlossene',
  'flag:unresolved.no': 'Gelöst oder geschlossen; vorbei; nicht mehr offen; durch; über den Berg; beendet; beendete',
  'flag:overdue.yes':
    'Überfällig; überfällige; überfälligen; ueberfaellig; ueberfällig; überfaellig; verspätet; verspätete; zu spät; über der Frist; Frist überschritten; Zielzeit überschritten; über der Zielzeit; im Verzug; SLA verletzt; SLA gerissen; außerhalb der SLA; haben die Frist überschritten; ihre Frist überschritten; hinter der Zeit; verspäteten; Ziel überschritten; gegen SLA verstoßen; SLA verletzen; überfällg; überfälig; Überfälliges; Frist gerissen; Frist schon gerissen; ihre Frist gerissen; ihre Frist schon gerissen; die Frist gerissen; die Frist schon gerissen; Frist verpasst; Frist versäumt; die Frist verpasst; SLA überschritten; SLA-Verletzung; SLA-Verletzungen; SLA-Verstoß; SLA-Verstöße; SLA verpasst; SLA gebrochen; SLA nicht einhalten; Zielzeit gerissen; ihre Zielzeit überschritten; die Zielzeit überschritten; Zielzeit verpasst; über der SLA; über SLA; out of SLA; verzögert; verzögerte; im Rückstand; Rückstand; hinterher; zu spät dran; spät dran; Deadline gerissen; Deadline verpasst; Deadline überschritten; die Deadline überschritten; ihre Deadline überschritten; aus der SLA; aus der SLA gelaufen; aus der Frist; abgelaufen; abgelaufene; längst fällig; overdue; Fristüberschreitung; Fristüberschreitungen; überfaellige; ueberfaellige; ueberfaelligen; Frist ueberschritten; über die Zeit; über Ziel; über der Zeit; überzogen; gerissen; in Verzug; Überfälligkeit; Überfall; Überfälle; Überfällen; Ueberfaelle',
  'flag:overdue.no': 'Pünktlich; nicht überfällig; noch in der Zeit; noch im Rahmen',
  'flag:withinTarget.yes':
    'Innerhalb der Zielzeit; in der Zielzeit; fristgerecht; rechtzeitig; innerhalb der SLA; SLA eingehalten; im Ziel; innerhalb der Frist; fristgerecht gelöst; rechtzeitig gelöst; pünktlich gelöst; pünktlich; in der SLA; SLA erfüllt; Ziel eingehalten; Zielzeit eingehalten; Frist eingehalten; vor der Frist; innerhalb des Ziels; fristgemäß; in time; within SLA',
  'flag:withinTarget.no':
    'Nach der Zielzeit; nicht fristgerecht; SLA nicht eingehalten; zu spät gelöst; verspätet gelöst; Zielzeit verfehlt; Ziel verfehlt; SLA gerissen bei der Lösung; nicht rechtzeitig; nicht rechtzeitig gelöst; nach Ablauf der Frist gelöst',
  'flag:reopened.yes':
    'Wiedereröffnet; wiedereröffnete; wiedereröffneten; wieder geöffnet; erneut geöffnet; wieder aufgemacht; wiederaufgemacht; wieder aufgetaucht; reopened; wieder geöffnete; wieder geöffneten; wieder eröffnet; erneut eröffnet',
  'flag:reopened.no': 'Nie wiedereröffnet',
  'flag:linked.yes':
    'Verknüpft; mit einem Vorfall verknüpft; mit Vorfällen verknüpft; in einem Vorfall; Teil eines Vorfalls; zu einem Vorfall gehören; mit Vorfall verknüpft; einem Vorfall zugeordnet; an einem Vorfall hängen; an einen Vorfall gehängt; gehören zu einem Vorfall; stecken in einem Vorfall; mit einem Incident verknüpft; verknüpfte; verknüpften; verlinkt; verlinkte; hängen an einem Vorfall; hängt an einem Vorfall; hängt an irgendeinem Vorfall; gehört zu einem Vorfall; gehört zu irgendeinem Vorfall; Teil irgendeines Vorfalls; mit irgendeinem Vorfall verknüpft; mit einem Vorfall verbunden; in irgendeinem Vorfall; einem Vorfall zuzuordnen',
  'flag:linked.no':
    'Nicht verknüpft; ohne Vorfall; mit keinem Vorfall verknüpft; nicht mit einem Vorfall verknüpft; zu keinem Vorfall gehören; keinem Vorfall zugeordnet; unverknüpft; unverknüpfte; ohne Incident; in keinem Vorfall; hängen an keinem Vorfall; mit keinem Incident verknüpft; keinem Incident zugeordnet; nicht verlinkt; nicht verknüpfte; nicht verknüpften; noch nicht verknüpft; noch keinem Vorfall zugeordnet',
  'flag:acknowledged.yes':
    'Bestätigt; quittiert; zur Kenntnis genommen; quittierte; bestätigte; geackt; acked; acknowledged; abgenickt; bestätigten',
  'flag:acknowledged.no':
    'Unbestätigt; unbestätigte; unbestätigten; nicht bestätigt; noch nicht bestätigt; nicht quittiert; noch nicht quittiert; unquittiert; unquittierte; unquittierten; niemand bestätigt; niemand quittiert; noch niemand bestätigt; noch keiner bestätigt; ungesichtet; ungesehen; noch nicht zur Kenntnis genommen; ungeackt; nicht geackt; noch nicht geackt; nicht acknowledged; unacknowledged; unbestaetigt; unbestaetigte; nicht bestätigte; nicht bestätigten; noch nicht bestätigte; noch nicht bestätigten; immer noch nicht bestätigt; hat noch niemand bestätigt; hat niemand bestätigt; hat noch keiner bestätigt; hat noch niemand angeschaut; hat niemand angeschaut; noch nicht angeschaut; nicht angeschaut; nicht triagiert; ungetriaged; untriagiert; keiner bestätigt; ohne Bestätigung; unbestätigtes; ungesehene',
  'flag:placed.yes': 'Auf der Karte; mit Standort; mit Koordinaten; mit Ort; verortet; mit Ortsangabe; geolokalisiert',
  'flag:placed.no':
    'Ohne Standort; ohne Ort; ohne Koordinaten; nicht auf der Karte; ohne Ortsangabe; nicht verortet; ohne Verortung',
  'flag:assumed.yes': 'Schweregrad angenommen; angenommener Schweregrad; angenommenem Schweregrad',
  'flag:assumed.no': 'Schweregrad angegeben',
  'flag:sample.yes':
    'Beispieldaten; Beispiel; Demodaten; Demo; Musterdaten; Testdaten; erfunden; erfundene; Fake; generierte; Beispiele; Demo-Daten; Beispieldatensatz; Beispieldatensätze; erzeugte Daten; generiert',
  'flag:sample.no': 'Echte Daten; echt; keine Beispieldaten; echte; echten; reale; realen; keine Demodaten',
  'flag:completed.yes':
    'Erledigt; erledigte; erledigten; fertig; abgeschlossen; abgeschlossene; abgeschlossenen; abgehakt; abgehakte; geschafft; gemacht; fertige; abgearbeitet; abgearbeitete; fertiggestellt; fertiggestellte; weggearbeitet; durch; geschaft; geschlossen; geschlossene; geschlossenen; done; gelöst; gelöste; gelösten; gemachten',
  'flag:completed.no':
    'Aktiv; offen; unerledigt; unerledigte; unerledigten; nicht erledigt; noch nicht erledigt; ausstehend; ausstehende; zu erledigen; noch zu erledigen; übrig; nicht abgeschlossen; übrig geblieben; noch zu tun; unvollständig; unfertig; unfertige; noch nicht fertig; noch nicht abgeschlossen; muss ich noch machen; muss ich noch; noch machen; habe ich noch; pending; noch nicht gemacht; nicht gemacht; liegen geblieben; offen geblieben; open; aktive; aktiven; nicht abgeschlossene',
  'flag:secondFactor.yes':
    'Mit zweitem Faktor; zweiter Faktor; zweiten Faktor; 2FA; MFA; Zwei-Faktor; Zwei-Faktor-Authentifizierung; Zweitfaktor; Authenticator; Zwei-Faktor-Anmeldung; MFA aktiv; 2FA aktiv; MFA an; 2FA an; mit MFA; mit 2FA; Zwei-Faktor aktiv; zwei Faktor; Multi-Faktor; Mehrfaktor; Multifaktor; MFA aktiviert; 2FA aktiviert; mit Zwei-Faktor; Zwei-Faktor-Schutz; zweistufige Anmeldung; Zwei-Faktor-Authentifizierung aktiv',
  'flag:secondFactor.no':
    'Ohne zweiten Faktor; keinen zweiten Faktor; kein zweiter Faktor; ohne 2FA; ohne MFA; kein MFA; kein 2FA; keine MFA; keine 2FA; ohne Zwei-Faktor; ohne Zwei-Faktor-Authentifizierung; keine Zwei-Faktor-Authentifizierung; noch keine 2FA; noch kein MFA; noch keinen zweiten Faktor; ohne Zweitfaktor; keinen Zweitfaktor; MFA nicht aktiviert; 2FA nicht aktiviert; MFA aus; 2FA aus; MFA fehlt; 2FA fehlt; fehlt MFA; fehlt 2FA; fehlt der zweite Faktor; zweiter Faktor fehlt; kein Zwei-Faktor; kein Zweitfaktor; MFA nicht eingerichtet; 2FA nicht eingerichtet; MFA noch nicht eingerichtet; 2FA noch nicht eingerichtet; nicht MFA; nutzen kein MFA; nutzt kein MFA; keinen 2. Faktor; ohne Mehrfaktor; MFA noch nicht aktiviert; MFA noch nicht an; ohne MFA-Schutz; noch kein 2FA; noch keine MFA',
  'flag:invited.yes':
    'Eingeladen; eingeladene; eingeladenen; Einladung offen; Einladung noch nicht angenommen; noch nicht angenommen; offene Einladung; offene Einladungen; Einladungen offen; noch nicht registriert; Einladung ausstehend; ausstehende Einladung; ausstehende Einladungen; Einladung; Einladungen; Einladung nicht angenommen; haben ihre Einladung noch nicht angenommen; Einladung läuft; nicht registriert; aber nicht registriert; aber noch nicht registriert',
  'flag:invited.no': 'Nicht eingeladen',
  'flag:waiting.yes':
    'Mit offener Anfrage; wartet auf Entscheidung; beantragte Rolle; Löschantrag; höhere Rolle angefragt; offene Anfrage; offene Anfragen; mit Anfrage; Rolle beantragt; eine Rolle beantragt; wartet auf eine Rolle; warten auf eine Rolle; warten auf Entscheidung; offener Antrag; offene Anträge; Löschanträge; mit offenem Antrag; wartet auf Rolle; haben eine Rolle beantragt; hat eine Rolle beantragt; Rollen beantragt; beantragte Rollen',
  'flag:waiting.no': 'Ohne Anfrage',
  'flag:unread.yes':
    'Ungelesen; ungelesene; ungelesenen; nicht gelesen; noch nicht gelesen; ungesehene; ungesehen; ungelesenes; unread; neu; neue; neuen; ungelesn; nicht geöffnet; ungeöffnet; ungeöffnete; ungeöffneten; neuer; neues',
  'flag:unread.no': 'Gelesen; gelesene; gelesenen; schon gelesen',
  'flag:actionRequired.yes':
    'Handlungsbedarf; Aktion erforderlich; Aktion nötig; erfordern eine Aktion; mit Handlungsbedarf; brauchen eine Entscheidung; Handlung erforderlich; muss ich handeln; muss ich reagieren; handlungsbedürftig; auf die ich reagieren muss; auf die ich reagieren; auf was muss ich reagieren; worauf muss ich reagieren; worauf muss ich noch reagieren; was muss ich entscheiden; reagieren; brauchen meine Aufmerksamkeit; erfordern Handlung; Action required; Reaktion nötig; Reaktion erforderlich; auf eine Aktion warten; warten auf eine Aktion; verlangen eine Aktion; bei denen ich handeln muss; bei denen ich etwas tun muss; tätig werden; aktiv werden; Aktion verlangen',
  'flag:actionRequired.no': 'Ohne Handlungsbedarf',
  'flag:enabled.yes':
    'Aktiviert; aktiv; eingeschaltet; aktivierte; scharf; aktive; scharf geschaltet; scharfgeschaltet; eingeschaltete; eingeschalteten; angeschaltet; in Kraft; greifen; enabled; aktivierten; aktiven; ist an; sind an',
  'flag:enabled.no':
    'Deaktiviert; deaktivierte; deaktivierten; ausgeschaltet; abgeschaltet; inaktiv; inaktive; ausgeschaltete; ausgeschalteten; abgeschaltete; pausiert; pausierte; stumm; disabled; nicht aktiviert; inaktiven; ist aus; sind aus',
  'time:opened':
    'Eröffnet; eröffnete; aufgemacht; gemeldet; entstanden; angelegt; erstellt; reingekommen; eingegangen; hereingekommen; neu; neue; neuen; aufgetreten; geöffnet; hinzugekommen; dazugekommen; gab es; aufgelaufen; registriert; eingetroffen; hochgekommen; aufgeschlagen; entstand; entstehen; bekommen; gekriegt; kamen rein; kam rein; reingekommene; gestartet; angefallen; erfasst; aufgenommen; eroeffnet; kommen rein; rein; passieren; hatten wir; bekommen wir; kriegen wir; neuer; neues; aufgemachte; angelegte; angelegten; erstellte; erstellten; gestartete; gestarteten; passierte; Entstehung; erfasste; gemeldete; registrierte',
  'time:detected':
    'Erkannt; entdeckt; festgestellt; erkannte; bemerkt; gefunden; gesehen; aufgefallen; entdeckte; detektiert; bemerkte; gespottet',
  'time:resolved':
    'Gelöst; behoben; geschlossen; abgeschlossen; erledigt; gelöste; abgeschlossene; geschlossene; erledigte; geschafft; bearbeitet; gefixt; fertig; bearbeitete; geschlossenen; gelösten; weggearbeitet; abgearbeitet; geloest; abgehakt; vom Tisch; behobene; behobenen; abgeschlossenen; erledigten; abgehakte; fertige; abgearbeitete',
  'time:due':
    'Fällig; fällige; fälligen; Fälligkeit; Fälligkeitsdatum; Frist; Deadline; faellig; Termin; Zielzeit; Abgabetermin; Termine; Fristen; Deadlines; Zielzeiten; muss erledigt sein; erledigt sein; fertig sein; fällig werden; fällig wird; werden fällig; wird fällig; läuft ab; laufen ab; Abgabefrist; Zieltermin; ablaufen; Fälligkeiten; gelöst sein; fertig werden; muss fertig sein; erledigt werden; gelöst werden; faellige; Datum; Fälligkeitsdaten; due',
  'time:updated':
    'Geändert; aktualisiert; bearbeitet; zuletzt geändert; zuletzt aktualisiert; zuletzt bearbeitet; angefasst; verändert; upgedatet; bewegt; aktualisierte; geänderte; geänderten; getan; bearbeitete',
  'time:seen':
    'Gesehen; zuletzt gesehen; beobachtet; aufgetaucht; aufgetreten; neu; neue; neuen; reingekommen; eingegangen; gemeldet; erfasst; aufgetauchte; gesichtet; dazugekommen; hinzugekommen; gab es; erkannt; entdeckt; sahen; zuletzt beobachtet; aufgeschlagen; registriert; reingekommene; eingetroffen; bekommen; hatten wir; aktuelle; gekommen; detektiert; vorgekommen; beobachteten; kamen rein; bekommen wir; kriegen wir; neuer; neues; auftauchen; auftauchten; beobachtete; kam rein; erkannte; entdeckte; passierte; auftaucht; erfasste; gemeldete; registrierte',
  'time:added':
    'Hinzugefügt; angelegt; importiert; erstellt; neu; neue; neuen; aufgenommen; dazugekommen; hinzugekommen; eingetragen; erfasst; eingespielt; neu hinzugefügt; hinzugefügte; hinzugefügten; angelegte; angelegten; ergänzt; reingekommen; gespeichert; neuer; neues; reingekommene; erstellte; erstellten; eingespielte; importierte; importierten; erfasste',
  'time:lastActivity':
    'Aktiv; zuletzt aktiv; Aktivität; letzte Aktivität; gesehen; zuletzt gesehen; in Erscheinung getreten; aktive; aktiv gewesen; aktiv geworden; letzte Aktivitäten; Aktivitäten; aktiven',
  'time:lastContact':
    'Letzter Kontakt; Kontakt; zuletzt Kontakt; kontaktiert; letzten Kontakt; letzte Kontakt; letztem Kontakt; der letzte Kontakt; den letzten Kontakt; letzter Kontakt war; in Kontakt; Kontakten; gesprochen; zuletzt in Kontakt; Kontakt gehabt; Kontaktdatum; letztmals Kontakt; in Verbindung gestanden; Kontakte',
  'time:created':
    'Erstellt; angelegt; hinzugefügt; registriert; neu; neue; neuen; beigetreten; dazugekommen; hinzugekommen; gekommen; hochgeladen; hochgeladene; entstanden; angelegte; angelegten; erstellte; erstellten; durchgeführt; gelaufen; eingerichtet; gestartet; geschrieben; neuer; neues; abgeleitet; entstand; hinzugefügte; hinzugefügten; gestartete; gestarteten; registrierte',
  'time:completedAt':
    'Erledigt; abgeschlossen; fertig; abgehakt; geschafft; gemacht; fertiggestellt; erledigte; abgearbeitet; weggearbeitet; geschaft; fertig gemacht; fertig geworden; gelöst; geschlossen; weg; gelöste; gelösten; geschlossene; geschlossenen; abgeschlossene; abgeschlossenen; erledigten; abgehakte; fertige; abgearbeitete; fertiggestellte; gemachten',
  'time:lastLogin':
    'Angemeldet; letzte Anmeldung; zuletzt angemeldet; eingeloggt; zuletzt eingeloggt; letzter Login; Anmeldung; online; einloggt; letzte Anmeldungen; anmelden; meldet; gemeldet; eingewählt; letzter Zugriff; letzten Login; letzten Mal angemeldet; letzte Mal angemeldet; das letzte Mal angemeldet; zuletzt drin; zuletzt online; zuletzt aktiv; zuletzt da; aktiv; aktive; gesehen; zuletzt gesehen; angemeldete; sich angemeldet; Logins; Login; eingeloggte; letzte Login; letzter Anmeldung; drin; eingelogt; aktiven; Anmeldungen; gemeldete',
  'time:started':
    'Gestartet; importiert; hochgeladen; gelaufen; eingespielt; begonnen; gestartete; gestarteten; eingelesen; gemacht; durchgeführt; losgelaufen; hochgeladene; eingespielte; laufen; liefen; angestoßen; begann; angefangen; importierte; importierten; angemeldet; ausgeführt; kam; kamen; angemeldete; gemachten',
  'time:finished':
    'Beendet; abgeschlossen; fertig; fertig geworden; durchgelaufen; endete; abgeschlossene; abgeschlossenen; fertige; endeten; beendete',
  'time:at':
    'Zeitpunkt; Gemacht; getan; passiert; erhalten; bekommen; eingegangen; gearbeitet; geändert; geschehen; reingekommen; gekommen; ausgeführt; gab es; treibt; getrieben; unternommen; gemachten; los; gelaufen; geschehn; passierte; kamen; aufgetreten; erledigt; protokolliert; verzeichnet; erfasst; gesendet; geschickt; geschickte; erhaltene; erhielt; gekriegt; vorgefallen; aktiv; getätigt; durchgeführt; hat sich getan; gemeldet; vorgenommen; vorgenommene; hinzugekommen; dazugekommen; war los; angefallen; aktive; aktiven; erledigte; erledigten; reingekommene; geänderte; geänderten; erfasste; gemeldete; verzeichnete',
  'subject:people+flag:waiting.yes':
    'Rollenanfrage; Rollenanfragen; offene Rollenanfragen; Rollenanfragen sind offen; Rollenanträge; Rollenantrag; Rollenanträge sind offen; offene Rollenanträge; ausstehende Rollenanfragen; Rollenanfragen ausstehend; offene Anträge auf Rollen; beantragte Rollen offen',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    'was mache ich als nächstes; nächste Aufgabe; was kommt auf meiner Aufgabenliste als Nächstes; was kommt als Nächstes auf meiner Liste; welche Aufgabe kommt als Nächstes; welche Aufgabe ist als Nächstes dran; was ist als Nächstes zu tun; was kommt als nächstes dran; meine nächste Aufgabe; was soll ich als nächstes machen; was muss ich als nächstes machen; was muss ich als nächstes tun; was kommt danach; nächstes Todo; nächste To-do; was ist das Nächste; was mach ich als nächstes; was kommt als naechstes',
  'value:status.Mitigated':
    'Entschärft; entschärfte; entschärften; mitigiert; mitigierte; mitigated; abgemildert; entschaerft; abgemilderte',
  'subject:alerts':
    'Warnung|Warnungen; Alert; Alerts; Alarm; Alarme; Alarmen; Warnmeldung; Warnmeldungen; Alarmmeldung; Alarmmeldungen; Regeltreffer; Warteschlange der Warnungen; Warnungsliste; Alert-Queue; Alarmschlange; Triage-Liste; Triage-Queue; offene Warnungen; offene Alerts; offene Alarme; Warnugnen; Sicherheitsalarm; Sicherheitsalarme',
  'subject:steps':
    'Schritt|Schritte; Playbook-Schritt; Playbook-Schritte; Playbookschritt; Playbookschritte; Arbeitsschritt; Arbeitsschritte; Step; Steps; Punkt der Checkliste; Punkte der Checkliste; Checklistenpunkt; Checklistenpunkte; Einzelschritt; Einzelschritte; Ablaufschritte',
  'subject:runs':
    'Playbook-Durchlauf|Playbook-Durchläufe; Durchlauf; Durchläufe; Playbook-Lauf; Playbook-Läufe; Playbookläufe; laufendes Playbook; laufende Playbooks; laufenden Playbooks; gestartetes Playbook; gestartete Playbooks; gestarteten Playbooks; Playbook in Arbeit; Playbooks in Arbeit; läuft ein Playbook; läuft gerade ein Playbook; läuft denn ein Playbook; laufen Playbooks; laufen gerade Playbooks; Playbook läuft; Playbooks laufen; Playbooks laufen gerade; Playbook gestartet; Playbooks gestartet; Playbook-Run; Playbook-Runs; Runs; Run; welche Playbooks laufen; laufenden Playbook; aktive Playbooks; Playbook-Ausführung; Playbook-Ausführungen',
  'subject:activity':
    'Ereignis|Ereignisse; Ereignissen; Aktivität; Aktivitäten; Verlauf; Historie; Zeitleiste; Timeline; Änderung; Änderungen; Ereignisprotokoll; Ereignisverlauf; Event; Events; Eventlog; Geschehen; Geschehnisse; Verlaufseinträge; Update; Updates; Notiz; Notizen; Kommentar; Kommentare; Chronik; Aenderungen; Vermerk; Vermerke; was ist passiert; was ist alles passiert; was ist so passiert; was ist denn passiert; was passierte; was passierte alles; was geschah; was ist geschehen; was war los; was war so los; was war alles los; los; was hat sich getan; was hat sich alles getan; hat sich getan; was ist vorgefallen; was gab es Neues; was gabs Neues; Neues; etwas Neues; irgendwas Neues; Neuigkeiten; was hat sich geändert; was hat sich verändert; was wurde geändert; hat sich geändert; was tat sich; Verlauf von; Historie von; Chronik von; Timeline von; was ist gelaufen; passierte; was ist seitdem passiert; passiert; getan; geschehen; vorgefallen',
  'subject:rejections':
    'abgelehntes Objekt|abgelehnte Objekte; abgelehnten Objekte; abgelehnten Objekten; Ablehnung; Ablehnungen; abgelehnte Zeile; abgelehnte Zeilen; abgelehnten Zeilen; abgelehnter Eintrag; abgelehnte Einträge; abgelehnte Datensätze; abgelehnten Datensätze; Importfehler; Importfehlern; Fehler im Import; Fehler beim Import; abgewiesene Zeilen; abgewiesene Objekte; zurückgewiesene Zeilen; zurückgewiesene Objekte; verworfene Zeilen; verworfene Objekte; Rejections; abgelehnt; abgelehnte; abgelehnten; Zeilen wurden abgelehnt; Objekte wurden abgelehnt; Zeilen abgelehnt; Objekte abgelehnt; Zeilen sind abgelehnt worden; Objekte sind abgelehnt worden; Datensätze wurden abgelehnt; Einträge wurden abgelehnt',
  'subject:crime':
    'Straftat|Straftaten; Delikt; Delikte; Delikten; Verbrechen; Kriminalität; Kriminalitätsdaten; Kriminalitätsrate; Kriminalitätszahlen; Kriminalitätslage; Polizeidaten; Polizeidatensätze; Polizeistatistik; Kriminalstatistik; Tat; Taten; Vergehen; Straffälle; Crime; Crimes; Crime-Daten; Verbrechensrate; Kriminalitaet; polizeilich erfasste Straftaten; erfasste Straftaten; gemeldete Straftaten; Straftatn',
  'subject:coverage':
    'Monat der Polizeidaten|Monate der Polizeidaten; Datenabdeckung; Abdeckung; Abdeckung der Polizeidaten; Abdeckung der Daten; Datenlücke; Datenlücken; Lücken in den Polizeidaten; Lücken bei den Polizeidaten; Monate mit Polizeidaten; Monat mit Polizeidaten; Coverage; Vollständigkeit der Polizeidaten',
  'subject:policeImports':
    'Import von Polizeidaten|Importe von Polizeidaten; Importe der Polizeidaten; Import der Polizeidaten; Polizeidatenimport; Polizeidatenimporte; Polizeidaten-Import; Polizeidaten-Importe; Polizeiimport; Polizeiimporte; Polizeidatei; Polizeidateien; Polizeidaten importiert; Polizeidaten zuletzt importiert; Polizeidaten hochgeladen; Polizeidaten eingespielt; Crime-Import; Crime-Importe; Kriminalitätsimport; Kriminalitätsimporte; Importen von Polizeidaten; Dateien der Polizei',
  'subject:analyses':
    'Analyse|Analysen; Kriminalitätsanalyse; Kriminalitätsanalysen; Crime-Analyse; Crime-Analysen; Datenanalysen; analysiert; Auswertungslauf; Auswertungen; Datenanalyse',
  'subject:schemas':
    'Schema|Schemas; Schemata; Schemen; JSON Schema; JSON Schemas; JSON-Schema; JSON-Schemas; Datenmodell; Datenmodelle; Datenschema; Datenschemas; Datenschemata; Schema-Explorer',
  'subject:schemaFields':
    'Schemafeld|Schemafelder; Schemafeldern; Feld; Felder; Feldern; Attribut; Attribute; Eigenschaft; Eigenschaften; Property; Properties; Spalte; Spalten; Pflichtfelder des Schemas; Schema-Feld; Schema-Felder; Felder im Schema; Felder des Schemas; Felder vom Schema',
  'subject:account':
    'Konto|Konten; mein Konto; meinem Konto; meines Kontos; mein Profil; meinem Profil; Profil; meine Einstellungen; meinen Einstellungen; Einstellung; Einstellungen; Benutzereinstellungen; Kontoeinstellungen; Präferenzen; mein Account; meinem Account; mein Benutzerkonto; mein User; eigenes Konto; Profildaten; Settings; meine Settings',
  'subject:sessions':
    'Sitzung|Sitzungen; Session; Sessions; Anmeldesitzung; Anmeldesitzungen; Gerät; Geräte; Geräten; angemeldete Geräte; angemeldeten Geräte; angemeldeten Geräten; wo bin ich angemeldet; wo bin ich überall angemeldet; wo bin ich noch angemeldet; wo bin ich eingeloggt; wo bin ich überall eingeloggt; wo bin ich gerade angemeldet; auf welchen Geräten bin ich angemeldet; auf welchen Geräten; aktive Sitzungen; aktive Sessions; eingeloggte Geräte; Geraete; bin ich noch irgendwo angemeldet; bin ich irgendwo anders angemeldet; bin ich noch woanders angemeldet; woanders angemeldet; noch woanders angemeldet; irgendwo angemeldet; irgendwo anders angemeldet; von wo bin ich angemeldet; bin ich angemeldet; bin ich eingeloggt',
  'subject:jobs':
    'Hintergrundaufgabe|Hintergrundaufgaben; Job; Jobs; Hintergrundjob; Hintergrundjobs; Hintergrundarbeit; Hintergrundarbeiten; Hintergrundprozess; Hintergrundprozesse; Hintergrundvorgang; Hintergrundvorgänge; Background-Job; Background-Jobs; im Hintergrund; Serveraufgaben; Serveraufgabe',
  'field:labels':
    'Labels; Label; Tag; Tags; Etikett; Etiketten; Schlagwort; Schlagwörter; Schlagworte; Stichwort; Stichwörter; getaggt; gelabelt; getaggt mit; mit dem Label; mit dem Tag; mit Label; verschlagwortet; Schlüsselwort; Schlüsselwörter; mit dem Etikett; Hashtag',
  'field:incident':
    'Vorfall; verknüpfter Vorfall; verknüpfte Vorfälle; zugehöriger Vorfall; zu welchem Vorfall; in welchem Vorfall; bei welchem Vorfall; zu welchen Vorfällen; mit welchem Vorfall; mit welchen Vorfällen; bei welchen Vorfällen; Vorfälle; Vorfällen; Vorfalls',
  'field:record':
    'Verknüpfter Datensatz; verknüpfte Datensätze; verknüpften Datensätze; verwickelt; involviert; beteiligt; betroffen; verstrickt; kommt vor; kommen vor; taucht auf; tauchen auf; auftaucht; vorkommt; beteiligte; beteiligten; verwickelten; drinsteckt; spielt eine Rolle; spielen eine Rolle; verknüpft; vorkommen; verknüpfte; verknüpften; auftauchten',
  'field:playbook':
    'Playbook; welches Playbook; mit welchem Playbook; welchem Playbook; nach welchem Playbook; Playbooks',
  'field:connected':
    'Verbunden mit; verbunden; Kontakte; kennt; kennen; in Kontakt mit; in Kontakt; Kontakt zu; Kontakt mit; zu tun mit; zu tun; zu tun haben; verknüpft mit; assoziiert mit; bekannt mit; Bekannte von; Verbindung zu; Verbindungen zu; Verbindung mit; Verbindungen mit; in Verbindung mit; in Beziehung zu; Beziehung zu; Beziehungen zu; Umfeld; Umfeld von; hängt zusammen mit; im Umfeld von; vernetzt mit; Geschäftspartner von; hat zu tun; Kontakt; Kontakten',
  'field:end': 'Datensatz; zwischen; beteiligte Datensätze; Datensätze',
  'field:rule':
    'Regel; ausgelöst von; ausgelöst durch; durch welche Regel; von welcher Regel; Warnregel; passende Regel; ausgelöst; schlägt an; angeschlagen; durch welche Warnregel',
  'field:acknowledgedBy':
    'Bestätigt von; wer hat bestätigt; wer hat quittiert; quittiert von; geackt von; Bestätigungen von',
  'field:remaining':
    'Verbleibende Zeit; Restzeit; restliche Zeit; Zeit übrig; wie viel Zeit bleibt; wie viel Zeit bleibt noch; wie viel Zeit haben wir; wie viel Zeit haben wir noch; wieviel Zeit bleibt; wieviel Zeit bleibt noch; wieviel Zeit haben wir noch; wie viel Zeit habe ich noch; wie viel Zeit ist noch; wie lange haben wir noch; wie lange bleibt noch; wie lange noch; Zeit bleibt; bleibt noch Zeit; übrige Zeit; noch Zeit; Zeit bis zum Ziel; Zeit bis zur Frist; bis zur Frist; bis zur Zielzeit; bis zur Deadline; wenig Zeit; am wenigsten Zeit; Restlaufzeit; wie lang hab ich noch; wie lange hab ich noch; wie lange habe ich noch; wie lang habe ich noch; wie lang haben wir noch; wie lang noch; wie lange hat man noch; wie viel Zeit hab ich noch; wieviel Zeit hab ich noch; wieviel Zeit habe ich noch; wieviel Zeit habe ich; wie viel Zeit habe ich; wie viel Zeit hab ich; wie viele Stunden noch; wie viele Stunden bleiben; wie viel Zeit ist übrig; hab ich noch Zeit; habe ich noch Zeit; wann läuft es ab; wann läuft die Frist ab',
  'field:lateness':
    'Überfällig seit; Verspätung; Verspätungen; wie lange überfällig; wie lange schon überfällig; seit wann überfällig; wie überfällig; wie weit überfällig; wie spät; Verzug; wie viel zu spät; wie lange über der Frist; wie weit über der Frist; am längsten überfällig; am weitesten überfällig; Überfälligkeit; Fristüberschreitung in Stunden; wie lange ist überfällig; Überfällig; überfällige; überfälligen; Überfälliges; Überfall; Überfälle; Überfällen',
  'field:steps':
    'Schritte; Anzahl der Schritte; Anzahl Schritte; wie viele Schritte; Schrittzahl; Zahl der Schritte; Schritt',
  'field:done':
    'Erledigte Schritte; erledigten Schritte; abgehakte Schritte; abgehakten Schritte; Fortschritt; wie weit; wie weit ist; wie weit sind; wie weit sind wir; Schritte erledigt; Schritte sind erledigt; fertige Schritte; abgeschlossene Schritte; Progress; wie viele Schritte sind erledigt; wie viele Schritte erledigt; vorangekommen; gekommen; Schritt erledigt',
  'field:left':
    'Offene Schritte; offenen Schritte; verbleibende Schritte; restliche Schritte; fehlende Schritte; Schritte fehlen; Schritte fehlen noch; welche Schritte fehlen; wie viele Schritte fehlen; wie viele Schritte fehlen noch; wie viele Schritte sind noch offen; Schritte sind noch offen; Schritte offen; noch offene Schritte; übrige Schritte',
  'field:next':
    'Nächster Schritt; nächsten Schritt; der nächste Schritt; nächste Schritt; nächste Schritte; als Nächstes; kommt als Nächstes; was kommt als Nächstes dran; wie geht es weiter; wie gehts weiter; naechster Schritt; was ist der nächste Schritt; was kommt als nächstes; was kommt jetzt; was kommt danach; was folgt; was ist als nächstes dran; was ist als Nächstes zu tun; was steht als nächstes an; was nun; nächster Punkt; wie weiter; wie gehts hier weiter; was ist der nächste; was ist noch zu tun; welcher Schritt kommt',
  'field:position': 'Position; Schrittnummer; Stelle; Reihenfolge der Schritte; der wievielte',
  'field:matches':
    'Treffer; Anzahl der Treffer; Trefferzahl; passende Bedrohungen; Übereinstimmungen; wie viele Treffer; Hits; Matches; angeschlagen; schlägt an; schlagen an; feuert; feuern',
  'field:message':
    'Nachricht; was geschrieben wurde; was wurde geschrieben; was steht in der Notiz; was steht in den Notizen; Wortlaut; Text der Notiz; Inhalt der Notiz; was hat geschrieben; Notiztext; was stand in der Notiz; geschrieben; Nachrichten',
  'field:problem':
    'Grund des Fehlers; Fehlergrund; Fehlerursache; Fehlermeldung; Fehler; Problem; Probleme; warum fehlgeschlagen; warum ist er fehlgeschlagen; warum ist es fehlgeschlagen; warum sind sie fehlgeschlagen; was ist schiefgelaufen; was ist schief gelaufen; was lief schief; was ging schief; was ist schiefgegangen; woran gescheitert; woran ist er gescheitert; woran sind sie gescheitert; woran ist es gescheitert; Ursache des Fehlers; warum gescheitert',
  'field:reason':
    'Grund; Gründe; Ablehnungsgrund; Ablehnungsgründe; Grund der Ablehnung; Gründe der Ablehnung; Grund für die Ablehnung; Gründe für die Ablehnung; warum abgelehnt; warum wurden sie abgelehnt; warum wurden die abgelehnt; warum wurde es abgelehnt; aus welchem Grund abgelehnt; aus welchen Gründen; weshalb abgelehnt; wieso abgelehnt; Begründung',
  'field:detail': 'Einzelheit; Einzelheiten; Details der Ablehnung; Einzelheiten der Ablehnung',
  'field:place':
    'Stelle; Stelle in der Datei; Position in der Datei; Zeile; an welcher Stelle; in welcher Zeile; wo in der Datei; Zeilennummer; Zeilen',
  'field:kind': 'Art; Art der Aufgabe; Art der Arbeit; Jobart; Jobtyp; Aufgabenart; Arten',
  'field:label': 'Name; Bezeichnung; Name der Aufgabe; Jobname; Namen',
  'field:category':
    'Kategorie; Kategorien; Deliktart; Deliktarten; Deliktsart; Art der Straftat; Arten von Straftaten; Art der Delikte; Straftatkategorie; Straftatkategorien; Kriminalitätsart; Kriminalitätsarten; Deliktgruppe; Deliktgruppen; Delikttyp; Delikttypen; Art; Arten; Typ; Deliktkategorie; Deliktkategorien; welche Art von Straftaten; welche Arten von Straftaten; Tatart; Verbrechensart; Verbrechensarten; Typen; Types',
  'field:area':
    'Gebiet; Gebiete; Gebieten; Bezirk; Bezirke; Bezirken; Stadtbezirk; Stadtbezirke; Stadtteil; Stadtteile; Stadtteilen; Stadt; Städte; Städten; Gemeinde; Gemeinden; Kommune; Kommunen; Region; Regionen; Gegend; Gegenden; Viertel; Stadtviertel; Kreis; Kreise; Landkreis; Borough; Boroughs; Distrikt; Distrikte; Ort; Orte; Orten; Staedte; Nachbarschaft; in welcher Stadt; in welchen Städten; in welcher Gegend',
  'field:force':
    'Polizeibehörde; Polizeibehörden; Behörde; Behörden; Polizei; Polizeidienststelle; Polizeidienststellen; Dienststelle; Dienststellen; Polizeikraft; Polizeieinheit; Polizeieinheiten; Polizeirevier; Polizeibehoerde; Polizeibehoerden; Police Force; Force; Forces; Constabulary; gemeldet von; Polizeidirektion',
  'field:outcome':
    'Ausgang; Ergebnis; Ergebnisse; Ausgang des Verfahrens; Verfahrensausgang; ging aus; wie endete; endete; enden; Aufklärung; Aufklärungsquote; Aufklärungsrate; aufgeklärt; Anklagequote; Anklagerate; Outcome; Outcomes; Ausgang der Fälle; letzter Ausgang',
  'field:location':
    'Ort; Orte; Orten; Straße; Straßen; Strasse; Strassen; Hotspot; Brennpunkt; Schwerpunkt; Schwerpunkte; Stelle; Stellen; Tatort; Tatorte; Örtlichkeit; Örtlichkeiten; in welcher Straße; in welchen Straßen; welche Straßen; Straßenzug; Straßenzüge; Kriminalitätsschwerpunkt',
  'field:month':
    'Monat; Monate; Monaten; welcher Monat; welche Monate; welchen Monat; in welchem Monat; in welchen Monaten; welchem Monat; für welche Monate; für welchen Monat',
  'field:rows':
    'Zeilen; Anzahl der Zeilen; Zeilenzahl; Zeilen in der Datei; Datensätze in der Datei; Zeilenanzahl; gelesene Zeilen',
  'field:imported':
    'Importierte Zeilen; importierten Zeilen; übernommene Zeilen; eingespielte Zeilen; importierte Datensätze; Zeilen importiert',
  'field:withoutLocation': 'Ohne Ort; Zeilen ohne Ort; ohne Ortsangabe; Zeilen ohne Ortsangabe',
  'field:origin':
    'Herkunft; Ursprung; entstanden aus; woher es kommt; erstellt aus; woraus erstellt; abgeleitet aus; woraus; Entstehung; entstehen',
  'field:cities': 'Städte; welche Städte; Stadt; für welche Städte; welche Stadt; für welche Stadt; Städten',
  'field:crimes': 'Gezählte Straftaten; Anzahl der Straftaten; Zahl der Straftaten',
  'field:findings':
    'Erkenntnisse; Erkenntnis; Befund; Befunde; Ergebnis; Ergebnisse; Findings; Insights; was kam heraus; was kam raus; was kam dabei heraus; was kam dabei raus; was ist dabei herausgekommen; was ist dabei rausgekommen; was ist herausgekommen; was hat ergeben; ergeben; was wurde gefunden; Schlussfolgerungen; Fazit; herausgekommen; rausgekommen; herausgefunden; rausgefunden; wichtigste Erkenntnisse',
  'field:failure': 'Fehler; Fehlergrund; warum ist sie fehlgeschlagen; warum fehlgeschlagen',
  'field:version': 'Version; Versionen; Versionsnummer; welche Version; in welcher Version; Versionsstand',
  'field:field': 'Feld; Feldname; Feldnamen; Felder; Feldern',
  'field:schema':
    'Schema; welches Schema; in welchem Schema; welchem Schema; zu welchem Schema; in welchen Schemas; in welchen Schemata',
  'field:required':
    'Erforderlich; Pflichtfeld; Pflichtfelder; Pflicht; verpflichtend; zwingend; notwendig; erforderliche; erforderlichen; verpflichtende; zwingende; notwendige; Pflichtfeldern',
  'field:phone': 'Telefon; Telefonnummer; Handynummer; Mobilnummer; Handy; Rufnummer; Mobiltelefon; Telefonnr; Tel',
  'field:passwordChanged':
    'Passwort geändert; letzte Passwortänderung; mein Passwort geändert; wann habe ich mein Passwort geändert; wann hab ich mein Passwort geändert; wann habe ich zuletzt mein Passwort geändert; wann habe ich mein Passwort zuletzt geändert; mein Passwort zuletzt geändert; zuletzt mein Passwort geändert; Passwort zuletzt geändert; das Passwort geändert; wie alt ist mein Passwort; Alter des Passworts; Kennwort geändert; mein Kennwort geändert; mein Passwort das letzte Mal geändert; Passwortwechsel; das letzte Mal mein Passwort geändert; Passwort gewechselt; mein Passwort gewechselt; Passwörter geändert',
  'field:passwordExpires':
    'Passwort läuft ab; wann läuft mein Passwort ab; läuft mein Passwort ab; mein Passwort läuft ab; mein Passwort abläuft; mein Passwort ab; wann läuft mein Kennwort ab; läuft mein Kennwort ab; Ablaufdatum des Passworts; Ablauf des Passworts; Passwort gültig bis; wie lange ist mein Passwort noch gültig; wie lange gilt mein Passwort; wie lange gilt mein Passwort noch; mein Passwort noch gültig; Passwort abläuft; wann muss ich mein Passwort ändern; muss ich mein Passwort ändern; wann muss ich mein Passwort erneuern; ist mein Passwort noch gültig; wann verfällt mein Passwort; verfällt mein Passwort',
  'field:recoveryCodes':
    'Verbleibende Wiederherstellungscodes; Wiederherstellungscode; Wiederherstellungscodes; wie viele Wiederherstellungscodes; Backup-Codes; Backupcodes; Recovery-Codes; Recovery Codes; Recoverycodes; Notfallcodes; Ersatzcodes',
  'field:theme':
    'Design; Theme; Farbschema; Darstellung; Erscheinungsbild; Dark Mode; Light Mode; Darkmode; Lightmode; hell oder dunkel; dunkel oder hell; Farbdesign; Modus',
  'field:language':
    'Sprache; Anzeigesprache; Oberflächensprache; eingestellte Sprache; Spracheinstellung; UI-Sprache; welche Sprache; in welcher Sprache',
  'field:timezone': 'Zeitzone; meine Zeitzone; Timezone; welche Zeitzone; in welcher Zeitzone; TZ; Zeit Zone; Zietzone',
  'field:dateFormat':
    'Datumsformat; Format des Datums; Datumsanzeige; Schreibweise des Datums; wie werden Daten angezeigt; Datumsdarstellung; in welchem Format das Datum; Datumsschreibweise',
  'field:defaultView':
    'Standardansicht; Startseite; Startbildschirm; Startansicht; Standardseite; Seite nach dem Anmelden; Seite nach der Anmeldung; Landingpage; Einstiegsseite',
  'field:sessionTimeout':
    'Sitzungs-Timeout; Timeout; Session-Timeout; Sessiontimeout; Sitzungstimeout; Inaktivität; automatische Abmeldung; Auto-Logout; wann werde ich abgemeldet; wann werde ich automatisch abgemeldet; werde ich automatisch abgemeldet; werde ich abgemeldet; wann werde ich bei Inaktivität abgemeldet; werde ich bei Inaktivität abgemeldet; wann werde ich ausgeloggt; werde ich ausgeloggt; wann werde ich automatisch ausgeloggt; wie lange bis ich abgemeldet werde; wie lange bleibe ich angemeldet; nach wie vielen Minuten werde ich abgemeldet; nach welcher Zeit werde ich abgemeldet; nach wie viel Minuten werde ich abgemeldet; bis ich abgemeldet werde; automatisch abgemeldet; automatisch ausgeloggt; Abmeldung bei Inaktivität; Inaktivitätslimit; Idle-Timeout; wann fliege ich raus; fliege ich raus',
  'field:passwordExpiry':
    'Passwortablauf; Gültigkeit des Passworts; Passwortgültigkeit; Passwort-Gültigkeit; nach wie vielen Tagen läuft das Passwort ab; wie lange gilt ein Passwort; Gültigkeitsdauer des Passworts; Passwortlebensdauer; wie oft muss ich mein Passwort ändern',
  'field:deviceManagement': 'Geräteverwaltung; Device Management; Gerätemanagement',
  'field:emailNotifications':
    'E-Mail-Benachrichtigungen; Mail-Benachrichtigungen; Mailbenachrichtigungen; E-Mail-Benachrichtigung; Email-Benachrichtigungen; Benachrichtigungen per Mail; Benachrichtigungen per E-Mail; E-Mails an; bekomme ich Mails; bekomme ich E-Mails; Benachrichtigungsmails; kriege ich Mails; E-Mail-Warnungen',
  'field:securityAlerts': 'Sicherheitswarnungen; Sicherheitswarnung; Sicherheitswarnungen per Mail; Security Alerts',
  'field:entityUpdates': 'Änderungen an Entitäten; Entitätsänderungen; Entity Updates',
  'field:systemUpdates':
    'Systemmeldungen per E-Mail; System-Updates; Systemupdates; System Updates; Systemmeldungen eingeschaltet',
  'field:marketingEmails':
    'Marketing-E-Mails; Marketing-Mails; Marketingmails; Werbemails; Werbung; Newsletter; Werbe-E-Mails',
  'field:apiEnabled':
    'API-Zugriff; API-Zugang; API aktiviert; API eingeschaltet; API an; API-Access; API aktiv; API freigeschaltet',
  'field:apiKey':
    'API-Schlüssel; API-Key; API-Keys; API Key; APIKey; API-Token; mein API-Schlüssel; meinem API-Schlüssel; mein API-Key; mein Schlüssel; letzte vier Zeichen meines API-Schlüssels; die letzten vier Zeichen meines API-Schlüssels; API Schluessel',
  'field:rateLimit':
    'Ratenlimit; Rate Limit; Rate-Limit; Ratelimit; API-Limit; Anfragelimit; Limit der Anfragen; Anfragen pro Minute; API-Ratenlimit; Requests pro Minute; Abfragelimit; wie viele Anfragen pro Minute',
  'field:webhook': 'Webhook-URL; Webhook; Webhooks; Webhook-Adresse; URL des Webhooks; meinem Webhook; mein Webhook',
  'field:device':
    'Gerät; Browser; welches Gerät; welcher Browser; mit welchem Gerät; mit welchem Browser; von welchem Gerät; von welchem Gerät aus; auf welchem Gerät; Geräte; Geräten',
  'field:current': 'Diese Sitzung; aktuelle Sitzung; aktuelle Session; diese Session',
  'field:why':
    'Warum Sie das erhalten; warum bekomme ich; warum bekomme ich das; warum bekomme ich die; warum bekomme ich diese; warum erhalte ich; warum erhalte ich das; warum habe ich das bekommen; warum hab ich das bekommen; warum habe ich die bekommen; warum habe ich diese bekommen; warum wurde ich benachrichtigt; warum werde ich benachrichtigt; wieso bekomme ich; wieso bekomme ich das; wieso bekomme ich die; wieso wurde ich benachrichtigt; weshalb bekomme ich; weshalb bekomme ich das; Grund der Benachrichtigung; Grund für die Benachrichtigung; warum kriege ich; warum kriege ich das; wieso krieg ich das; warum krieg ich das',
  'value:object.incident': 'Vorfall; Vorfälle; Vorfällen; Vorfalls; INC; Incident; Incidents; Fall; Ticket',
  'value:object.threat': 'Bedrohung; Bedrohungen',
  'value:object.entity': 'Entität; Entitäten',
  'value:object.connection': 'Verbindung; Verbindungen',
  'value:object.playbook': 'Playbook; Playbooks',
  'value:object.alert_rule': 'Warnregel; Warnregeln; Alarmregel; Alarmregeln; Regel; Regeln',
  'value:object.import': 'Import; Importe; Importen; Imports',
  'value:object.todo': 'Aufgabe; Aufgaben',
  'value:object.person': 'Benutzer; Benutzern; Konto; Konten',
  'value:object.schema': 'Schema; Schemas; Schemata',
  'value:object.analysis': 'Analyse; Analysen',
  'value:object.crime_import': 'Import von Polizeidaten; Importe von Polizeidaten; Polizeidaten',
  'value:object.report': 'Bericht; Berichte; Berichten',
  'value:object.settings': 'Einstellungen; Einstellung',
  'value:object.api_key': 'API-Schlüssel; API-Key; API-Keys; API Key',
  'value:type.Employment':
    'Beschäftigung; Anstellung; angestellt bei; angestellt; Angestellte; Angestellter; Angestellten; arbeitet für; arbeiten für; arbeitet bei; arbeiten bei; Arbeitgeber; Arbeitnehmer; beschäftigt bei; beschäftigt; Arbeitsverhältnis; Mitarbeiter von; Arbeitsverhältnisse; Beschäftigungen; bei angestellt; Arbeitgebers; Beschäftigungsverhältnis; Beschäftigungsverhältnisse; Anstellungen; Anstellungsverhältnisse',
  'value:type.Association':
    'Verbindung; Assoziation; Assoziationen; assoziiert; Bekannter; Bekannte; Bekanntschaft; lose verbunden; Bekanntschaften; Partner; Komplize; Komplizen; Verbindungen',
  'value:type.Customer':
    'Kunde; Kunden; Kundin; Kundenbeziehung; Kundenbeziehungen; Klient; Klienten; Auftraggeber; Mandant; Mandanten; kauft bei; Abnehmer; Kundschaft',
  'value:why.about_you': 'Es betrifft Ihr Konto; betrifft mich; über mich; betrifft mein Konto; die mich betreffen',
  'value:why.assigned_to_you':
    'Der Vorfall ist Ihnen zugewiesen; weil mir zugewiesen; weil es mir zugewiesen ist; weil er mir zugewiesen ist',
  'value:why.administrators': 'Alle Administratoren werden informiert; weil ich Administrator bin; weil ich Admin bin',
  'value:why.analysts': 'Administratoren und Analysten werden informiert; weil ich Analyst bin',
  'value:why.everybody': 'Alle werden informiert; an alle gegangen',
  'value:problem.not_json': 'Kein JSON; kein gültiges JSON',
  'value:problem.not_a_bundle': 'Kein STIX-Bundle',
  'value:problem.not_utf8': 'Kein UTF-8',
  'value:problem.empty_file': 'Leere Datei; leere Dateien',
  'value:problem.unknown_header': 'Unbekannte Kopfzeile',
  'value:problem.unbalanced_quote': 'Nicht geschlossenes Anführungszeichen',
  'value:problem.too_large': 'Zu groß; zu gross',
  'value:problem.too_many_objects': 'Zu viele Objekte',
  'value:problem.interrupted': 'Unterbrochen',
  'value:problem.storage_full': 'Speicher voll; kein Speicherplatz',
  'value:reason.not_an_object': 'Kein Objekt',
  'value:reason.no_type': 'Kein Typ; ohne Typ',
  'value:reason.no_id': 'Keine ID; ohne ID',
  'value:reason.bad_id': 'Ungültige ID; ungültiger ID',
  'value:reason.bad_timestamp': 'Ungültiger Zeitstempel; ungültigem Zeitstempel; falscher Zeitstempel',
  'value:reason.bad_field': 'Ungültiges Feld; ungültiger Feldwert',
  'value:reason.missing_field': 'Fehlendes Feld; fehlende Felder; Pflichtfeld fehlt; fehlendes Pflichtfeld',
  'value:reason.unknown_spec_version': 'Unbekannte STIX-Version',
  'value:reason.duplicate_in_file':
    'Doppelt in der Datei; doppelt; doppelte; Dublette; Dubletten; Duplikat; Duplikate; Dopplung; Dopplungen',
  'value:reason.dangling_source': 'Quelle der Beziehung fehlt',
  'value:reason.dangling_target': 'Ziel der Beziehung fehlt',
  'value:reason.self_reference': 'Verweist auf sich selbst; Selbstverweis',
  'value:reason.too_large': 'Zu groß; zu gross',
  'value:reason.too_deep': 'Zu tief verschachtelt',
  'value:reason.wrong_column_count': 'Falsche Spaltenzahl; falsche Anzahl von Spalten; falsche Spaltenanzahl',
  'value:reason.unknown_value': 'Unbekannter Wert; unbekannte Werte',
  'value:reason.bad_text': 'Ungültiger Text',
  'value:kind.analysis': 'Analyse; Analysen',
  'value:kind.crime_files': 'Polizeidaten: Dateien; Polizeidateien; Polizeidatei',
  'value:kind.crime_import': 'Import von Polizeidaten',
  'value:kind.export': 'Export; Exporte',
  'value:kind.import': 'Import; Importe; Importen; Imports',
  'value:kind.import_undo': 'Rückgängigmachen eines Imports',
  'value:kind.inference': 'Schema-Ableitung; Schemaableitung; Schema-Ableitungen',
  'value:kind.mail': 'E-Mail; E-Mails; Mail; Mails',
  'value:kind.mail_alert': 'Warn-E-Mail; Warn-Mail; Warnmails',
  'value:kind.mail_code': 'E-Mail mit Code; Mail mit Code',
  'value:kind.text_message': 'SMS',
  'value:kind.webhook': 'Webhook-Zustellung; Webhook-Zustellungen; Webhook; Webhooks',
  'value:state.running':
    'Laufend; laufende; laufenden; läuft; laufen; am Laufen; in Arbeit; im Gange; läuft gerade; laufen gerade',
  'value:category.Anti-social behaviour':
    'Antisoziales Verhalten; antisozialem Verhalten; antisozialen Verhaltens; ASB; Anti-social behaviour; Antisocial behaviour; Ruhestörung; Ruhestörungen; Ordnungsstörung; asoziales Verhalten; antisoziale',
  'value:category.Bicycle theft':
    'Fahrraddiebstahl; Fahrraddiebstähle; Fahrraddiebstählen; gestohlene Fahrräder; gestohlene Räder; gestohlenen Fahrräder; geklaute Fahrräder; geklaute Räder; Fahrräder gestohlen; Fahrräder geklaut; Räder geklaut; Raddiebstahl; Raddiebstähle; Fahrradklau; Fahrraeder gestohlen; Fahrrad; Fahrräder',
  'value:category.Burglary':
    'Einbruch; Einbrüche; Einbrüchen; Einbruchs; Wohnungseinbruch; Wohnungseinbrüche; Wohnungseinbrüchen; Einbruchdiebstahl; Einbruchsdiebstahl; Einbruchdiebstähle; Einbruchsdiebstähle; eingebrochen; Hauseinbruch; Hauseinbrüche; Einbrueche; Einbrüch; Burglary',
  'value:category.Criminal damage and arson':
    'Sachbeschädigung und Brandstiftung; Sachbeschädigung; Sachbeschädigungen; Brandstiftung; Brandstiftungen; Vandalismus; Sachbeschaedigung; Sachbeschaedigungen',
  'value:category.Drugs':
    'Drogendelikte; Drogendelikt; Drogendelikten; Drogen; Droge; Rauschgift; Rauschgiftdelikte; Drogenkriminalität; Drogenbesitz; Betäubungsmittel; Drogenfälle; Drogenhandel; BtM',
  'value:category.Other crime':
    'Sonstige Straftaten; sonstigen Straftaten; sonstige Straftat; andere Straftaten; sonstige Delikte',
  'value:category.Other theft':
    'Sonstiger Diebstahl; sonstige Diebstähle; sonstigen Diebstähle; anderer Diebstahl; andere Diebstähle; sonstiger Diebstähle',
  'value:category.Possession of weapons':
    'Waffenbesitz; Waffen; Waffe; Waffendelikte; Waffendelikt; illegaler Waffenbesitz; Messerkriminalität; Messer; Messerdelikte; Verstöße gegen das Waffengesetz; bewaffnet',
  'value:category.Public order':
    'Öffentliche Ordnung; öffentlichen Ordnung; Verstöße gegen die öffentliche Ordnung; Störung der öffentlichen Ordnung; Landfriedensbruch; Ordnungsdelikte',
  'value:category.Robbery':
    'Raub; Raubüberfall; Raubüberfälle; Raubüberfällen; Überfall; Überfälle; Überfällen; Raubdelikte; Raubdelikt; Raubdelikten; Raubfälle; Raube; Raubtaten; Raubs; ausgeraubt; Raubueberfaelle; Ueberfaelle; Überfällig; überfällige; überfälligen; ueberfaellig; Überfälliges; ueberfaellige; ueberfaelligen; Überfälligkeit',
  'value:category.Shoplifting':
    'Ladendiebstahl; Ladendiebstähle; Ladendiebstählen; Ladendieb; Ladendiebe; Ladendiebstaehle; Diebstahl im Laden',
  'value:category.Theft from the person':
    'Taschendiebstahl; Taschendiebstähle; Taschendiebstählen; Taschendieb; Taschendiebe; Handydiebstahl; Handydiebstähle; Handyraub; geklaute Handys; Taschendiebstaehle',
  'value:category.Vehicle crime':
    'Fahrzeugdelikte; Fahrzeugdelikt; Fahrzeugdelikten; Fahrzeugkriminalität; Autodiebstahl; Autodiebstähle; Autodiebstählen; Autoklau; gestohlene Autos; geklaute Autos; gestohlenen Autos; Autos gestohlen; Autos geklaut; KFZ-Diebstahl; KFZ-Diebstähle; Kfz-Delikte; Autoaufbruch; Autoaufbrüche; Autoeinbruch; Autoeinbrüche; Fahrzeugdiebstahl; Fahrzeugdiebstähle; Kraftfahrzeugdelikte; Autoknacker; Autokriminalität',
  'value:category.Violence and sexual offences':
    'Gewalt- und Sexualdelikte; Gewalt und Sexualdelikte; Gewaltdelikt; Gewaltdelikte; Gewaltdelikten; Sexualdelikt; Sexualdelikte; Sexualdelikten; Gewalt; Gewalttat; Gewalttaten; Gewaltkriminalität; Gewaltverbrechen; Sexualstraftat; Sexualstraftaten; Körperverletzung; Körperverletzungen; Gewaltstraftaten; Tätlichkeiten; Koerperverletzung',
  'value:state.present':
    'Datei importiert; vorhanden; vorhandene; verfügbar; abgedeckt; liegt vor; liegen vor; vorliegend; importierten; sind importiert; ist importiert; importiert sind',
  'value:state.unfinished':
    'Noch nicht vorbei, Zeilen importiert; unvollständiger Monat; angefangener Monat; noch nicht vollständig',
  'value:state.notImported':
    'Nicht importiert; fehlen; fehlt; fehlende; fehlenden; fehlend; noch nicht importiert; Lücke; Lücken; nicht vorhanden; nicht da; fehlen noch; fehlen uns; fehlen uns noch; Luecken; haben wir nicht; nicht eingespielt',
  'value:state.notPublished':
    'Keine Daten veröffentlicht; nicht veröffentlicht; unveröffentlicht; unveröffentlichte; noch nicht veröffentlicht; nicht publiziert',
  'value:state.future': 'Noch nicht vorbei; in der Zukunft; zukünftige Monate',
  'value:state.held':
    'Wartet auf eine Entscheidung; warten auf eine Entscheidung; angehalten; zurückgehalten; on hold; wartet auf Entscheidung; warten auf Entscheidung',
  'value:origin.upload': 'Hochgeladen; hochgeladene; Upload; Uploads',
  'value:origin.command': 'Befehlszeile des Servers; Befehlszeile; Kommandozeile; CLI',
  'value:origin.archive': 'Polizeidaten-Archiv; Archiv; Polizeiarchiv',
  'value:origin.sample':
    'Erzeugte Beispieldaten; Beispieldaten; Beispielschema; Beispielschemas; generiert; generierte',
  'value:origin.written':
    'Hochgeladenes JSON Schema; handgeschrieben; selbst geschrieben; von Hand geschrieben; von Hand; handgeschriebene; hochgeladene JSON Schemas',
  'value:origin.csv':
    'Aus CSV abgeleitet; CSV; aus CSV; aus einer CSV; aus einer CSV-Datei; aus CSV-Dateien; CSV-Datei; aus CSV abgeleitete',
  'value:origin.json': 'Aus JSON abgeleitet; JSON; aus JSON; aus einer JSON-Datei; aus JSON abgeleitete',
  'value:origin.ndjson': 'Aus NDJSON abgeleitet; NDJSON; aus NDJSON',
  'value:origin.crime':
    'Aus importierten Polizeidaten abgeleitet; Polizeidaten; aus Polizeidaten; aus den Polizeidaten',
  'value:status.processing':
    'In Arbeit; in Verarbeitung; läuft; läuft noch; laufen; laufen noch; laufend; laufende; laufenden; wird analysiert; werden analysiert; noch am Laufen',
  'value:status.failed':
    'Fehlgeschlagen; fehlgeschlagene; fehlgeschlagenen; gescheitert; gescheiterte; gescheiterten; schiefgegangen; schiefgelaufen; nicht geklappt; nicht erfolgreich; fehlgeschlagener; fehlgeschlagenes',
  'value:status.analyzed':
    'Analysiert; abgeschlossen; abgeschlossene; fertig; fertige; erledigt; erfolgreich; erfolgreiche; beendet; abgeschlossenen; erfolgreichen; erledigte; erledigten; beendete',
  'value:theme.light':
    'Hell; helles; helles Design; heller Modus; hellen Modus; Light Mode; Lightmode; helles Theme; Tagmodus; Tag-Modus; weiß; light; helle; hellem',
  'value:theme.dark':
    'Dunkel; dunkles; dunkles Design; dunkler Modus; dunklen Modus; Dark Mode; Darkmode; dunkles Theme; Nachtmodus; Nacht-Modus; schwarz; dark; dunkle; dunklem',
  'value:theme.system':
    'System; wie das System; Systemdesign; System-Design; automatisch; auto; Systemeinstellung; wie im System',
  'value:language.en': 'Englisch; English; auf Englisch; englische; Englische',
  'value:language.es': 'Spanisch; Español; auf Spanisch; spanische',
  'value:language.fr': 'Französisch; Français; auf Französisch; franzoesisch; französische',
  'value:language.de': 'Deutsch; German; auf Deutsch; deutsche',
  'value:language.ja': 'Japanisch; Nihongo; auf Japanisch; japanische',
  'value:timezone.UTC': 'UTC; Weltzeit; koordinierte Weltzeit; UTC-Zeit',
  'value:timezone.EST':
    'Ostküstenzeit (USA); Ostküstenzeit; EST; Ostküste; Eastern; Eastern Time; New York; US-Ostküste',
  'value:timezone.PST':
    'Pazifikzeit (USA); Pazifikzeit; PST; Westküste; Pacific; Pacific Time; Los Angeles; Kalifornien; US-Westküste',
  'value:timezone.GMT': 'GMT; Greenwich; Greenwich-Zeit; Londoner Zeit',
  'value:dateFormat.MM/DD/YYYY':
    'MM/DD/YYYY; amerikanisches Datum; amerikanisches Datumsformat; US-Datumsformat; amerikanisches Format',
  'value:dateFormat.DD/MM/YYYY':
    'DD/MM/YYYY; europäisches Datum; europäisches Datumsformat; europäisches Format; britisches Datumsformat',
  'value:dateFormat.YYYY-MM-DD': 'YYYY-MM-DD; ISO-Datum; ISO-Format; ISO-Datumsformat',
  'value:defaultView.dashboard': 'Dashboard; das Dashboard',
  'value:defaultView.threats': 'Bedrohungsanalyse; Bedrohungen; Bedrohung',
  'value:defaultView.network': 'Entitätsnetzwerk; Netzwerk',
  'value:defaultView.security': 'Sicherheitsbetrieb; Security Operations; Sicherheit',
  'flag:finished.yes':
    'Abgeschlossen; abgeschlossene; fertig; fertige; beendet; beendete; alle Schritte erledigt; durch; komplett abgearbeitet; durchgelaufen; vollständig abgearbeitet; abgeschlossenen',
  'flag:finished.no':
    'Nicht abgeschlossen; noch nicht abgeschlossen; nicht fertig; noch nicht fertig; unfertig; unvollständig; offen; noch am Laufen; noch nicht durch; läuft noch; laufen noch; nicht beendet; nicht abgeschlossene; laufen gerade; läuft gerade; unfertige',
  'flag:antisocial.yes': 'Nur antisoziales Verhalten; nur ASB',
  'flag:antisocial.no':
    'Ohne antisoziales Verhalten; ohne ASB; außer antisozialem Verhalten; außer ASB; abzüglich ASB; minus ASB; ohne Ruhestörung; ohne Ruhestörungen; ausgenommen antisoziales Verhalten; ausgenommen ASB; ASB nicht mitgezählt; exkl ASB',
  'flag:located.yes': 'Mit Ort; mit Koordinaten; verortet; mit Ortsangabe',
  'flag:located.no': 'Ohne Ort; ohne Koordinaten; nicht verortet; ohne Ortsangabe; ohne Standort',
  'flag:latest.yes':
    'Beim letzten Import; letzter Import; letzten Import; letzte Import; der letzte Import; des letzten Imports; dem letzten Import; beim letzten Import; im letzten Import; vom letzten Import; beim neuesten Import; des neuesten Imports; neuester Import; neuesten Import; mein letzter Import; meinem letzten Import; beim jüngsten Import; letzten Upload; beim letzten Upload',
  'flag:latest.no': 'Bei früheren Importen; früherer Importe; früheren Importen',
  'flag:required.yes':
    'Erforderlich; erforderliche; erforderlichen; Pflichtfeld; Pflichtfelder; Pflicht; verpflichtend; verpflichtende; zwingend; zwingende; muss ausgefüllt sein; notwendig; notwendige; benötigt; Pflichtfeldern; nötig',
  'flag:required.no':
    'Optional; optionale; optionalen; nicht erforderlich; nicht erforderliche; freiwillig; kein Pflichtfeld; keine Pflichtfelder; nicht verpflichtend; keine Pflicht; freiwillige',
  'flag:current.yes':
    'Diese Sitzung; aktuelle Sitzung; aktuelle Session; diese Session; die ich gerade benutze; dieses Gerät',
  'flag:current.no':
    'Andere Sitzungen; anderen Sitzungen; anderswo; woanders; andere Geräte; anderen Geräten; auf einem anderen Gerät; anderes Gerät; noch woanders; irgendwo anders; noch irgendwo; weitere Sitzungen',
  'flag:deviceManagement.yes':
    'Geräteverwaltung an; Geräteverwaltung eingeschaltet; Geräteverwaltung aktiv; Geräteverwaltung aktiviert',
  'flag:deviceManagement.no': 'Geräteverwaltung aus; Geräteverwaltung ausgeschaltet',
  'flag:emailNotifications.yes':
    'E-Mail-Benachrichtigungen an; E-Mail-Benachrichtigungen eingeschaltet; E-Mail-Benachrichtigungen aktiv; E-Mail-Benachrichtigungen aktiviert',
  'flag:emailNotifications.no': 'E-Mail-Benachrichtigungen aus; E-Mail-Benachrichtigungen ausgeschaltet',
  'flag:securityAlerts.yes': 'Sicherheitswarnungen an; Sicherheitswarnungen eingeschaltet; Sicherheitswarnungen aktiv',
  'flag:securityAlerts.no': 'Sicherheitswarnungen aus; Sicherheitswarnungen ausgeschaltet',
  'flag:entityUpdates.yes': 'Änderungen an Entitäten an; Änderungen an Entitäten eingeschaltet',
  'flag:entityUpdates.no': 'Änderungen an Entitäten aus; Änderungen an Entitäten ausgeschaltet',
  'flag:systemUpdates.yes': 'Systemmeldungen an; Systemmeldungen ein',
  'flag:systemUpdates.no': 'Systemmeldungen aus; Systemmeldungen ausgeschaltet',
  'flag:marketingEmails.yes': 'Marketing-E-Mails an; Marketing-E-Mails eingeschaltet',
  'flag:marketingEmails.no': 'Marketing-E-Mails aus; Marketing-E-Mails ausgeschaltet',
  'flag:apiEnabled.yes': 'API-Zugriff an; API-Zugriff eingeschaltet; API-Zugriff aktiv; API-Zugriff aktiviert',
  'flag:apiEnabled.no': 'API-Zugriff aus; API-Zugriff ausgeschaltet',
  'time:acknowledgedAt': 'Bestätigt; quittiert; bestätigte; bestätigten; geackt; quittierte; zur Kenntnis genommen',
  'time:month':
    'Erfasst; gemeldet; begangen; passiert; ereignet; verübt; registriert; verzeichnet; geschehen; vorgekommen; gab es; erfasste; gemeldete; registrierte; begangene; stattgefunden; verzeichnete; gezählt; hatten wir; passierte',
  'time:lastUsed':
    'Zuletzt verwendet; verwendet; zuletzt benutzt; benutzt; aktiv; angemeldet; genutzt; zuletzt genutzt; eingeloggt; aktive; aktiven; angemeldete; eingeloggte',
  'time:passwordChanged': 'Passwort geändert; Passwörter geändert',
  'time:passwordExpires': 'Passwort läuft ab',
  'time:opened+subject:incidents':
    'neue Vorfälle; neuen Vorfälle; neuen Vorfällen; neuer Vorfälle; neue Incidents; neue Fälle; neue Tickets; neuen Incidents; neuen Fälle',
  'time:seen+subject:threats':
    'neue Bedrohungen; neuen Bedrohungen; neuer Bedrohungen; neue Threats; neue IOCs; neuen Threats',
  'time:created+subject:tasks':
    'neue Aufgaben; neuen Aufgaben; neuer Aufgaben; neue Tasks; neue Todos; neue To-dos; neuen Todos',
  'time:created+subject:people': 'neue Benutzer; neuen Benutzer; neue Nutzer; neuen Nutzer; neue User; neue Kollegen',
  'time:added+subject:connections': 'neue Verbindungen; neuen Verbindungen',
  'time:added+subject:entities': 'neue Entitäten; neuen Entitäten',
  'field:city': 'Stadt; welche Stadt; in welcher Stadt; Städte; Städten; welche Städte',
  'field:secondFactor': 'Zweiter Faktor; zweiter Faktor; zweiten Faktor',
  'subject:coverage+op:by+field:month+value:state.present':
    'welche Monate haben wir; welche Monate gibt es; welche Monate sind da; welche Monate sind importiert; welche Monate sind vorhanden; welche Monate liegen vor; verfügbare Monate; vorhandene Monate; für welche Monate haben wir Daten; für welche Monate gibt es Daten; für welche Monate haben wir Polizeidaten; für welche Monate gibt es Polizeidaten; für welche Monate liegen Daten vor; von welchen Monaten haben wir Daten',
  'subject:coverage+op:by+field:month+value:state.notImported':
    'welche Monate fehlen; welche Monate fehlen noch; welche Monate fehlen uns; welche Monate fehlen uns noch; fehlende Monate; fehlenden Monate; Monate fehlen; welche Monate haben wir nicht; für welche Monate fehlen Daten; für welche Monate fehlen Polizeidaten; für welche Monate fehlen die Daten; Lücken in den Daten; Datenlücken',
  'subject:people+op:by+field:secondFactor':
    'zweiter Faktor aller; MFA-Status; 2FA-Status; MFA-Status aller; Zwei-Faktor-Status; MFA pro Benutzer; 2FA pro Benutzer; MFA aller Benutzer; MFA von allen; 2FA von allen; Status des zweiten Faktors',
  'value:outcome.Investigation complete; no suspect identified':
    'Ermittlung abgeschlossen, kein Verdächtiger ermittelt; kein Verdächtiger; kein Verdächtiger ermittelt; ohne Verdächtigen; ohne Verdächtige; unaufgeklärt; unaufgeklärte; unaufgeklärten; nicht aufgeklärt; nie aufgeklärt; kein Täter ermittelt; ohne Täter; kein Täter',
  'value:outcome.Under investigation':
    'In Ermittlung; noch in Ermittlung; wird noch ermittelt; werden noch ermittelt; laufende Ermittlungen; laufende Ermittlung; noch ermittelt',
  'value:outcome.Awaiting court outcome':
    'Wartet auf Gerichtsentscheidung; vor Gericht; bei Gericht; angeklagt; Anklage; Anklagen; Anklage erhoben; warten auf das Gericht; Gericht; strafverfolgt',
  'value:outcome.Unable to prosecute suspect':
    'Verdächtiger konnte nicht verfolgt werden; nicht strafrechtlich verfolgt; nicht verfolgt; nicht angeklagt; konnte nicht verfolgt werden; konnten nicht verfolgt werden; Verfahren eingestellt',
  'value:outcome.Local resolution':
    'Örtliche Einigung; lokale Einigung; außergerichtlich geregelt; außergerichtliche Einigung; vor Ort geregelt',
  'value:outcome.Offender given a caution': 'Täter verwarnt; verwarnt; Verwarnung; Verwarnungen; Abmahnung',
  'subject:coverage+op:newest+field:month':
    'neuester Monat; neuesten Monat; neuester Monat der Polizeidaten; der neueste Monat; welcher Monat ist der neueste; letzter Monat der Polizeidaten; letzter importierter Monat; neuester importierter Monat; bis zu welchem Monat; bis zu welchem Monat haben wir Daten; bis zu welchem Monat reichen die Daten; wie aktuell sind die Polizeidaten; wie aktuell sind die Daten; Stand der Polizeidaten; jüngster Monat',
  'subject:coverage+op:by+field:force+value:state.present':
    'welche Behörden haben wir; welche Polizeibehörden haben wir; welche Polizeibehörden gibt es; für welche Behörden haben wir Daten; für welche Polizeibehörden haben wir Daten; von welchen Polizeibehörden haben wir Daten; von welchen Behörden haben wir Daten; verfügbare Polizeibehörden; welche Polizeibehörden sind da; Polizeibehörden in den Daten',
  'value:event.signed_in_from_new_device':
    'von neuen Geräten; von einem neuen Gerät; von unbekannten Geräten; von einem unbekannten Gerät; neue Geräte; neuen Geräten; neues Gerät; neuen Gerät; neuem Gerät; Anmeldungen von neuen Geräten; Anmeldung von einem neuen Gerät; Anmeldungen von einem neuen Gerät; Logins von neuen Geräten',
  'flag:linked.yes+filler:': 'mit Vorfällen verknüpft; mit Incidents verknüpft; mit Vorfällen verbunden',
  'field:from': 'alter Wert',
  'field:to': 'neuer Wert',
  'field:path': 'Name im Dokument',
  'field:values':
    'Erlaubte Werte; erlaubten Werte; mögliche Werte; möglichen Werte; zulässige Werte; zulässigen Werte; gültige Werte; Werte sind erlaubt; Werte sind möglich; Werte sind zulässig; Werte kann; Werte darf; Enum; Wertebereich; Werteliste; lässt zu; darf enthalten; nimmt an',
};
