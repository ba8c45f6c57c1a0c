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
      'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
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
      'Wenn Sie sich gerade nicht anmelden, geben Sie den Code niemandem: Jemand kennt Ihre Adresse und vielleicht auch Ihr Passwort. Wählen Sie ein neues.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} ist Ihr Verifizierungscode für ${productName}`,
    lines: [
      `Ihr Code, mit dem Sie bestätigen, dass Sie es sind, lautet ${code}. Er ist drei Minuten gültig und gilt einmal.`,
      'Wenn Sie gerade nichts an Ihrem Konto ändern, geben Sie den Code niemandem: Jemand ist unter Ihrem Namen angemeldet und kennt Ihr Passwort. Wählen Sie sofort ein neues.',
    ],
  }),
  text_code: ({ productName, code }) =>
    `${code} ist Ihr Code für ${productName}. Geben Sie ihn niemandem, auch uns nicht.`,
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
      `Ihr vorläufiges Passwort lautet ${temporaryPassword}. Es ist sieben Tage gültig; bei der Anmeldung wählen Sie Ihr eigenes:`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `Neue Anmeldung bei Ihrem Konto in ${productName}`,
    lines: [
      `Bei Ihrem Konto hat sich jemand von einem unbekannten Gerät angemeldet: ${at}, Adresse ${address}${browser && `, ${browser}`}.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Andernfalls ändern Sie Ihr Passwort und beenden Sie die Sitzung in Ihrem Profil:',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `Die Anmeldung bei Ihrem Konto in ${productName} wurde gesperrt`,
    lines: [
      'Für Ihr Konto wurden zu viele falsche Passwörter eingegeben. Die Anmeldung von dort ist deshalb für 15 Minuten gesperrt.',
      'Wenn Sie das nicht waren: Ihr Passwort gilt weiterhin. Wir empfehlen, die Zwei-Faktor-Authentifizierung zu aktivieren:',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} beantragt eine höhere Rolle in ${productName}`,
    lines: [
      `${who} beantragt eine höhere Rolle. Erteilen Sie sie in der Benutzerverwaltung oder lehnen Sie den Antrag dort ab:`,
    ],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted
      ? `Ihre Rolle in ${productName} wurde erteilt`
      : `Ihr Rollenantrag in ${productName} wurde abgelehnt`,
    lines: [
      granted
        ? 'Ein Administrator hat Ihnen die beantragte Rolle erteilt. Sie gilt ab sofort.'
        : 'Ein Administrator hat die beantragte Rolle abgelehnt. Ihre bisherige Rolle bleibt unverändert.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} beantragt die Löschung des Kontos in ${productName}`,
    lines: [
      `${who} beantragt die Löschung des Kontos. Es bleibt aktiv, bis Sie in der Benutzerverwaltung darüber entscheiden:`,
    ],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Ihr Passwort für ${productName} läuft bald ab`,
    lines: [
      `Ihr Passwort muss in ${days === 1 ? 'einem Tag' : `${days} Tagen`} ersetzt werden. Wählen Sie in Ihrem Profil ein neues:`,
    ],
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
      'Diese Benachrichtigungen kamen zu dicht nacheinander, um einzeln verschickt zu werden:',
      ...happened,
      ...(more > 0 ? [`Und ${more} weitere.`] : []),
      'Sie erhalten diese Nachricht aufgrund Ihrer Benachrichtigungseinstellungen. Alle in der Konsole ansehen:',
    ],
  }),
};
