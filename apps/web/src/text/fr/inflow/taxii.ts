import { terms } from '@halyard/messages/fr';
import type { taxii as english } from '../../en/inflow/taxii.ts';
import { common } from '../common.ts';

/** Saved views that other programs read by TAXII. */
export const taxii: typeof english = {
  title: 'Serveur TAXII',
  lead: 'D’autres programmes lisent ces vues enregistrées de menaces par TAXII 2.1. Ils se connectent avec une clé API comme mot de passe.',
  address: 'URL TAXII',
  none: 'Aucune vue n’est publiée comme collection TAXII.',
  howTo:
    'Ouvrez une vue partagée dans Analyse des menaces et choisissez « Publier comme collection TAXII » dans son menu.',
  threats: 'Analyse des menaces',
  view: 'Vue',
  noView: 'La vue a été supprimée ou n’est plus partagée. Rien n’est envoyé.',
  readers: 'Lecture',
  writers: 'Écriture',
  nobody: 'Personne',
  ceiling: 'Plafond TLP',
  inView: 'Menaces de la vue',
  heldBack: 'Retenues par le TLP',
  lastRead: 'Dernière lecture',
  never: 'Pas encore lue',
  loading: 'Chargement des collections TAXII...',
  publish: 'Publier comme collection TAXII',
  submit: 'Publier',
  unpublish: 'Ne plus publier',
  editTitle: 'Modifier la collection TAXII',
  name: 'Titre',
  nameMissing: 'Saisissez un titre.',
  description: 'Description',
  ceilingHint:
    'Les menaces au marquage plus strict ne sont pas envoyées, TLP:RED jamais. Les menaces sans marquage sont envoyées.',
  readersHint: 'Rôles dont les clés API peuvent lire la collection',
  writersHint: 'Rôles dont les clés API peuvent ajouter des objets. Ils sont importés comme un fichier.',
  roles: terms.roles,
  edit: common.edit,
  save: common.save,
  cancel: common.cancel,
  close: common.close,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.copyFailed,
  retry: common.retry,
  about: (name: string) =>
    `La collection suit « ${name} » : ce qui entre dans la vue ou en sort entre dans la collection ou en sort.`,
  published: (title: string) => `Publiée comme collection TAXII « ${title} »`,
  saved: (title: string) => `Collection TAXII « ${title} » modifiée`,
  unpublished: (title: string) => `La collection TAXII « ${title} » n’est plus publiée`,
  editOf: (title: string) => `Modifier ${title}`,
  unpublishOf: (title: string) => `Ne plus publier ${title}`,
  failures: {
    load: 'Impossible de charger les collections TAXII.',
    save: 'Impossible d’enregistrer la collection TAXII.',
    unpublish: 'Impossible de retirer la collection TAXII.',
  },
};
