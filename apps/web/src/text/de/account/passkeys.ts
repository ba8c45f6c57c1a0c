import type { passkeys as english } from '../../en/account/passkeys.ts';
import { common } from '../common.ts';

export const passkeys: typeof english = {
  card: {
    title: 'Passkeys',
    about: 'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre statt mit Passwort und Code an.',
    loading: 'Passkeys werden geladen...',
    failed: 'Ihre Passkeys konnten nicht geladen werden.',
    none: 'Noch kein Passkey. Der Passkey, den Sie hinzufügen, erscheint hier.',
    count: (written, most) => `${written} von ${most}`,
    add: 'Passkey hinzufügen',
    adding: 'Warten auf den Browser...',
    added: 'Passkey hinzugefügt',
    dismiss: common.dismiss,
    full: (most) =>
      `Sie haben das Limit von ${most} Passkeys erreicht. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
    needsBrowser: 'Dieser Browser unterstützt keine Passkeys.',
    needsAddress: 'Passkeys erfordern HTTPS oder http://localhost.',
    created: (when) => `Hinzugefügt: ${when}`,
    transports: {
      internal: 'In ein Gerät eingebaut',
      hybrid: 'Telefon oder Tablet in der Nähe',
      usb: 'USB',
      nfc: 'NFC',
      ble: 'Bluetooth',
      'smart-card': 'Chipkarte',
    },
    remove: 'Entfernen',
    removeName: (name) => `${name} entfernen`,
    removeTitle: (name) => `${name} entfernen?`,
    removeQuestion: 'Er meldet Sie nicht mehr an. Das lässt sich nicht rückgängig machen.',
    removeElsewhere: 'Ihr Gerät oder Passwortmanager bietet ihn womöglich weiter an, bis Sie ihn auch dort löschen.',
    removed: (name) => `${name} entfernt`,
    removeFailed: 'Der Passkey konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
  },
  errors: {
    notSupported:
      'Dieser Browser oder dieses Gerät kann hier keine Passkeys verwenden. Nötig sind ein aktueller Browser und eine sichere Adresse.',
    notEnabled: 'Passkeys sind nicht aktiviert.',
    canceled: 'Die Passkey-Anfrage wurde abgebrochen oder hat zu lange gedauert. Sie können es erneut versuchen.',
    aborted: 'Die Passkey-Anfrage wurde unterbrochen. Sie können es erneut versuchen.',
    wrongAddress:
      'Passkeys sind unter dieser Adresse nicht verfügbar. Öffnen Sie die Konsole unter ihrer öffentlichen URL.',
    alreadyExists: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
    registrationFailed: 'Der Passkey konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    notAccepted:
      'Diese Art von Passkey wird nicht akzeptiert. Verwenden Sie ein anderes Gerät oder einen anderen Sicherheitsschlüssel.',
    tookTooLong: 'Das hat zu lange gedauert. Bitte beginnen Sie von vorn.',
    retrievalFailed:
      'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder melden Sie sich anders an.',
    rejected: 'Dieser Passkey wurde nicht angenommen. Bitte melden Sie sich auf andere Weise an.',
    tooMany: 'Zu viele Versuche oder zu viele Passkeys. Bitte versuchen Sie es später erneut.',
    otherwise: 'Mit dem Passkey ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  },
};
