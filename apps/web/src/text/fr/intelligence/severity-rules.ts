import { terms } from '@halyard/messages/fr';
import type { severityRules as english } from '../../en/intelligence/severity-rules.ts';
import { common } from '../common.ts';
import { stix } from './stix.ts';

/** The words of the severity rules. */
export const severityRules: typeof english = {
  title: 'Règles de gravité',
  about:
    'STIX n’indique pas la gravité d’une menace. Si personne ne l’a définie, elle n’est pas définie. Ces règles peuvent en supposer une selon le type.',
  enabled: 'Supposer la gravité selon ces règles',
  note: 'Chaque menace indique que sa gravité est supposée. Une fois les règles désactivées, elle n’est plus définie ; les gravités définies par quelqu’un restent inchangées.',
  old: 'Les menaces vues pour la dernière fois plus de 30 jours avant leur importation n’ouvrent pas d’alerte par une gravité supposée.',
  type: 'Type',
  assume: 'Gravité supposée',
  none: 'Aucune règle',
  severities: terms.severities,
  kinds: stix.kinds,
  save: common.save,
  saving: common.saving,
  cancel: common.cancel,
  close: common.close,
  retry: common.retry,
  applying: 'Les règles sont en cours d’application aux menaces...',
  saved: 'Règles de gravité enregistrées',
  failed: 'Échec de l’enregistrement des règles de gravité',
  loadFailed: 'Échec du chargement des règles de gravité',
  loading: 'Chargement des règles de gravité...',
  readOnly: 'Les administrateurs peuvent modifier ces règles.',
};
