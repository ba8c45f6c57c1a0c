import type { Phrases } from '../vocabulary.ts';

/** What people call what happened. Titles of events are in the messages; these are only read. */
export const events: Phrases = {
  'value:event.account_registered':
    'registriert; Registrierung; Registrierungen; neue Konten; Neuanmeldungen; Kontoregistrierungen',
  'value:event.signed_in':
    'angemeldet; Anmeldung; Anmeldungen; eingeloggt; Login; Logins; Einloggen; erfolgreiche Anmeldungen; Sign-in; Sign-ins',
  'value:event.sign_in_failed':
    'fehlgeschlagene Anmeldung; fehlgeschlagene Anmeldungen; fehlgeschlagenen Anmeldungen; fehlgeschlagener Login; fehlgeschlagene Logins; fehlgeschlagenen Logins; Anmeldung fehlgeschlagen; Anmeldungen fehlgeschlagen; Anmeldungen sind fehlgeschlagen; Login fehlgeschlagen; Logins fehlgeschlagen; Fehlanmeldung; Fehlanmeldungen; gescheiterte Anmeldungen; gescheiterte Logins; falsches Passwort; falsche Passwörter; falschem Passwort; Anmeldefehler; Fehlversuche; fehlgeschlagene Anmeldeversuche; fehlgeschlagenen Anmeldeversuche; Anmeldeversuche; failed Logins; failed Login; erfolglose Anmeldungen; misslungene Anmeldungen',
  'value:event.sign_in_locked':
    'ausgesperrt; Aussperrung; Aussperrungen; Kontosperrung; Kontosperrungen; gesperrte Anmeldungen; gesperrte Anmeldung; Anmeldung gesperrt; Anmeldesperre; Anmeldesperren; Lockout; Lockouts',
  'value:event.signed_out': 'abgemeldet; Abmeldung; Abmeldungen; ausgeloggt; Logout; Logouts',
  'value:event.password_reset_requested':
    'Passwort-Reset; Passwort-Resets; Passwortreset; Passwort zurückgesetzt; Passwörter zurückgesetzt; Zurücksetzen des Passworts; Passwort vergessen; Passwort-Zurücksetzung; Passwortrücksetzungen; Reset-Anfragen',
  'value:event.password_changed':
    'Passwort geändert; Passwörter geändert; geänderte Passwörter; geändertes Passwort; Passwortänderung; Passwortänderungen; Passwortwechsel; Kennwort geändert',
  'value:event.email_changed':
    'E-Mail geändert; E-Mail-Adresse geändert; E-Mail-Änderungen; geänderte E-Mail-Adressen; Mailadresse geändert',
  'value:event.task_added':
    'Aufgabe hinzugefügt; Aufgaben hinzugefügt; hinzugefügte Aufgaben; Aufgaben angelegt; angelegte Aufgaben',
  'value:event.task_completed': 'Aufgabe erledigt; Aufgabe abgeschlossen',
  'value:event.task_deleted': 'Aufgabe gelöscht; Aufgaben gelöscht; gelöschte Aufgaben; gelöschten Aufgaben',
  'value:event.user_added':
    'Benutzer hinzugefügt; Konto hinzugefügt; Konten hinzugefügt; hinzugefügte Benutzer; hinzugefügte Konten; Benutzer angelegt; angelegte Benutzer; angelegte Konten; eingeladene Konten',
  'value:event.user_deactivated':
    'Konto deaktiviert; Konten deaktiviert; Benutzer deaktiviert; Deaktivierung; Deaktivierungen; Kontodeaktivierungen',
  'value:event.user_suspended': 'auf Ausstehend gesetzt; Konto auf Ausstehend gesetzt',
  'value:event.user_deleted':
    'Benutzer gelöscht; gelöschte Benutzer; gelöschten Benutzer; Konto gelöscht; Konten gelöscht; gelöschte Konten; entfernte Benutzer',
  'value:event.role_requested': 'Rolle beantragt; Rollen beantragt; beantragte Rollen; Rollenantrag gestellt',
  'value:event.role_granted': 'Rolle erteilt; Rollen erteilt; erteilte Rollen; vergebene Rollen',
  'value:event.role_changed':
    'Rolle geändert; Rollen geändert; geänderte Rollen; Rollenänderung; Rollenänderungen; Rollenwechsel; befördert; herabgestuft',
  'value:event.second_factor_enabled':
    'Zwei-Faktor aktiviert; MFA aktiviert; 2FA aktiviert; Zwei-Faktor-Authentifizierung aktiviert; MFA eingeschaltet; 2FA eingeschaltet; zweiten Faktor eingerichtet; zweiten Faktor aktiviert',
  'value:event.second_factor_disabled':
    'Zwei-Faktor deaktiviert; MFA deaktiviert; 2FA deaktiviert; Zwei-Faktor-Authentifizierung deaktiviert; MFA ausgeschaltet; 2FA ausgeschaltet; MFA abgeschaltet; 2FA abgeschaltet; zweiten Faktor abgeschaltet; zweiten Faktor deaktiviert',
  'value:event.second_factor_reset':
    'Zwei-Faktor zurückgesetzt; MFA zurückgesetzt; 2FA zurückgesetzt; MFA-Reset; MFA-Resets; zweiten Faktor zurückgesetzt; zweiter Faktor zurückgesetzt',
  'value:event.mfa_failed':
    'falsche Codes; falscher Code; fehlgeschlagene Codes; fehlgeschlagener Code; fehlgeschlagene MFA; fehlgeschlagene 2FA; MFA fehlgeschlagen',
  'value:event.signed_in_from_new_device':
    'neues Gerät; neuen Gerät; neue Geräte; neuen Geräten; neuem Gerät; von einem neuen Gerät; Anmeldung von neuem Gerät; unbekanntes Gerät; unbekannte Geräte; unbekannten Gerät; von einem neuen Gerät angemeldet; Anmeldungen von neuen Geräten; Anmeldung von einem neuen Gerät; Anmeldungen von unbekannten Geräten; Anmeldungen von einem neuen Gerät; Anmeldung von neuen Geräten; Logins von neuen Geräten; Login von neuem Gerät; Anmeldungen auf neuen Geräten; von neuen Geräten; von unbekannten Geräten; von einem unbekannten Gerät; von neuem Gerät',
  'value:event.settings_changed':
    'Einstellungen geändert; geänderte Einstellungen; Einstellung geändert; Einstellungsänderungen; Änderungen an Einstellungen; Änderungen an den Einstellungen',
  'value:event.api_key_created':
    'API-Schlüssel erstellt; neue API-Schlüssel; erstellte API-Schlüssel; erzeugte API-Schlüssel; API-Key erstellt; neue API-Keys; API-Schlüssel erzeugt',
  'value:event.api_key_revoked': 'API-Schlüssel widerrufen; widerrufene API-Schlüssel; API-Key widerrufen',
  'value:event.data_exported':
    'eigene Daten heruntergeladen; personenbezogene Daten heruntergeladen; seine Daten heruntergeladen; persönliche Daten exportiert',
  'value:event.records_exported':
    'exportiert; exportierte; Export; Exporte; Datenexport; Datenexporte; Daten exportiert; Datensätze exportiert; exportierte Daten; exportierte Datensätze; Download; Downloads; heruntergeladen',
  'value:event.report_exported': 'Bericht exportiert; Berichte exportiert; exportierte Berichte; Berichtsexport',
  'value:event.audit_exported': 'Audit-Protokoll exportiert; Audit-Log exportiert; exportierte Audit-Protokolle',
  'value:event.audit_verified':
    'Audit-Protokoll geprüft; Integrität des Audit-Protokolls geprüft; Integritätsprüfung; Integritätsprüfungen; Audit-Log geprüft',
  'value:event.threat_added': 'Bedrohung hinzugefügt; hinzugefügte Bedrohungen; angelegte Bedrohungen',
  'value:event.threat_updated':
    'Bedrohung bearbeitet; bearbeitete Bedrohungen; geänderte Bedrohungen; Bedrohung geändert',
  'value:event.threat_status_changed':
    'Status einer Bedrohung geändert; Statuswechsel von Bedrohungen; Statusänderung einer Bedrohung; Statusänderungen von Bedrohungen; Statusänderungen bei Bedrohungen',
  'value:event.threat_severity_changed':
    'Schweregrad einer Bedrohung geändert; Änderung des Schweregrads; Schweregrad geändert; Schweregradänderungen',
  'value:event.threat_acknowledged':
    'bestätigt; Bestätigung; Bestätigungen; Bedrohung bestätigt; quittiert; Quittierung; Quittierungen; geackt',
  'value:event.threat_triaged':
    'Triage; triagiert; Triagen; Bewertung abgegeben; Bewertungen abgegeben; Bewertung festgelegt; getriaged',
  'value:event.threat_deleted':
    'Bedrohung gelöscht; Bedrohungen gelöscht; gelöschte Bedrohungen; gelöschten Bedrohungen; entfernte Bedrohungen',
  'value:event.entity_added': 'Entität hinzugefügt; hinzugefügte Entitäten; angelegte Entitäten',
  'value:event.entity_updated':
    'Entität bearbeitet; bearbeitete Entitäten; geänderte Entitäten; Risiko geändert; geändertes Risiko; Risikoänderung; Risikoänderungen; Änderung des Risikos',
  'value:event.entity_deleted': 'Entität gelöscht; Entitäten gelöscht; gelöschte Entitäten; gelöschten Entitäten',
  'value:event.connection_added': 'Verbindung hinzugefügt; hinzugefügte Verbindungen; angelegte Verbindungen',
  'value:event.connection_deleted': 'Verbindung gelöscht; Verbindungen gelöscht; gelöschte Verbindungen',
  'value:event.incident_opened':
    'Vorfall eröffnet; eröffnet; aufgemacht; angelegt; erstellt; gemeldet; eröffnet von; angelegt von; erstellt von; aufgemachte',
  'value:event.incident_edited': 'Vorfall bearbeitet; bearbeitet; Bearbeitung; Bearbeitungen; editiert',
  'value:event.incident_update_added':
    'neuer Stand; neue Stände; neuen Stand; letzter Stand; letzten Stand; aktueller Stand; aktuellen Stand; Update; Updates; letztes Update; letzte Update; Kommentar; Kommentare; kommentiert; Stand geschrieben; Zwischenstand; Zwischenstände; neues dazu; Neuigkeiten',
  'value:event.incident_note_added':
    'Notiz; Notizen; Notiz geschrieben; Notizen geschrieben; Notiz hinzugefügt; Notizen hinzugefügt; letzte Notiz; notiert; Vermerk; Vermerke; vermerkt; geschrieben; Anmerkung; Anmerkungen; geschriebene Notizen',
  'value:event.incident_status_changed':
    'Statusänderung; Statusänderungen; Statuswechsel; Status geändert; den Status geändert; geänderter Status; gesetzt; gestellt; auf gesetzt; gesetzt auf; geändert auf; gewechselt; gewechselt auf; umgestellt; verschoben auf',
  'value:event.incident_escalated': 'eskaliert; eskalierte; Eskalation; Eskalationen; hochgestuft; eskaliert worden',
  'value:event.incident_assigned':
    'Zuweisung; Zuweisungen; zugewiesen worden; neu zugewiesen; umverteilt; wurde zugewiesen; wurden zugewiesen; Neuzuweisung; Neuzuweisungen; Zuständigkeitswechsel; übergeben; weitergegeben; übergeben an',
  'value:event.incident_linked':
    'Datensatz verknüpft; Datensätze verknüpft; verknüpft worden; hinzugefügte Verknüpfungen; Verknüpfungen hinzugefügt',
  'value:event.incident_deleted': 'Vorfall gelöscht; Vorfälle gelöscht; gelöschte Vorfälle; gelöschten Vorfälle',
  'value:event.playbook_started':
    'Playbook gestartet; Playbooks gestartet; Playbook-Start; Playbook-Starts; startete ein Playbook',
  'value:event.playbook_step_done':
    'Schritt erledigt; Schritte abgehakt; Schritt abgehakt; abgehakte Schritte; Playbook-Schritt erledigt; Playbook-Schritte erledigt; abgehakten Schritte; Schritte erledigt',
  'value:event.alert_rule_added':
    'Warnregel hinzugefügt; Warnregeln hinzugefügt; Regel hinzugefügt; neue Warnregeln; neue Regeln; angelegte Regeln; Regel angelegt; Regeln angelegt',
  'value:event.alert_rule_updated':
    'Warnregel bearbeitet; Warnregel geändert; Warnregeln geändert; Regel geändert; Regeln geändert; geänderte Regeln; geänderte Warnregeln; Regel bearbeitet',
  'value:event.alert_rule_deleted':
    'Warnregel gelöscht; Warnregeln gelöscht; Regel gelöscht; Regeln gelöscht; gelöschte Regeln; gelöschte Warnregeln',
  'value:event.import_finished': 'Import abgeschlossen; importiert',
  'value:event.import_failed': 'Import fehlgeschlagen',
  'value:event.schema_added':
    'Schema hinzugefügt; Schemas hinzugefügt; hinzugefügte Schemas; hochgeladene Schemas; Schema hochgeladen; Schemas hochgeladen; neue Schemas',
  'value:event.schema_deleted': 'Schema gelöscht; Schemas gelöscht; gelöschte Schemas; gelöschten Schemas',
  'value:event.analysis_finished': 'Analyse abgeschlossen',
  'value:event.change_undone':
    'rückgängig gemacht; rückgängig gemachte Änderungen; zurückgenommen; zurückgenommene Änderungen; Rücknahme; Rücknahmen; Undos; Änderung rückgängig gemacht; Änderungen rückgängig gemacht; wurde rückgängig gemacht; wurden rückgängig gemacht; rückgängig gemachte; rückgängig gemachten; zurückgenommene',
  'value:event.announcement_made':
    'Ankündigung; Ankündigungen; angekündigt; Wartung; Wartungsarbeiten; Wartungsfenster; Nachricht an alle; Rundmail; Durchsage',
  'value:event.password_expires':
    'Passwort läuft ab; Passwort läuft bald ab; ablaufendes Passwort; Passwortablauf bald',
  'value:event.deletion_requested':
    'Löschung beantragt; Löschantrag; Löschanträge; Löschung des Kontos beantragt; wollte gelöscht werden',
};
