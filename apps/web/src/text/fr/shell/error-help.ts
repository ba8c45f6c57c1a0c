import type { errorHelp as english } from '../../en/shell/error-help.ts';

export const errorHelp: typeof english = {
  title: 'Étapes suivantes',
  reload: 'Rechargez la page. Une courte interruption est souvent déjà terminée.',
  connection: 'Vérifiez que cet appareil est connecté au réseau.',
  ask: 'Si cela ne suffit pas, adressez-vous à l’administration de cette installation.',
  time: 'Heure (UTC)',
  address: 'Adresse',
};
