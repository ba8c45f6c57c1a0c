import { terms } from '@halyard/messages/de';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';
import { plural } from '../plural.ts';

const records = (count: number, written: string) =>
  plural(count, { one: '1 Datensatz', other: `${written} Datensätze` });
const connections = (count: number, written: string) =>
  plural(count, { one: '1 Verbindung', other: `${written} Verbindungen` });

export const graphView: typeof english = {
  view: 'Ansicht',
  layout: 'Anordnung',
  layouts: { force: 'Kräftebasiert', hierarchy: 'Hierarchisch', radial: 'Radial' },
  undo: 'Ansichtsänderung rückgängig machen',
  redo: 'Ansichtsänderung wiederholen',
  carrying: {
    start: 'Datensätze durch Klicken verschieben',
    pickUp: 'Klicken Sie auf den Datensatz, den Sie verschieben möchten.',
    putDown: (name) =>
      `${name} wird verschoben: Klicken Sie auf den neuen Platz, oder verwenden Sie die Pfeiltasten und Enter. Esc bricht ab.`,
  },
  measures: {
    open: 'Maße',
    label: 'Maße',
    color: 'Farbe nach',
    size: 'Größe nach',
    rank: 'Rangfolge nach',
    names: {
      risk: 'Risiko oder Schweregrad',
      community: 'Community',
      degree: 'Grad',
      betweenness: 'Betweenness',
      pagerank: 'PageRank',
    },
    meanings: {
      risk: 'Wie im Datensatz angegeben.',
      community: 'Gruppen mit mehr Verbindungen untereinander als nach außen (Louvain). Community 1 ist die größte.',
      degree: 'Mit wie vielen Datensätzen eine direkte Verbindung besteht.',
      betweenness:
        'Anteil der kürzesten Pfade zwischen anderen Datensätzen, die hier durchführen: Vermittler und Brücken.',
      pagerank:
        'Anteil an der Bedeutung: Verbindungen von wichtigen Datensätzen zählen mehr. Folgt der Richtung der Verbindungen.',
    },
    scope: 'Berechnet aus dem, was der Graph zeigt.',
    top: (measure) => `Top 10 nach ${measure}`,
    record: 'Datensatz',
    working: 'Maße werden berechnet...',
    failed: 'Die Maße konnten nicht berechnet werden.',
    others: 'Weitere Communitys',
    community: (number) => `Community ${number}`,
    least: 'Niedrigster Wert',
    greatest: 'Höchster Wert',
    larger: (measure) => `Größer: höherer Wert (${measure})`,
  },
  selection: {
    label: 'Auswahl',
    count: (count, written) =>
      plural(count, { one: '1 Datensatz ausgewählt', other: `${written} Datensätze ausgewählt` }),
    hide: 'Ausblenden',
    keep: 'Nur diese behalten',
    more: 'Weitere Aktionen',
    expand: 'Erweitern',
    neighbors: 'Nachbarn auswählen',
    incident: 'Zu Vorfall hinzufügen',
    clear: 'Aufheben',
    hidden: (count, written) =>
      plural(count, { one: '1 Datensatz von Hand ausgeblendet', other: `${written} Datensätze von Hand ausgeblendet` }),
    showHidden: 'Ausgeblendete Datensätze anzeigen',
    incidentTitle: (count, written) =>
      plural(count, {
        one: '1 Datensatz zu einem Vorfall hinzufügen',
        other: `${written} Datensätze zu einem Vorfall hinzufügen`,
      }),
    added: (count, written, incident) =>
      plural(count, {
        one: `1 Datensatz zu ${incident} hinzugefügt`,
        other: `${written} Datensätze zu ${incident} hinzugefügt`,
      }),
    tooMany: (most) => `Höchstens ${most} Datensätze können auf einmal hinzugefügt werden.`,
    failed: 'Hinzufügen zum Vorfall fehlgeschlagen.',
  },
  files: { graphml: 'Graph (GraphML)', gexf: 'Graph (GEXF)', saved: 'Datei heruntergeladen' },
  groups: {
    label: 'Gruppen',
    path: 'Geöffnete Gruppen',
    all: 'Alle Gruppen',
    gone: 'Diese Gruppe gibt es nicht mehr.',
    around: (all, around) =>
      `${all} Datensätze, gruppiert um ${around}: zu viele, um jeden zu zeichnen. Ein Datensatz gehört zu der Gruppe, mit der er am stärksten verbunden ist.`,
    byType: (all) => `${all} Datensätze, gruppiert nach Typ: zu viele, um jeden zu zeichnen.`,
    drawRecords: (written) => `Die ${written} am besten verbundenen anzeigen`,
    drawGroups: 'Gruppen anzeigen',
    counted: (name, written) => `${name} (${written})`,
    count: (count, written) => plural(count, { one: '1 Gruppe', other: `${written} Gruppen` }),
    records: (name, count, written) => `${name}: ${records(count, written)}`,
    outside: (count, written) => `${connections(count, written)} zu anderen Gruppen`,
    figures: (count, written, pairs, pairsWritten) =>
      `${plural(count, { one: '1 Gruppe', other: `${written} Gruppen` })}, ${plural(pairs, { one: '1 Paar davon verbunden', other: `${pairsWritten} Paare davon verbunden` })}`,
  },
  similar: {
    title: 'Ähnliche Entitäten',
    loading: 'Ähnliche Entitäten werden geladen...',
    failed: 'Ähnliche Entitäten konnten nicht geladen werden.',
    none: 'Kein anderer Datensatz hat einen Nachbarn mit diesem gemeinsam.',
    hint: 'Anteil der Nachbarn, die beide haben (Jaccard).',
    score: (percent) => `${percent} ähnlich`,
    shared: (count, written) =>
      plural(count, { one: '1 gemeinsamer Nachbar', other: `${written} gemeinsame Nachbarn` }),
    more: (written) => `und ${written} weitere`,
    partial: 'Einige Nachbarn haben sehr viele Verbindungen und wurden ausgelassen.',
  },
  outside: {
    incident: 'Vorfall',
    observable: 'Observable',
    openIncident: 'Vorfall öffnen',
    openObservable: 'Observable öffnen',
    clear: 'Auswahl aufheben',
    linked: 'Verknüpft',
    observed: 'Beobachtet',
  },
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkCopiedWithout:
    'Link kopiert. Was von Hand ausgeblendet, auf- oder zugeklappt oder angeheftet wurde, ist nicht darin.',
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
    timeHint: 'Nach letzter Aktivität, erstem und letztem Kontakt',
    from: 'Von',
    to: 'Bis',
    noTime: 'Ohne Datum',
    play: 'Abspielen',
    pause: 'Anhalten',
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
    chosen: 'Gemeinsam ausgewählt',
    pinned: 'Angeheftet',
    several: '+2: zwei weitere Verbindungen auf der Linie',
  },
};
