import type { MailTexts } from './mail-texts.ts';

export const german: MailTexts = {
  sign_up_code: ({ productName, code }) => ({
    subject: `${code} ist Ihr Verifizierungscode für ${productName}`,
    lines: [
      `Ihr Verifizierungscode lautet ${code}. Er ist 24 Stunden gültig.`,
      'Geben Sie ihn dort ein, wo Sie sich registriert haben, oder öffnen Sie diese Seite und klicken Sie auf „Bestätigen“:',
    ],
  }),
  reset_code: ({ productName, code }) => ({
    subject: `${code} ist Ihr Code zum Zurücksetzen des Passworts für ${productName}`,
    lines: [
      `Ihr Code für ein neues Passwort lautet ${code}. Er ist eine Stunde gültig.`,
      'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
      'Geben Sie ihn dort ein, wo Sie ihn angefordert haben, oder öffnen Sie diese Seite:',
    ],
  }),
  attribute_code: ({ productName, code }) => ({
    subject: `${code} ist Ihr Verifizierungscode für ${productName}`,
    lines: [`Ihr Code zum Bestätigen dieser Adresse lautet ${code}. Er ist 24 Stunden gültig.`],
  }),
  sign_in_code: ({ productName, code }) => ({
    subject: `${code} ist Ihr Anmeldecode für ${productName}`,
    lines: [
      `Ihr Code für die Anmeldung lautet ${code}. Er ist drei Minuten gültig und gilt einmal.`,
      'Wenn Sie das nicht waren, geben Sie diesen Code nicht weiter. Möglicherweise kennt jemand Ihr Passwort. Ändern Sie es jetzt.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} ist Ihr Bestätigungscode für ${productName}`,
    lines: [
      `Ihr Code, mit dem Sie bestätigen, dass Sie es sind, lautet ${code}. Er ist drei Minuten gültig und gilt einmal.`,
      'Wenn Sie das nicht waren, geben Sie diesen Code nicht weiter. Jemand ist bei Ihrem Konto angemeldet und kennt möglicherweise Ihr Passwort. Ändern Sie es sofort.',
    ],
  }),
  text_code: ({ productName, code }) => `${code} ist Ihr Code für ${productName}. Geben Sie ihn nicht weiter.`,
  email_changed_notice: ({ productName }) => ({
    subject: `Ihre E-Mail-Adresse für ${productName} wurde geändert`,
    lines: [
      'Ihr Konto verwendet jetzt eine andere E-Mail-Adresse.',
      'Wenn Sie das nicht waren, wenden Sie sich umgehend an Ihren Administrator.',
    ],
  }),
  password_changed_notice: ({ productName }) => ({
    subject: `Ihr Passwort für ${productName} wurde geändert`,
    lines: [
      'Ihr Passwort wurde geändert, und Ihre anderen Sitzungen wurden beendet.',
      'Wenn Sie das nicht waren, setzen Sie Ihr Passwort umgehend zurück:',
    ],
  }),
  invitation: ({ productName, temporaryPassword }) => ({
    subject: `Sie wurden zu ${productName} eingeladen`,
    lines: [
      `Ein Administrator hat für Sie ein Konto in ${productName} erstellt.`,
      `Ihr temporäres Passwort lautet ${temporaryPassword}. Es läuft in sieben Tagen ab. Melden Sie sich an, um Ihr eigenes Passwort zu wählen:`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `Neue Anmeldung bei Ihrem Konto in ${productName}`,
    lines: [
      `Bei Ihrem Konto hat sich jemand von einem neuen Gerät angemeldet: ${at}, IP-Adresse ${address}${browser && `, ${browser}`}.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Andernfalls ändern Sie Ihr Passwort und melden Sie diese Sitzung in Ihrem Profil ab:',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `Die Anmeldung bei Ihrem Konto in ${productName} wurde gesperrt`,
    lines: [
      'Nach zu vielen fehlgeschlagenen Passwortversuchen ist die Anmeldung aus einem Netzwerk für 15 Minuten gesperrt.',
      'Wenn Sie das nicht waren: Ihr Passwort wurde nicht erraten. Wir empfehlen, die Zwei-Faktor-Authentifizierung zu aktivieren:',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} beantragt eine Rolle in ${productName}`,
    lines: [
      `${who} beantragt eine höhere Rolle. Genehmigen Sie den Antrag in der Benutzerverwaltung oder lehnen Sie ihn dort ab:`,
    ],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted
      ? `Ihre Rolle in ${productName} wurde erteilt`
      : `Ihr Rollenantrag in ${productName} wurde abgelehnt`,
    lines: [
      granted
        ? 'Ein Administrator hat die beantragte Rolle genehmigt. Sie gilt ab sofort.'
        : 'Ein Administrator hat die beantragte Rolle abgelehnt. Ihre bisherige Rolle bleibt unverändert.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} beantragt die Löschung des Kontos in ${productName}`,
    lines: [`${who} beantragt die Löschung des Kontos. Es bleibt aktiv, bis Sie in der Benutzerverwaltung handeln:`],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Ihr Passwort für ${productName} läuft bald ab`,
    lines: [`Ihr Passwort läuft in ${days === 1 ? 'einem Tag' : `${days} Tagen`} ab. Ändern Sie es in Ihrem Profil:`],
  }),
  alert: ({ productName, happened, message }) => ({
    subject: `${productName}: ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'Sie erhalten diese Nachricht aufgrund Ihrer Benachrichtigungseinstellungen. In der Konsole ansehen:',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName}: Zusammenfassung weiterer Benachrichtigungen`,
    lines: [
      'Diese Benachrichtigungen wurden zusammengefasst, weil sie kurz nacheinander eintraten:',
      ...happened,
      ...(more > 0 ? [`Und ${more} weitere.`] : []),
      'Sie erhalten diese Nachricht aufgrund Ihrer Benachrichtigungseinstellungen. Alle in der Konsole ansehen:',
    ],
  }),
};
