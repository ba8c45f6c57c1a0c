import type { legal as english } from '../../en/public/legal.ts';

export const legal: typeof english = {
  terms: [
    'Für die Personen, denen Ihre Organisation für ihre Sicherheits- und Aufklärungsarbeit Zugang gegeben hat.',
    'Was Sie hier tun, wird in einem Audit-Protokoll festgehalten. Geben Sie Ihr Passwort und Ihre Codes nicht weiter.',
    'Datensätze können personenbezogene Daten Dritter enthalten. Nutzen und teilen Sie sie nur so, wie Ihre Organisation und das Gesetz es erlauben.',
  ],
  passwords:
    'Passwörter werden nur als nicht umkehrbare Prüfwerte gespeichert, verschlüsselt mit einem Schlüssel außerhalb der Datenbank.',
  stored: 'Welche Daten gespeichert werden und wie lange:',
  kept: (of) => [
    'Ihr Konto (Name, E-Mail-Adresse, Telefon, Unternehmen, Abteilung, Rolle, Einstellungen, Dashboard, Aufgaben, Benachrichtigungen): bis das Konto gelöscht wird.',
    'Passkeys, Authenticator-Apps, Wiederherstellungscodes und API-Schlüssel, verschlüsselt oder als Hash: bis Sie sie entfernen oder das Konto gelöscht wird.',
    `Sitzungen und Geräte mit Uhrzeit, Netzwerkadresse und Browser: bis Sie sich abmelden, höchstens ${of.sessionDays} Tage nach der letzten Nutzung; gemerkte Geräte, bis Sie sie entfernen.`,
    'Wer was getan hat, mit Uhrzeit und Netzwerkadresse, im Audit-Protokoll und im Verlauf der Datensätze: solange dieser Arbeitsbereich besteht, auch nach dem Löschen des Kontos.',
    `Bedrohungen, Entitäten, Vorfälle, Schemas, Importe und Polizeidaten mit den Namen derer, die daran gearbeitet haben: bis jemand sie löscht. Gelöschte Schemas werden nach ${of.deletedSchemaDays} Tagen entfernt; andere gelöschte Datensätze erscheinen auf keiner Seite mehr und bleiben als Verlauf in der Datenbank.`,
    `Unterhaltungen mit dem Assistenten samt Ihren Bewertungen: die neuesten ${of.assistantConversations}, und von jeder die neuesten ${of.assistantMessages} Nachrichten; ${of.deletedConversationHours} Stunden nach dem Löschen werden sie entfernt. Gespeicherte Fragen: bis Sie sie löschen oder das Konto gelöscht wird.`,
    `E-Mails und Textnachrichten: ${of.letterDays} Tage. Was Quellen von Warnungen gesendet haben, im Original: ${of.sourceDeliveryDays} Tage. Ergebnisse von Webhook-Zustellungen: ${of.webhookDeliveryDays} Tage. Codes: höchstens ${of.codeHours} Stunden. Temporäre Passwörter: ${of.temporaryPasswordDays} Tage.`,
    'In diesem Browser: Ihre Sitzung, Sprache, Design, Anordnung und nicht gespeicherte Eingaben.',
  ],
  nothingSent: 'Es werden keine Daten an externe Dienste gesendet.',
  sent: 'Diese Installation sendet Daten an externe Dienste:',
  servicesUnknown:
    'Die externen Dienste dieser Installation konnten nicht ermittelt werden. Fragen Sie die Administratoren.',
  services: {
    mail: 'Ein Mailserver erhält Ihre Adresse und die an Sie gesendeten E-Mails, einschließlich der Codes.',
    text_messages: 'Ein SMS-Gateway erhält Ihre Telefonnummer und die an sie gesendeten Codes.',
    webhooks:
      'Webhooks senden die Ereignisse des Benutzers, der sie eingerichtet hat, an die von ihm konfigurierte URL.',
    model: 'Ein Sprachmodell erhält die Fragen an den Assistenten und die Daten, auf denen die Antworten beruhen.',
    cloud_pool:
      'Ein Benutzerpool in der Cloud speichert Namen, E-Mail-Adressen, Passwörter und Zwei-Faktor-Methoden und prüft jede Anmeldung.',
  },
  support: [
    'Wenden Sie sich an die Administratoren dieses Arbeitsbereichs. Geben Sie die Anfrage-ID an, die mit dem Fehler angezeigt wird.',
  ],
};
