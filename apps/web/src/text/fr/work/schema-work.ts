import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { SchemaChange, SchemaEffect, SchemaVerdict } from '@halyard/contracts/work/schemas.ts';
import { fields } from '@halyard/messages/fr';
import type { schemaWork as english } from '../../en/work/schema-work.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const kinds: Readonly<Record<CrimeKind, string>> = {
  street: 'Délits sur la voie publique',
  outcomes: 'Suites données',
  'stop-and-search': 'Contrôles et fouilles',
};

const verdicts: Readonly<Record<SchemaVerdict, { readonly title: string; readonly about: string }>> = {
  same: { title: 'Identique', about: 'Seuls l’ordre et les descriptions diffèrent.' },
  compatible: { title: 'Compatible', about: 'Tous les documents qui étaient valides le restent.' },
  breaking: { title: 'Incompatible', about: 'Certains documents ne sont plus valides. Exemple :' },
  unproved: {
    title: 'Peut-être incompatible',
    about: 'Le schéma est plus strict, mais aucun exemple devenu non valide n’a été trouvé. Examinez les changements.',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: 'sans effet',
  widening: 'moins strict',
  narrowing: 'plus strict',
  unknown: 'effet inconnu',
};

const changes: Readonly<Record<SchemaChange['kind'], string>> = {
  added: 'Ajouté',
  removed: 'Supprimé',
  changed: 'Modifié',
};

export const schemaWork: typeof english = {
  make: {
    button: 'Créer un schéma',
    notAllowed: 'Vous avez un accès en lecture seule. Les analystes et les administrateurs peuvent créer des schémas.',
    title: 'Créer un schéma',
    sources: 'Créer à partir de',
    file: 'Fichier échantillon',
    police: 'Données de police',
    written: 'JSON Schema',
    fileAbout: 'CSV avec un en-tête, tableau JSON d’objets ou NDJSON, jusqu’à 512 Mo. Le fichier n’est pas conservé.',
    policeAbout: 'Utilise toutes les lignes d’un mois de données de police importées.',
    writtenAbout: 'JSON Schema, versions 04 à 2020-12, jusqu’à 8 Mo et 400 niveaux.',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    chosen: (name, size) => `${name}, ${size}`,
    name: fields.name,
    nameHint: 'Affiché comme source du schéma, par exemple le nom du fichier.',
    paste: 'Ou collez le schéma',
    pasteHint: 'Le fichier ou le texte le plus récent est utilisé.',
    asVersion: (title) => `Comme version suivante de « ${title} »`,
    kind: fields.kind,
    kindOf: (kind) => kinds[kind],
    month: common.month,
    monthsHint: 'Mois dont les fichiers de délits sur la voie publique sont importés, du plus récent au plus ancien.',
    noMonths: 'Aucune donnée de police. Importez-en d’abord dans « Analyse de la criminalité ».',
    monthsLoading: 'Chargement des mois...',
    monthsFailed: 'Les mois n’ont pas pu être chargés.',
    start: 'Créer le schéma',
    add: 'Ajouter le schéma',
    cancel: common.cancel,
    stop: 'Arrêter',
    sending: 'Envoi',
    sent: (percent, sent, total) => `${percent} envoyés, ${sent} sur ${total}`,
    reading: 'Envoi terminé. Traitement...',
    made: (title) => `${title} créé`,
    noFile: 'Choisissez d’abord un fichier.',
    noName: 'Saisissez un nom.',
    nothingWritten: 'Choisissez un fichier ou collez un schéma.',
    notJson: 'Ce n’est pas du JSON valide. Corrigez-le et réessayez.',
    emptyFile: 'Ce fichier est vide. Choisissez-en un qui contient des lignes.',
    wrongKind:
      'Ce n’est ni du CSV, ni du JSON, ni du NDJSON (.csv, .json, .ndjson, .jsonl). Exportez les données dans l’un de ces formats.',
    sampleTooLarge: (size) => `Ce fichier fait ${size} ; 512 Mo au plus sont acceptés. Envoyez-en une partie.`,
    schemaTooLarge: (size) => `Ce schéma fait ${size} ; 8 Mo au plus sont acceptés.`,
    failed: 'Le schéma n’a pas pu être créé. Votre saisie est conservée. Veuillez réessayer.',
    unreachable: 'Connexion interrompue. Rien n’a été créé. Veuillez réessayer.',
  },

  versions: {
    only: 'Ce schéma n’a qu’une version. Ajoutez-en une autre pour comparer.',
    list: 'Versions, de la plus récente à la plus ancienne',
    version: (version) => `Version ${version}`,
    shown: 'affichée',
    open: (version) => `Afficher la version ${version}`,
    older: 'De',
    newer: 'À',
    comparing: 'Comparaison...',
    failed: 'Les versions n’ont pas pu être comparées.',
    sameChosen: 'Sélectionnez deux versions différentes.',
    verdict: (verdict) => verdicts[verdict],
    example: 'Exemple de document qui n’est plus valide',
    rejectedAt: (place, message) => `${place} : ${message}`,
    wholeDocument: 'Tout le document',
    changes: (count, written) => plural(count, { one: `${written} changement`, other: `${written} changements` }),
    more: (count, written) =>
      plural(count, {
        one: `${written} autre changement n’est pas indiqué.`,
        other: `${written} autres changements ne sont pas indiqués.`,
      }),
    none: 'Aucun mot-clé n’a changé.',
    root: 'Racine du schéma',
    show: (place) => `Afficher ${place} dans l’arbre`,
    removed: 'Dans l’ancienne version seulement',
    change: (kind) => changes[kind],
    effect: (effect) => effects[effect],
    before: 'Avant',
    after: 'Après',
  },

  validate: {
    label: 'Document JSON',
    hint: 'Collez un document ou déposez un fichier, jusqu’à 8 Mo. Le document n’est pas conservé.',
    choose: 'Choisir un fichier',
    check: 'Valider',
    checking: 'Validation...',
    empty: 'Collez d’abord un document.',
    tooLarge: (size) => `Ce document fait ${size} ; 8 Mo au plus sont acceptés.`,
    unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le de nouveau.',
    failed: 'Le document n’a pas pu être validé. Votre saisie est conservée.',
    unreachable: 'Connexion interrompue. Votre saisie est conservée. Veuillez réessayer.',
    valid: 'Le document est valide.',
    invalid: (count, written) =>
      plural(count, {
        one: `Le document n’est pas valide : ${written} erreur.`,
        other: `Le document n’est pas valide : ${written} erreurs.`,
      }),
    atLeast: (written) => `Le document n’est pas valide : ${written} erreurs, dont les 200 premières sont indiquées.`,
    took: (ms) => `Vérifié en ${ms} ms`,
    stale: 'Le document a été modifié. Validez-le de nouveau.',
    list: 'Erreurs',
    wholeDocument: 'Tout le document',
    show: (place) => `Afficher la règle pour ${place} dans l’arbre`,
    clear: 'Effacer le résultat',
  },

  export: {
    label: 'Exporter',
    formats: { 'json-schema': 'JSON Schema', typescript: 'Types TypeScript', sample: 'Document d’exemple' },
    saved: (name) => `${name} enregistré`,
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
    marked: 'Données d’exemple : ce schéma a été affiché, car un autre n’a pas pu être chargé.',
    fileName: 'donnees-exemple-client.schema.json',
  },

  remove: {
    button: common.delete,
    buttonOf: (version) => `Supprimer la version ${version}`,
    notAllowed: 'Vous ne pouvez supprimer que vos propres schémas.',
    done: (title) => `${title} supprimé. Vous pouvez le restaurer pendant 30 jours.`,
    undo: common.undo,
    restored: (title) => `${title} restauré`,
    failed: 'Le schéma n’a pas pu être supprimé.',
    restoreFailed: 'Le schéma n’a pas pu être restauré.',
  },
};
