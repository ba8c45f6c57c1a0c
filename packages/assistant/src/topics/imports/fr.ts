import { inWords } from '../in-words.ts';
import type { imports as english } from './en.ts';

const count = (n: number, figure: string) => `${figure} ${n < 2 ? 'importation' : 'importations'}`;

/** Questions about imports of intelligence in French. */
export const imports: typeof english = {
  phrases: {
    'topic:import': inWords(
      `import, imports, d'imports, importation, importations, importé, importés, fichiers importés, l'import`,
    ),
    'import:failed': inWords(`échoué, ont échoué, échouée, en échec, a échoué, échoués`),
    'import:finished': inWords(`réussi, réussis, ont réussi, avec succès`),
    'import:cancelled': inWords(`annulé, annulés, arrêtés, ont été annulés, annulées, interrompues, ont été annulées`),
    'import:undone': inWords(`défait, défaits, ont été défaits, défaites, ont été défaites`),
    'import:running': inWords(`en cours, en attente, sont en cours`),
    'import:rejected': inWords(`refusé, refusés, rejeté, rejetés, ont été refusés, refus, ont été rejetés`),
    'import:created': inWords(`stockés, ont été enregistrés`),
    'import:balance': inWords(`bilan, résultat, résultat de, bilan de`),
    'import:rows': inWords(`objets, d'objets, lignes, de lignes`),
    'import:any': inWords(
      `fichier, fichiers, stix, csv, paquet, comment s'est passé, lors du, lors de, comment s'est déroulé`,
    ),
  },
  examples: [
    'Quelle a été la dernière importation ?',
    'Quelles importations ont échoué ?',
    'Combien d’importations y a-t-il eu cette semaine ?',
    'Combien d’objets ont été refusés lors de la dernière importation ?',
  ],
  label: (filter) => (filter === '' ? 'Importations' : `Importations : ${filter}`),
  states: {
    waiting: 'Attend son tour',
    reading: 'Lecture',
    storing: 'Enregistrement',
    finished: 'Terminée',
    cancelled: 'Interrompue',
    failed: 'Échoué',
    undoing: 'En cours d’annulation',
    undone: 'Annulée',
  },
  running: 'pas encore terminés',
  started: (span) => `commencés ${span}`,
  count: (n, figure, filter) => `Il y a ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  onlyNewest: (figure) =>
    `La liste contient les ${figure} importations les plus récentes ; les autres ne sont pas comptées.`,
  last: (name, state, at) => `La dernière importation est ${name}, commencée le ${at} : ${state}.`,
  balance: (all, created, updated, rejected) =>
    `${all} reçus = ${created} enregistrés + ${updated} mis à jour + ${rejected} refusés.`,
  unchanged: (n, figure) =>
    `Parmi ceux mis à jour, ${figure} ${n < 2 ? 'était déjà identique' : 'étaient déjà identiques'}.`,
  problem: (reason) => `La raison : ${reason}.`,
  problems: {
    not_json: 'le fichier n’est pas du JSON valide',
    not_a_bundle: 'le fichier n’est pas un bundle STIX 2.1',
    not_utf8: 'le fichier n’est pas écrit en UTF-8',
    empty_file: 'le fichier est vide',
    unknown_header: 'l’en-tête ne correspond à aucun des trois tableaux',
    unbalanced_quote: 'un guillemet est ouvert et jamais fermé',
    too_large: 'le fichier dépasse 256 Mo',
    too_many_objects: 'le fichier contient plus de 1 000 000 d’objets',
    interrupted: 'le serveur s’est arrêté pendant l’importation',
    storage_full: 'le stockage du serveur est plein',
  },
  together: 'Ensemble :',
  none: 'Rien n’a encore été importé.',
  caption: 'Importations',
  columns: {
    file: 'Fichier',
    state: 'État',
    started: 'Début',
    all: 'Reçus',
    created: 'Enregistrés',
    updated: 'Mis à jour',
    rejected: 'Refusés',
  },
};
