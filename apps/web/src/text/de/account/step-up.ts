import type { stepUp as english } from '../../en/account/step-up.ts';

export const stepUp: typeof english = {
  title: 'Passwort bestätigen',
  why: 'Ihre Anmeldung liegt eine Weile zurück. Bitte bestätigen Sie, dass Sie es noch sind.',
  password: 'Aktuelles Passwort',
  code: 'Code Ihrer Authenticator-App',
  codeHint: 'Auch ein Wiederherstellungscode ist möglich. Jeder Code gilt einmal.',
  codeRequired: 'Geben Sie einen Code Ihrer Authenticator-App ein',
  sentCode: 'Code, den wir Ihnen gesendet haben',
  sentCodeHint: 'Per E-Mail oder SMS, drei Minuten gültig. Auch ein Wiederherstellungscode ist möglich.',
  sentCodeRequired: 'Geben Sie den Code ein, den wir Ihnen gesendet haben',
  sendAgain: 'Neuen Code senden',
  sentAgain: 'Ein neuer Code ist unterwegs.',
  sentToOutbox:
    'Ein neuer Code wurde erstellt; frühere Codes gelten nicht mehr. Diese Installation versendet keine E-Mails: Ihre Administratoren finden den Code im Postausgang.',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt...',
  cancel: 'Abbrechen',
  failed: 'Ihr Passwort konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
};
