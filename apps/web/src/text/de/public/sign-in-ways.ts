import type { signInWays as english } from '../../en/public/sign-in-ways.ts';

export const signInWays: typeof english = {
  passkey: 'Mit einem Passkey anmelden',
  noPasskey: 'Dieses Konto hat keinen Passkey, der hier verwendet werden kann. Wählen Sie eine andere Möglichkeit.',
  other: 'Andere Anmeldemöglichkeiten',
  company: {
    begin: 'Weiter mit der Firmenanmeldung',
    returning: 'Sie werden angemeldet...',
    rejections: {
      HostedLoginExpired:
        'Diese Firmenanmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es erneut.',
      HostedLoginCanceled: 'Die Firmenanmeldung wurde abgebrochen.',
      HostedLoginFailed: 'Die Firmenanmeldung ist nicht gelungen. Bitte versuchen Sie es erneut.',
    },
  },
};
