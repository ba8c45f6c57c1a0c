import type { help as english } from '../../en/work/help.ts';
import { common } from '../common.ts';

export const help: typeof english = {
  title: 'Aide',
  close: common.close,
  search: 'Rechercher dans toute l’aide',
  here: 'Sur cet écran',
  all: 'Tous les sujets',
  found: 'Résultats',
  pages: { 'how-to': 'Instructions', terms: 'Termes', about: 'À propos de l’assistant' },
  back: common.backToList,
  loading: 'Chargement de l’aide...',
  failed: 'Impossible de charger l’aide.',
  retry: common.tryAgain,
  none: 'Aucun résultat. Essayez d’autres mots ou demandez à l’assistant.',
  noneHere: 'Il n’y a pas d’aide pour cet écran. Cherchez dans toute l’aide ou ouvrez tous les sujets.',
  gone: 'Cette section n’existe pas.',
};
