import type { app as english } from '../../en/shell/app.ts';

export const app: typeof english = {
  starting: 'Anwendung wird gestartet...',
  loading: 'Wird geladen...',
  verifying: 'Anmeldung wird überprüft...',
  skipToContent: 'Zum Inhalt springen',
  applicationError: 'Anwendungsfehler',
  reloadApplication: 'Anwendung neu laden',
  criticalError: 'Schwerwiegender Fehler',
  criticalErrorReason:
    'Auf der Seite fehlt der Platz für die Anwendung. Beim Neuladen wird die Seite noch einmal abgerufen.',
  criticalErrorHelp: 'Geschieht das wieder, wenden Sie sich an die Administration dieser Installation.',
  reload: 'Neu laden',
  somethingWentWrong: 'Etwas ist schiefgelaufen',
  somethingWentWrongReason:
    'Dieser Teil der Anzeige funktioniert nicht mehr. Was Sie gespeichert haben, ist nicht verloren.',
  reloadPage: 'Seite neu laden',
  authenticationError: 'Authentifizierungsfehler',
  returnToLogin: 'Zurück zur Anmeldung',
  authenticationFailed: 'Authentifizierungsfehler. Bitte versuchen Sie es erneut.',
  initialisationTimedOut: 'Die Authentifizierung hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  requestId: { label: 'Anfrage-ID', copy: 'Kopieren', copied: 'Kopiert' },
  toasts: 'Meldungen',
  dismiss: 'Ausblenden',
  close: 'Schließen',
  title: (screen, product) => `${screen} · ${product}`,
};
