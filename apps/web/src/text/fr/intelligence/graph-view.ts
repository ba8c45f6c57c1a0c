import { terms } from '@halyard/messages/fr';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';
import { plural } from '../plural.ts';

const records = (count: number, written: string) =>
  plural(count, { one: `${written} fiche`, other: `${written} fiches` });
const connections = (count: number, written: string) =>
  plural(count, { one: `${written} relation`, other: `${written} relations` });

export const graphView: typeof english = {
  view: 'Affichage',
  layout: 'Disposition',
  layouts: { force: 'Par forces', hierarchy: 'Hiérarchique', radial: 'Radiale' },
  undo: 'Annuler la modification de la vue',
  redo: 'Rétablir la modification de la vue',
  carrying: {
    start: 'Déplacer des fiches par clics',
    pickUp: 'Cliquez sur la fiche à déplacer.',
    putDown: (name) =>
      `Déplacement de ${name} : cliquez sur son nouvel emplacement, ou utilisez les flèches et Entrée. Échap annule.`,
  },
  measures: {
    open: 'Mesures',
    label: 'Mesures',
    color: 'Couleur selon',
    size: 'Taille selon',
    rank: 'Classer selon',
    names: {
      risk: 'Risque ou gravité',
      community: 'Communauté',
      degree: 'Degré',
      betweenness: 'Intermédiarité',
      pagerank: 'PageRank',
    },
    meanings: {
      risk: 'Tel qu’indiqué dans l’enregistrement.',
      community:
        'Groupes ayant plus de connexions entre eux qu’avec les autres (Louvain). La communauté 1 est la plus grande.',
      degree: 'Nombre d’enregistrements auxquels il est directement connecté.',
      betweenness:
        'Part des plus courts chemins entre d’autres enregistrements qui passent par lui : intermédiaires et ponts.',
      pagerank:
        'Part d’importance : les connexions venant d’enregistrements importants comptent davantage. Suit le sens des connexions.',
    },
    scope: 'Calculé à partir de ce que montre le graphe.',
    top: (measure) => `Les 10 premiers par ${measure}`,
    record: 'Enregistrement',
    working: 'Calcul des mesures...',
    failed: 'Impossible de calculer les mesures.',
    others: 'Autres communautés',
    community: (number) => `Communauté ${number}`,
    least: 'Valeur la plus basse',
    greatest: 'Valeur la plus haute',
    larger: (measure) => `Plus grand : ${measure} plus élevé`,
  },
  selection: {
    label: 'Sélection',
    count: (count, written) =>
      plural(count, { one: '1 enregistrement sélectionné', other: `${written} enregistrements sélectionnés` }),
    hide: 'Masquer',
    keep: 'Ne garder que ceux-ci',
    more: 'Autres actions',
    expand: 'Développer',
    neighbors: 'Sélectionner les voisins',
    incident: 'Ajouter à un incident',
    clear: 'Effacer la sélection',
    hidden: (count, written) =>
      plural(count, {
        one: '1 enregistrement masqué à la main',
        other: `${written} enregistrements masqués à la main`,
      }),
    showHidden: 'Afficher les enregistrements masqués',
    incidentTitle: (count, written) =>
      plural(count, {
        one: 'Ajouter 1 enregistrement à un incident',
        other: `Ajouter ${written} enregistrements à un incident`,
      }),
    added: (count, written, incident) =>
      plural(count, {
        one: `1 enregistrement ajouté à ${incident}`,
        other: `${written} enregistrements ajoutés à ${incident}`,
      }),
    tooMany: (most) => `Au plus ${most} enregistrements peuvent être ajoutés à la fois.`,
    failed: 'Impossible d’ajouter à l’incident.',
  },
  files: { graphml: 'Graphe (GraphML)', gexf: 'Graphe (GEXF)', saved: 'Fichier téléchargé' },
  groups: {
    label: 'Groupes',
    path: 'Groupes ouverts',
    all: 'Tous les groupes',
    gone: 'Ce groupe n’existe plus.',
    around: (all, around) =>
      `${all} fiches, regroupées autour de ${around} : trop nombreuses pour être dessinées une à une. Chaque fiche est dans le groupe auquel elle est le plus fortement reliée.`,
    byType: (all) => `${all} fiches, regroupées par type : trop nombreuses pour être dessinées une à une.`,
    drawRecords: (written) => `Afficher les ${written} mieux reliées`,
    drawGroups: 'Afficher les groupes',
    counted: (name, written) => `${name} (${written})`,
    count: (count, written) => plural(count, { one: `${written} groupe`, other: `${written} groupes` }),
    records: (name, count, written) => `${name} : ${records(count, written)}`,
    outside: (count, written) => `${connections(count, written)} avec d’autres groupes`,
    figures: (count, written, pairs, pairsWritten) =>
      `${plural(count, { one: `${written} groupe`, other: `${written} groupes` })}, ${plural(pairs, { one: `${pairsWritten} paire reliée`, other: `${pairsWritten} paires reliées` })}`,
  },
  similar: {
    title: 'Entités similaires',
    loading: 'Chargement des entités similaires...',
    failed: 'Impossible de charger les entités similaires.',
    none: 'Aucun autre enregistrement ne partage de voisin avec celui-ci.',
    hint: 'Part des voisins que les deux ont en commun (Jaccard).',
    score: (percent) => `${percent} de similarité`,
    shared: (count, written) => plural(count, { one: '1 voisin commun', other: `${written} voisins communs` }),
    more: (written) => `et ${written} autres`,
    partial: 'Certains voisins ont un très grand nombre de connexions et ont été laissés de côté.',
  },
  outside: {
    incident: 'Incident',
    observable: 'Observable',
    openIncident: 'Ouvrir l’incident',
    openObservable: 'Ouvrir l’observable',
    clear: 'Effacer la sélection',
    linked: 'Lié',
    observed: 'Observé',
  },
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  linkCopiedWithout: 'Lien copié. Ce qui a été masqué, développé, réduit ou épinglé à la main n’y figure pas.',
  copyFailed: 'La copie a échoué. Copiez l’adresse depuis la barre d’adresse.',
  filter: {
    open: 'Filtrer le graphe',
    active: (count) => plural(count, { one: `${count} actif`, other: `${count} actifs` }),
    label: 'Filtre du graphe',
    kinds: 'Catégories',
    counted: (name, written) => `${name} (${written})`,
    strength: 'Force de la relation',
    strengths: {
      strong: terms.strengths.Strong,
      medium: terms.strengths.Medium,
      weak: terms.strengths.Weak,
      none: 'Non définie',
    },
    time: 'Période',
    timeHint: 'Selon la dernière activité, le premier et le dernier contact',
    from: 'Du',
    to: 'Au',
    noTime: 'Sans date',
    play: 'Lire',
    pause: 'Mettre en pause',
    noDates: 'Rien dans ce graphe n’a de date.',
    hidden: (nodes, nodesWritten, edges, edgesWritten) =>
      `Masqués par le filtre du graphe : ${records(nodes, nodesWritten)}, ${connections(edges, edgesWritten)}`,
    showAll: 'Tout afficher',
  },
  more: {
    label: 'Voisins non affichés',
    of: (name, count, written) =>
      `${name} : ${plural(count, { one: `${written} autre voisin`, other: `${written} autres voisins` })}`,
    show: (written) => `En afficher ${written} de plus`,
    showOf: (name, written) => `Afficher ${written} voisins de plus de ${name}`,
  },
  legend: {
    shapes: 'Type',
    tones: 'Risque ou gravité',
    lines: 'Force de la relation',
    marks: 'Marques',
    size: 'Plus de relations',
    arrow: 'De la source à la cible',
    path: 'Chemin le plus court',
    selected: 'Sélectionné',
    chosen: 'Sélectionnés ensemble',
    pinned: 'Épinglé',
    several: '+2 : deux autres relations sur la ligne',
  },
};
