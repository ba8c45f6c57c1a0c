import type { sessionEnded as english } from '../../en/public/session-ended.ts';

export const sessionEnded: typeof english = {
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  idle: 'Votre session a expiré. Veuillez vous reconnecter.',
  rejected:
    'Le serveur n’accepte plus votre session : elle a été fermée ailleurs ou a expiré. Veuillez vous reconnecter.',
  deactivated: 'Votre compte a été désactivé. Adressez-vous à un administrateur si vous avez besoin d’un accès.',
  elsewhere: 'Vous vous êtes déconnecté dans un autre onglet de ce navigateur. Veuillez vous reconnecter.',
};
