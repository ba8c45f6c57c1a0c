import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/fr';
import type { imports as english } from '../../en/intelligence/imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'Attend son tour',
  reading: 'Lecture',
  storing: 'Enregistrement',
  finished: 'Terminée',
  cancelled: 'Interrompue',
  failed: 'Échoué',
  undoing: 'En cours d’annulation',
  undone: 'Annulée',
};

const reasons: Readonly<Record<RejectionReason, string>> = {
  not_an_object: 'Cette entrée n’est pas un objet.',
  no_type: 'L’objet n’a pas de type.',
  no_id: 'L’objet n’a pas d’identifiant.',
  bad_id: 'L’identifiant n’est pas un identifiant STIX de ce type.',
  bad_timestamp: 'La date ou l’heure est illisible.',
  bad_field: 'Un champ contient quelque chose qui n’y est pas autorisé.',
  missing_field: 'Un champ obligatoire manque.',
  unknown_spec_version: 'Cette version de STIX n’est pas prise en charge.',
  duplicate_in_file:
    'Le fichier contient cet objet plusieurs fois ; la version la plus récente a été retenue, à l’endroit indiqué.',
  dangling_source: 'La relation part d’un enregistrement qui n’existe ni dans le fichier ni dans l’espace de travail.',
  dangling_target: 'La relation mène à un enregistrement qui n’existe ni dans le fichier ni dans l’espace de travail.',
  self_reference: 'La relation revient à l’enregistrement dont elle part.',
  too_large: 'L’objet dépasse la taille autorisée.',
  too_deep: 'L’objet est imbriqué plus profondément qu’autorisé.',
  wrong_column_count: 'La ligne n’a pas autant de colonnes que l’en-tête.',
  unknown_value: 'La valeur ne fait pas partie de celles autorisées ici.',
  bad_text: 'Le texte contient des caractères qui ne peuvent pas être enregistrés.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'Le fichier n’est pas du JSON valide. Corrigez-le à l’endroit indiqué ci-dessous et importez-le à nouveau.',
  not_a_bundle:
    'Le fichier est du JSON, mais pas un bundle STIX 2.1. Exportez-le à nouveau comme bundle avec une liste d’objets.',
  not_utf8: 'Le fichier n’est pas écrit en UTF-8. Enregistrez-le en UTF-8 et importez-le à nouveau.',
  empty_file: 'Le fichier est vide. Vérifiez l’export dont il provient et importez-le à nouveau.',
  unknown_header:
    'L’en-tête ne correspond à aucun des trois tableaux. Comparez ses colonnes aux modèles et importez le fichier à nouveau.',
  unbalanced_quote:
    'Un guillemet est ouvert et jamais fermé. Fermez-le à la ligne indiquée ci-dessous et importez le fichier à nouveau.',
  too_large: 'Le fichier dépasse 256 Mo. Divisez-le et importez les parties l’une après l’autre.',
  too_many_objects:
    'Le fichier contient plus de 1 000 000 d’objets. Divisez-le et importez les parties l’une après l’autre.',
  interrupted:
    'Le serveur s’est arrêté pendant l’importation. Rien n’en a été conservé ; importez le fichier à nouveau.',
  storage_full:
    'Le stockage du serveur est plein. Demandez à l’exploitant de libérer de la place, puis importez le fichier à nouveau.',
};

export const imports: typeof english = {
  title: 'Importations',
  about: 'Bundles STIX 2.1 et fichiers CSV. Chaque importation se termine par un résumé et peut être annulée.',
  loading: 'Chargement des importations...',
  failed: 'Les importations n’ont pas pu être chargées.',
  notFresh: 'La liste n’a pas pu être relue. Ce que vous voyez n’est peut-être plus à jour.',
  retry: common.retry,
  refresh: common.refresh,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  asOf: (time) => `à ${time}`,
  count: (count, written) => plural(count, { one: `${written} importation`, other: `${written} importations` }),
  onlyNewest: (written) => `Les ${written} importations les plus récentes sont affichées`,
  list: 'Importations, de la plus récente à la plus ancienne',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  upload: {
    area: 'Envoi',
    limits:
      'STIX 2.1 (.json, .stix) ou CSV, 256 Mo au plus par fichier. Plusieurs fichiers sont pris l’un après l’autre.',
    tooLarge: (size) => `Ce fichier fait ${size} ; 256 Mo au plus sont acceptés. Divisez-le et envoyez les parties.`,
    wrongKind: 'Ce n’est ni du STIX (.json, .stix) ni du CSV (.csv). Exportez les données dans l’un de ces formats.',
  },

  state: (state) => states[state],
  formats: { stix: 'Bundle STIX 2.1', csv: 'CSV' },
  operator: 'Exploitant en ligne de commande',
  nobody: 'Non enregistré',
  open: (name) => `Détails de ${name}`,
  progress: (name) => `Progression de ${name}`,
  read: (percent, read, total) => `${percent} lus, ${read} sur ${total}`,
  objectsSoFar: (count, written) =>
    plural(count, { one: `${written} objet jusqu’ici`, other: `${written} objets jusqu’ici` }),
  storing: 'Tout est lu. Enregistrement...',

  summary: {
    label: (total, created, updated, unchanged, rejected) =>
      `${total} reçus = ${created} enregistrés + ${updated} mis à jour (dont ${unchanged} inchangés) + ${rejected} refusés`,
    total: 'Reçus',
    created: 'Enregistrés',
    updated: 'Mis à jour',
    rejected: 'Refusés',
    unchanged: (written) => `dont ${written} inchangés`,
    show: (name, count) => `${name} : ${count}. Afficher les enregistrements`,
    showRejected: (count) => `Refusés : ${count}. Afficher les raisons`,
    threats: 'Menaces des 90 derniers jours',
    network: 'Tout le réseau',
    nothing: 'Le fichier ne contenait aucun objet.',
  },

  details: {
    format: 'Format',
    started: 'Début',
    finished: 'Fin',
    notYet: 'Pas encore',
    by: 'Par',
    size: common.size,
    id: fields.id,
    loading: 'Chargement des détails...',
    failed: 'Les détails n’ont pas pu être chargés.',
    back: common.backToList,
    gone: 'Cette importation n’est plus dans la liste.',
  },

  problem: (problem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: 'Objets refusés',
    none: 'Rien n’a été refusé.',
    place: fields.location,
    object: 'Objet',
    reason: 'Raison',
    line: (line) => `Ligne ${line}`,
    noId: 'Sans identifiant',
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} refus affichés sur ${total}.`,
    download: 'Télécharger tous les refus (CSV)',
    downloading: 'Téléchargement...',
    saved: (count, written) =>
      plural(count, { one: `${written} refus a été enregistré`, other: `${written} refus ont été enregistrés` }),
    saveFailed: 'Les refus n’ont pas pu être téléchargés. Veuillez réessayer.',
  },

  stop: (name) => `Interrompre l’importation de ${name}`,
  stopped: (name) => `Importation de ${name} interrompue. Il n’en reste rien.`,
  stopFailed: 'L’importation n’a pas pu être interrompue.',

  undo: {
    button: 'Annuler l’importation',
    of: (name) => `Annuler l’importation de ${name}`,
    title: 'Annuler cette importation ?',
    question: (name) => `Cela reprend ce que ${name} a apporté :`,
    remove: (count, written) =>
      plural(count, {
        one: `${written} enregistrement ajouté est supprimé`,
        other: `${written} enregistrements ajoutés sont supprimés`,
      }),
    restore: (count, written) =>
      plural(count, {
        one: `${written} enregistrement mis à jour retrouve ses valeurs antérieures`,
        other: `${written} enregistrements mis à jour retrouvent leurs valeurs antérieures`,
      }),
    keep: 'Les enregistrements que quelqu’un a modifiés depuis, ou qu’une autre importation a aussi apportés, restent.',
    removed: (count, written) =>
      plural(count, { one: `${written} enregistrement supprimé`, other: `${written} enregistrements supprimés` }),
    restored: (count, written) =>
      plural(count, { one: `${written} enregistrement rétabli`, other: `${written} enregistrements rétablis` }),
    kept: (count, written) =>
      plural(count, {
        one: `${written} enregistrement conservé, car quelqu’un l’a modifié depuis`,
        other: `${written} enregistrements conservés, car quelqu’un les a modifiés depuis`,
      }),
    shared: (count, written) =>
      plural(count, {
        one: `${written} enregistrement reste, car une autre importation l’a aussi apporté`,
        other: `${written} enregistrements restent, car d’autres importations les ont aussi apportés`,
      }),
    underWay: (name) => `Annulation de ${name}`,
    progress: (percent, done, total) => `${percent} annulés, ${done} sur ${total}`,
    waits: 'Attend son tour',
    checking: 'Recherche de ce qui en dépend…',
    checkFailed: 'Ce qui dépend de ces enregistrements n’a pas pu être lu.',
    hanging: 'D’autres éléments dépendent de ces enregistrements :',
    connections: (count, written) =>
      plural(count, {
        one: `${written} relation d’une autre origine perd une extrémité et n’est plus affichée`,
        other: `${written} relations d’une autre origine perdent une extrémité et ne sont plus affichées`,
      }),
    fromImport: (name, written) => `${name} : ${written}`,
    drawnHere: (written) => `Créés dans cet espace de travail : ${written}`,
    incidents: (count, written) =>
      plural(count, {
        one: `${written} incident perd un enregistrement lié`,
        other: `${written} incidents perdent des enregistrements liés`,
      }),
    more: (written) => `et ${written} de plus`,
    done: 'Importation annulée.',
    failed: 'L’importation n’a pas pu être annulée.',
  },

  ended: {
    finished: (name, created, updated, rejected) =>
      `${name} est importé : ${created} enregistrés, ${updated} mis à jour, ${rejected} refusés`,
    failed: (name) => `${name} n’a pas pu être importé.`,
  },

  guide: {
    empty: 'Rien n’a encore été importé',
    emptyAbout: 'Les importations apparaissent ici avec le nombre d’enregistrements créés, mis à jour et rejetés.',
    title: 'Ce qui peut être importé',
    stix: 'Bundles STIX 2.1',
    stixAbout:
      'Un fichier JSON avec une liste d’objets. Les indicateurs, logiciels malveillants, identités, lieux et leurs relations deviennent des menaces, des entités et des relations ; un objet déjà connu est mis à jour.',
    tables: {
      threats: { name: 'CSV de menaces', about: 'Une menace par ligne.' },
      entities: { name: 'CSV d’entités', about: 'Une personne, une organisation ou un lieu par ligne.' },
      connections: {
        name: 'CSV de relations',
        about: 'Une relation par ligne ; source et target sont les noms ou identifiants d’enregistrements existants.',
      },
    },
    columns: 'Colonnes',
    required: 'obligatoire',
    template: 'Télécharger le modèle',
    templateOf: (name) => `Télécharger le modèle : ${name}`,
    automation: 'Sans cet écran',
    command: 'En ligne de commande, sur le serveur',
    api: 'Depuis un programme, avec une clé d’API des paramètres',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
  },
};
