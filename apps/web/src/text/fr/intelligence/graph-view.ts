import { terms } from '@halyard/messages/fr';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';
import { plural } from '../plural.ts';

const records = (count: number, written: string) =>
  plural(count, { one: `${written} fiche`, other: `${written} fiches` });
const connections = (count: number, written: string) =>
  plural(count, { one: `${written} relation`, other: `${written} relations` });

export const graphView: typeof english = {
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
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
    timeHint: 'Selon la dernière activité et le dernier contact',
    from: 'Du',
    to: 'Au',
    noTime: 'Sans date',
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
    pinned: 'Épinglé',
    several: '+2 : deux autres relations sur la ligne',
  },
};
