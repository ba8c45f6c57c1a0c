import type { stepUp as english } from '../../en/account/step-up.ts';

export const stepUp: typeof english = {
  title: 'Passwort bestätigen',
  why: 'Geben Sie zu Ihrer Sicherheit Ihr Passwort ein, um fortzufahren.',
  password: 'Aktuelles Passwort',
  code: 'Authenticator-Code',
  codeHint: 'Auch ein Wiederherstellungscode ist möglich. Jeder Code gilt einmal.',
  codeRequired: 'Geben Sie einen Code Ihrer Authenticator-App ein',
  sentCode: 'Code, den wir Ihnen gesendet haben',
  sentCodeHint: 'Per E-Mail oder SMS, drei Minuten gültig. Auch ein Wiederherstellungscode ist möglich.',
  sentCodeRequired: 'Geben Sie den Code ein, den wir Ihnen gesendet haben',
  sendAgain: 'Neuen Code senden',
  sentAgain: 'Neuer Code gesendet.',
  sentToOutbox:
    'Ein neuer Code wurde erstellt; frühere Codes gelten nicht mehr. Diese Installation versendet keine E-Mails: Ihre Administratoren finden den Code im Postausgang.',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt...',
  cancel: 'Abbrechen',
  failed: 'Ihr Passwort konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
};
