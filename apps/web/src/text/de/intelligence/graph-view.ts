import { terms } from '@halyard/messages/de';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';
import { plural } from '../plural.ts';

const records = (count: number, written: string) =>
  plural(count, { one: '1 Datensatz', other: `${written} Datensätze` });
const connections = (count: number, written: string) =>
  plural(count, { one: '1 Verbindung', other: `${written} Verbindungen` });

export const graphView: typeof english = {
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  copyFailed: 'Kopieren fehlgeschlagen. Kopieren Sie die Adresse aus der Adressleiste.',
  filter: {
    open: 'Graph filtern',
    active: (count) => `${count} aktiv`,
    label: 'Filter des Graphen',
    kinds: 'Arten',
    counted: (name, written) => `${name} (${written})`,
    strength: 'Stärke der Verbindung',
    strengths: {
      strong: terms.strengths.Strong,
      medium: terms.strengths.Medium,
      weak: terms.strengths.Weak,
      none: 'Nicht festgelegt',
    },
    time: 'Zeit',
    timeHint: 'Nach letzter Aktivität und letztem Kontakt',
    from: 'Von',
    to: 'Bis',
    noTime: 'Ohne Datum',
    noDates: 'Nichts in diesem Graphen hat ein Datum.',
    hidden: (nodes, nodesWritten, edges, edgesWritten) =>
      `Vom Filter des Graphen ausgeblendet: ${records(nodes, nodesWritten)}, ${connections(edges, edgesWritten)}`,
    showAll: 'Alle anzeigen',
  },
  more: {
    label: 'Nicht angezeigte Nachbarn',
    of: (name, count, written) =>
      `${name}: ${plural(count, { one: '1 weiterer Nachbar', other: `${written} weitere Nachbarn` })}`,
    show: (written) => `${written} weitere anzeigen`,
    showOf: (name, written) => `${written} weitere Nachbarn von ${name} anzeigen`,
  },
  legend: {
    shapes: 'Typ',
    tones: 'Risiko oder Schweregrad',
    lines: 'Stärke der Verbindung',
    marks: 'Zeichen',
    size: 'Mehr Verbindungen',
    arrow: 'Von der Quelle zum Ziel',
    path: 'Kürzester Pfad',
    selected: 'Ausgewählt',
    pinned: 'Angeheftet',
    several: '+2: zwei weitere Verbindungen auf der Linie',
  },
};
