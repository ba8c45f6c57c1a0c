import type { importing as english } from '../../en/intelligence/importing.ts';
import { common } from '../common.ts';

type ImportingText = typeof english;

export const importing: ImportingText = {
  retry: common.retry,
  close: common.close,
  units: {
    bytes: (count) => `${count} o`,
    kilobytes: (count) => `${count} Ko`,
    megabytes: (count) => `${count} Mo`,
    gigabytes: (count) => `${count} Go`,
  },

  choose: 'Choisir des fichiers',
  drop: 'ou déposez-les ici',
  dropNow: 'Déposez les fichiers pour les importer',
  list: 'Envois',
  waiting: 'Attend le fichier précédent',
  sending: (name) => `Envoi de ${name}`,
  sent: (percent, sent, total) => `${percent} envoyés, ${sent} sur ${total}`,
  checking: 'Envoyé. Le serveur réceptionne le fichier...',
  stop: (name) => `Annuler l’envoi de ${name}`,
  again: (name) => `Réessayer : ${name}`,
  dismiss: (name) => `Ignorer : ${name}`,
  stored: (name) => `${name} est envoyé ; l’importation commence.`,
  failed: 'L’envoi a échoué. Le fichier n’a pas été importé.',
  unreachable: 'La connexion a été coupée. Le fichier n’a pas été importé ; réessayez.',
  empty: 'Ce fichier est vide. Il n’y a rien à importer.',

  leave: {
    title: 'Des envois sont en cours',
    question: 'Un fichier n’est pas entièrement envoyé. Si vous partez maintenant, il ne sera pas importé.',
    leave: 'Quitter',
    stay: common.stay,
  },
};
