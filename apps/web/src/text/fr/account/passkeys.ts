import type { passkeys as english } from '../../en/account/passkeys.ts';
import { common } from '../common.ts';

export const passkeys: typeof english = {
  card: {
    title: 'Clés d’accès',
    about:
      'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe et d’un code.',
    loading: 'Chargement des clés d’accès...',
    failed: 'Vos clés d’accès n’ont pas pu être chargées.',
    none: 'Aucune clé d’accès pour l’instant. Celle que vous ajoutez apparaîtra ici.',
    count: (written, most) => `${written} sur ${most}`,
    add: 'Ajouter une clé d’accès',
    adding: 'En attente du navigateur...',
    added: 'Clé d’accès ajoutée',
    dismiss: common.dismiss,
    full: (most) => `Vous avez atteint la limite de ${most} clés d’accès. Retirez-en une pour en ajouter une autre.`,
    needsBrowser: 'Ce navigateur ne prend pas en charge les clés d’accès.',
    needsAddress: 'Les clés d’accès exigent HTTPS ou http://localhost.',
    created: (when) => `Ajout : ${when}`,
    transports: {
      internal: 'Intégrée à un appareil',
      hybrid: 'Téléphone ou tablette à proximité',
      usb: 'USB',
      nfc: 'NFC',
      ble: 'Bluetooth',
      'smart-card': 'Carte à puce',
    },
    remove: 'Retirer',
    removeName: (name) => `Retirer ${name}`,
    removeTitle: (name) => `Retirer ${name} ?`,
    removeQuestion: 'Elle ne vous connectera plus. Cette action est irréversible.',
    removeElsewhere:
      'Votre appareil ou gestionnaire de mots de passe peut continuer à la proposer tant que vous ne l’y supprimez pas aussi.',
    removed: (name) => `${name} retirée`,
    removeFailed: 'La clé d’accès n’a pas pu être retirée. Veuillez réessayer.',
  },
  errors: {
    notSupported:
      'Ce navigateur ou cet appareil ne peut pas utiliser de clé d’accès ici. Il faut un navigateur récent et une adresse sécurisée.',
    notEnabled: 'Les clés d’accès ne sont pas activées.',
    canceled: 'La demande de clé d’accès a été annulée ou a pris trop de temps. Vous pouvez réessayer.',
    aborted: 'La demande de clé d’accès a été interrompue. Vous pouvez réessayer.',
    wrongAddress: 'Les clés d’accès ne sont pas disponibles à cette adresse. Ouvrez la console à son URL publique.',
    alreadyExists: 'Cet appareil possède déjà une clé d’accès pour votre compte.',
    registrationFailed: 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.',
    notAccepted: 'Ce type de clé d’accès n’est pas accepté. Utilisez un autre appareil ou une autre clé de sécurité.',
    tookTooLong: 'L’opération a pris trop de temps. Veuillez recommencer.',
    retrievalFailed: 'La clé d’accès n’a pas pu être utilisée. Réessayez ou connectez-vous autrement.',
    rejected: 'Cette clé d’accès n’a pas été acceptée. Veuillez vous connecter autrement.',
    tooMany: 'Trop de tentatives ou trop de clés d’accès. Veuillez réessayer plus tard.',
    otherwise: 'Un problème est survenu avec la clé d’accès. Veuillez réessayer.',
  },
};
