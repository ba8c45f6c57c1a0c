import type { signInWays as english } from '../../en/public/sign-in-ways.ts';

export const signInWays: typeof english = {
  passkey: 'Se connecter avec une clé d’accès',
  noPasskey: 'Ce compte n’a aucune clé d’accès utilisable ici. Choisissez un autre moyen de vous connecter.',
  other: 'Autres moyens de se connecter',
  company: {
    begin: 'Continuer avec la connexion de l’entreprise',
    returning: 'Connexion en cours...',
    rejections: {
      HostedLoginExpired:
        'Cette connexion de l’entreprise a pris trop de temps ou a été commencée dans une autre fenêtre. Veuillez réessayer.',
      HostedLoginCanceled: 'La connexion de l’entreprise a été annulée.',
      HostedLoginFailed: 'La connexion de l’entreprise n’a pas abouti. Veuillez réessayer.',
    },
  },
};
