import type { sampleData as english } from '../../en/administration/sample-data.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const sampleData: typeof english = {
  title: 'Données d’exemple',
  about: 'Cet espace de travail contient des enregistrements fictifs, marqués « Exemple », à des fins d’évaluation.',
  holds: 'Données d’exemple dans cet espace de travail',
  records: (count, written) =>
    plural(count, {
      one: `${written} menace, entité ou relation`,
      other: `${written} menaces, entités et relations`,
    }),
  incidents: (count, written) => plural(count, { one: `${written} incident`, other: `${written} incidents` }),
  playbooks: (count, written) => plural(count, { one: `${written} playbook`, other: `${written} playbooks` }),
  tasks: (count, written) => plural(count, { one: `${written} tâche`, other: `${written} tâches` }),
  schemas: (count, written) => plural(count, { one: `${written} schéma`, other: `${written} schémas` }),
  policeFiles: (count, written) =>
    plural(count, {
      one: `${written} fichier de données de police`,
      other: `${written} fichiers de données de police`,
    }),
  sources: (count, written) => plural(count, { one: `${written} source`, other: `${written} sources` }),
  alerts: (count, written) => plural(count, { one: `${written} alerte reçue`, other: `${written} alertes reçues` }),
  people: (count, written) =>
    plural(count, { one: `${written} compte (conservé)`, other: `${written} comptes (conservés)` }),
  failed: 'Les informations sur les données d’exemple n’ont pas pu être chargées.',
  retry: common.retry,
  loading: common.loading,
  empty: 'Il ne reste aucune donnée d’exemple.',
  listFailed: 'Ces enregistrements n’ont pas pu être chargés.',
  more: common.showMore,
  moreFailed: 'D’autres enregistrements n’ont pas pu être chargés.',
  taskOf: (owner) => `Tâche de ${owner}`,
  remove: 'Supprimer les données d’exemple',
  removing: 'Suppression...',
  question: 'Supprimer toutes les données d’exemple ?',
  goes: 'Les enregistrements suivants seront supprimés avec leurs événements et leurs liens :',
  stays: 'Les comptes et tout ce que les utilisateurs ont ajouté sont conservés. Cette action est irréversible.',
  backup:
    'Pour pouvoir les restaurer, créez d’abord une sauvegarde : voir « Backup and restore » dans docs/operating.md.',
  cancel: common.cancel,
  close: common.close,
  removed: (count, written) =>
    plural(count, {
      one: `${written} enregistrement d’exemple a été supprimé`,
      other: `${written} enregistrements d’exemple ont été supprimés`,
    }),
  removeFailed: 'Les données d’exemple n’ont pas pu être supprimées. Veuillez réessayer.',
};
