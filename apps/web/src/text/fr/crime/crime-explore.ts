import { fields } from '@halyard/messages/fr';
import type { crimeExplore as english } from '../../en/crime/crime-explore.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of exploring crime data: figures, trend, areas, comparison and map. */
export const crimeExplore: typeof english = {
  loading: 'Chargement des chiffres...',
  failed: 'Les indicateurs n’ont pas pu être chargés.',
  retry: common.tryAgain,
  showTable: 'Afficher le tableau',
  showChart: 'Afficher le graphique',
  total: 'Total',
  month: common.month,
  area: common.area,
  category: fields.category,
  crime: 'Délits sans Anti-social behaviour',
  rows: (count, written) => plural(count, { one: `${written} ligne`, other: `${written} lignes` }),
  figure: (name, count) => `${name} : ${count}`,
  absent: {
    notImported: 'non importé',
    notPublished: 'aucune donnée publiée',
    future: 'pas encore terminé',
  },
  separator: ', ',

  totals: {
    label: 'Totaux',
    with: 'Toutes les lignes',
    withAbout: 'Anti-social behaviour inclus',
    without: 'Sans Anti-social behaviour',
    withoutAbout: 'lignes qui peuvent avoir un Crime ID et une suite',
    only: 'Anti-social behaviour',
    onlyAbout: 'publié sans Crime ID ni suite',
    leftOut: 'Exclu par le filtre',
    span: (from, to) => `${from} à ${to}`,
    allAbsent: 'Aucune donnée importée pour ces mois. Cela ne signifie pas zéro infraction.',
  },

  trend: {
    title: 'Par mois',
    split: 'Lignes',
    splitNone: 'Tous les délits',
    splitCategory: 'Cinq plus grandes catégories',
    point: (month, count) => `${month} : ${count}`,
    gaps: 'Les mois sans données sont des lacunes, pas des zéros.',
  },

  areas: {
    title: 'Catégories par zone',
    about: (count) =>
      `Les ${count} zones comptant le plus de lignes. Une couleur plus soutenue signifie plus de lignes.`,
    without: (count, written) =>
      plural(count, {
        one: `${written} ligne n’indique aucune zone`,
        other: `${written} lignes n’indiquent aucune zone`,
      }),
    others: (count, written) =>
      plural(count, {
        one: `${written} autre ligne n’est pas dans ce tableau`,
        other: `${written} autres lignes ne sont pas dans ce tableau`,
      }),
    empty: 'Aucune ligne de ce filtre n’indique de zone.',
    cell: (area, category, count) => `${area}, ${category} : ${count}`,
  },

  compare: {
    title: 'Comparer',
    by: 'Comparer par',
    months: 'Mois',
    areas: 'Zones',
    first: 'Premier',
    second: 'Second',
    difference: 'Différence',
    ratio: 'Variation',
    noRatio: 'Aucune variation ne peut être donnée : le premier chiffre est 0',
    few: 'peu de lignes',
    fewAbout: 'Moins de 30 lignes d’un côté : une variation peut être due au hasard.',
    uncovered: (name, reason) => `${name} n’est pas couvert : ${reason}. La comparaison est impossible.`,
    nothing: (name) => `Aucune donnée pour ${name} sur ces mois. La zone n’est peut-être pas couverte.`,
    tooFew:
      'Choisissez une période plus longue ou importez davantage de données. Une comparaison exige deux mois ou deux zones.',
    more: (second, first) => `Barres à droite : plus dans ${second} que dans ${first}`,
  },

  map: {
    title: 'Carte',
    label: 'Carte des lignes en hexagones',
    keys: 'Les flèches déplacent la carte, + et - zooment, 0 montre tout, Entrée ouvre les lignes au centre. La molette zoome quand la carte a le focus, ou avec Ctrl.',
    snap: 'Les points sont anonymisés (points d’ancrage) et ne sont pas le lieu exact des faits.',
    loading: 'Chargement de la carte...',
    failed: 'La carte n’a pas pu être chargée.',
    outlineFailed: 'Le trait de côte n’a pas pu être chargé. Les données ne sont pas affectées.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Tout afficher',
    legend: 'Lignes par hexagone, échelle logarithmique',
    size: (metres) => `Les hexagones font ${metres} de large`,
    metres: (count) => `${count} m`,
    kilometres: (count) => `${count} km`,
    range: (from, to) => (from === to ? from : `${from} à ${to}`),
    at: (count, place) => `${count}, ${place}`,
    in: (place) => `à ${place}`,
    near: (place, distance) => `à ${distance} de ${place}`,
    busiest: 'Hexagones visibles comptant le plus de lignes',
    nothing: 'Aucune ligne de ce filtre n’a de coordonnées.',
    points: (count, written, rows) =>
      plural(count, {
        one: `${written} point d’ancrage regroupe ${rows}`,
        other: `${written} points d’ancrage regroupent ${rows}`,
      }),
    withoutLocation: (count, written) =>
      plural(count, {
        one: `${written} ligne n’a pas de coordonnées et n’est pas sur la carte`,
        other: `${written} lignes n’ont pas de coordonnées et ne sont pas sur la carte`,
      }),
    others: (count, written) =>
      plural(count, {
        one: `${written} ligne se trouve dans un hexagone non dessiné : agrandissez la carte`,
        other: `${written} lignes se trouvent dans des hexagones non dessinés : agrandissez la carte`,
      }),
    credit: 'Côtes : Natural Earth',
  },
};
