import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/fr';
import type { imports as english } from '../../en/intelligence/imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'En file d’attente',
  reading: 'En cours de traitement',
  previewing: 'En attente de vérification',
  storing: 'En cours d’enregistrement',
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
  bad_field: 'Un champ a une valeur non valide.',
  missing_field: 'Un champ obligatoire manque.',
  unknown_spec_version: 'Cette version de STIX n’est pas prise en charge.',
  duplicate_in_file: 'Objet en double dans ce fichier. La version la plus récente a été importée.',
  dangling_source: 'L’enregistrement source n’existe ni dans le fichier ni dans l’espace de travail.',
  dangling_target: 'L’enregistrement cible n’existe ni dans le fichier ni dans l’espace de travail.',
  self_reference: 'La source et la cible sont le même enregistrement.',
  too_large: 'L’objet dépasse la taille autorisée.',
  too_deep: 'L’objet est imbriqué plus profondément qu’autorisé.',
  wrong_column_count: 'Le nombre de colonnes ne correspond pas à l’en-tête.',
  unknown_value: 'La valeur ne figure pas dans la liste des valeurs autorisées.',
  bad_text: 'Le texte contient des caractères de contrôle.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json:
    'Le fichier n’est pas du JSON valide. Corrigez l’erreur à l’endroit indiqué ci-dessous et importez-le à nouveau.',
  not_a_bundle:
    'Le fichier est du JSON, mais pas un bundle STIX 2.1. Exportez-le à nouveau comme bundle avec une liste d’objets.',
  not_utf8: 'Le fichier n’est pas écrit en UTF-8. Enregistrez-le en UTF-8 et importez-le à nouveau.',
  empty_file: 'Le fichier est vide. Vérifiez l’export dont il provient et importez-le à nouveau.',
  unknown_header:
    'L’en-tête ne correspond à aucun modèle. Utilisez les colonnes du modèle de menaces, d’entités ou de relations.',
  unbalanced_quote:
    'Un guillemet est ouvert et jamais fermé. Fermez-le à la ligne indiquée ci-dessous et importez le fichier à nouveau.',
  too_large: 'Le fichier dépasse 256 Mo. Divisez-le et importez les parties l’une après l’autre.',
  too_many_objects:
    'Le fichier contient plus de 1 000 000 d’objets. Divisez-le et importez les parties l’une après l’autre.',
  interrupted:
    'Le serveur s’est arrêté pendant l’importation. Aucun enregistrement n’a été conservé. Importez le fichier à nouveau.',
  storage_full:
    'L’espace disque du serveur est plein. Demandez à votre administrateur d’en libérer, puis importez le fichier à nouveau.',
};

export const imports: typeof english = {
  title: 'Importations',
  about:
    'Importez des bundles STIX 2.1 et des fichiers CSV. Chaque importation indique ce qui a été créé, mis à jour et rejeté, et peut être annulée.',
  fromSource: (name) => `Source : ${name}`,
  ofSource: {
    one: 'Importations d’une source',
    named: (name) => `Importations de ${name}`,
    all: 'Afficher toutes les importations',
  },
  loading: 'Chargement des importations...',
  failed: 'Les importations n’ont pas pu être chargées.',
  notFresh: 'La liste n’a pas pu être actualisée. Elle n’est peut-être plus à jour.',
  retry: common.retry,
  refresh: common.refresh,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  asOf: (time) => `Mis à jour à ${time}`,
  count: (count, written) => plural(count, { one: `${written} importation`, other: `${written} importations` }),
  onlyNewest: (written) => `Les ${written} importations les plus récentes sont affichées`,
  list: 'Importations, de la plus récente à la plus ancienne',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  upload: {
    area: 'Envoi',
    limits:
      'STIX 2.1 (.json, .stix) ou CSV, 256 Mo au plus par fichier. Les fichiers sont importés l’un après l’autre.',
    tooLarge: (size) => `Ce fichier fait ${size}. La limite est de 256 Mo. Divisez-le et envoyez les parties.`,
    preview: 'Aperçu avant publication',
    previewHint:
      'Montre ce qu’une importation créerait, modifierait et ouvrirait. Rien n’est enregistré avant la publication.',
    wrongKind: 'Type de fichier non pris en charge. Envoyez un fichier STIX (.json, .stix) ou CSV (.csv).',
  },

  state: (state) => states[state],
  formats: { stix: 'Bundle STIX 2.1', csv: 'CSV' },
  operator: 'Ligne de commande',
  nobody: 'Utilisateur inconnu',
  notStored: 'Rien n’est enregistré avant la vérification et la publication.',
  review: 'Vérifier',
  reviewOf: (name) => `Vérifier l’importation de ${name}`,
  open: (name) => `Détails de ${name}`,
  progress: (name) => `Progression de ${name}`,
  read: (percent, read, total) => `${percent} lus, ${read} sur ${total}`,
  objectsSoFar: (count, written) =>
    plural(count, { one: `${written} objet jusqu’ici`, other: `${written} objets jusqu’ici` }),
  storing: 'Enregistrement des données...',

  summary: {
    label: (total, created, updated, unchanged, rejected, skipped = '') =>
      `${total} au total = ${created} créés + ${updated} mis à jour + ${unchanged} inchangés + ${rejected} rejetés${skipped && ` + ${skipped} omis`}`,
    total: 'Total',
    created: 'Créés',
    updated: 'Mis à jour',
    rejected: 'Rejetés',
    skipped: 'Omis',
    unchanged: 'Inchangés',
    show: (name, count) => `${name} : ${count}. Afficher les enregistrements`,
    showRejected: (count) => `Rejetés : ${count}. Afficher les raisons`,
    nothing: 'Le fichier ne contient aucun objet.',
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
    gone: 'Cette importation n’est plus disponible.',
  },

  problem: (problem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: 'Objets rejetés',
    none: 'Aucun objet n’a été rejeté.',
    deleted: 'Les lignes rejetées ont été supprimées à la fin de leur conservation.',
    place: fields.location,
    object: 'Objet',
    reason: 'Raison',
    line: (line) => `Ligne ${line}`,
    noId: 'Sans identifiant',
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} objets rejetés affichés sur ${total}.`,
    download: 'Télécharger les objets rejetés (CSV)',
    downloading: 'Téléchargement...',
    saved: (count, written) =>
      plural(count, { one: `${written} objet rejeté téléchargé`, other: `${written} objets rejetés téléchargés` }),
    saveFailed: 'Les objets rejetés n’ont pas pu être téléchargés. Veuillez réessayer.',
  },

  stop: (name) => `Interrompre l’importation de ${name}`,
  stopped: (name) => `Importation de ${name} interrompue. Aucun enregistrement n’a été conservé.`,
  stopFailed: 'L’importation n’a pas pu être interrompue.',

  undo: {
    button: 'Annuler l’importation',
    of: (name) => `Annuler l’importation de ${name}`,
    title: 'Annuler cette importation ?',
    question: (name) => `L’importation de ${name} sera annulée :`,
    remove: (count, written) =>
      plural(count, {
        one: `${written} enregistrement créé est supprimé`,
        other: `${written} enregistrements créés sont supprimés`,
      }),
    restore: (count, written) =>
      plural(count, {
        one: `${written} enregistrement mis à jour retrouve ses valeurs antérieures`,
        other: `${written} enregistrements mis à jour retrouvent leurs valeurs antérieures`,
      }),
    keep: 'Les enregistrements modifiés après l’importation, ou contenus aussi dans une autre importation, sont conservés.',
    removed: (count, written) =>
      plural(count, { one: `${written} enregistrement supprimé`, other: `${written} enregistrements supprimés` }),
    restored: (count, written) =>
      plural(count, { one: `${written} enregistrement restauré`, other: `${written} enregistrements restaurés` }),
    kept: (count, written) =>
      plural(count, {
        one: `${written} enregistrement conservé, car il a été modifié après l’importation`,
        other: `${written} enregistrements conservés, car ils ont été modifiés après l’importation`,
      }),
    shared: (count, written) =>
      plural(count, {
        one: `${written} enregistrement conservé, car une autre importation le contient aussi`,
        other: `${written} enregistrements conservés, car d’autres importations les contiennent aussi`,
      }),
    underWay: (name) => `Annulation de ${name}`,
    progress: (percent, done, total) => `${percent} annulés, ${done} sur ${total}`,
    waits: 'En file d’attente',
    checking: 'Vérification des enregistrements dépendants...',
    checkFailed: 'Les enregistrements dépendants n’ont pas pu être chargés.',
    hanging: 'D’autres enregistrements dépendent de ceux-ci :',
    connections: (count, written) =>
      plural(count, {
        one: `${written} relation d’une autre source perd une extrémité et n’est plus affichée`,
        other: `${written} relations d’autres sources perdent une extrémité et ne sont plus affichées`,
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
      `${name} importé : ${created} créés, ${updated} mis à jour, ${rejected} rejetés`,
    ready: (name) => `${name} est prêt à être vérifié.`,
    failed: (name) => `${name} n’a pas pu être importé.`,
  },

  guide: {
    empty: 'Aucune importation',
    emptyAbout: 'Les importations apparaissent ici avec le nombre d’enregistrements créés, mis à jour et rejetés.',
    title: 'Ce qui peut être importé',
    stix: 'Bundles STIX 2.1',
    stixAbout:
      'Un fichier JSON avec une liste d’objets. Les indicateurs et logiciels malveillants deviennent des menaces, les identités et les lieux des entités, les liens des relations. Les objets existants sont mis à jour.',
    tables: {
      threats: { name: 'Menaces (CSV)', about: 'Une menace par ligne.' },
      entities: { name: 'Entités (CSV)', about: 'Une personne, une organisation ou un lieu par ligne.' },
      connections: {
        name: 'Relations (CSV)',
        about: 'Une relation par ligne ; source et target sont les noms ou identifiants d’enregistrements existants.',
      },
    },
    columns: 'Colonnes',
    required: 'obligatoire',
    template: 'Télécharger le modèle',
    templateOf: (name) => `Télécharger le modèle : ${name}`,
    automation: 'Automatiser les importations',
    command: 'Depuis la ligne de commande du serveur',
    api: 'Depuis l’API, avec une clé API des paramètres',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
  },
};
