import { terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';

const records = (count: number, written: string) => plural(count, { one: '1 record', other: `${written} records` });
const connections = (count: number, written: string) =>
  plural(count, { one: '1 connection', other: `${written} connections` });

/** What of the graph is drawn, and what its marks mean. `written` is a count as the person writes numbers. */
export const graphView = {
  view: 'View',
  layout: 'Layout',
  layouts: { force: 'Force-directed', hierarchy: 'Hierarchical', radial: 'Radial' },
  undo: 'Undo view change',
  redo: 'Redo view change',
  carrying: {
    start: 'Move records by clicks',
    pickUp: 'Click the record to move.',
    putDown: (name: string) => `Moving ${name}: click its new place, or use the arrow keys and Enter. Escape cancels.`,
  },
  measures: {
    open: 'Measures',
    label: 'Measures',
    color: 'Color by',
    size: 'Size by',
    rank: 'Rank by',
    names: {
      risk: 'Risk or severity',
      community: 'Community',
      degree: 'Degree',
      betweenness: 'Betweenness',
      pagerank: 'PageRank',
    },
    meanings: {
      risk: 'As stated on the record.',
      community: 'Groups with more connections among themselves than to others (Louvain). Community 1 is the largest.',
      degree: 'How many records it is directly connected to.',
      betweenness: 'Share of the shortest paths between other records that pass through it: brokers and bridges.',
      pagerank:
        'Share of importance: connections from important records count more. Follows the direction of connections.',
    },
    scope: 'Calculated from what the graph shows.',
    top: (measure: string) => `Top 10 by ${measure}`,
    record: 'Record',
    working: 'Calculating measures...',
    failed: 'Failed to calculate the measures.',
    others: 'Other communities',
    community: (number: string) => `Community ${number}`,
    least: 'Lowest',
    greatest: 'Highest',
    larger: (measure: string) => `Larger: higher ${measure}`,
  },
  selection: {
    label: 'Selection',
    count: (count: number, written: string) =>
      plural(count, { one: '1 record selected', other: `${written} records selected` }),
    hide: 'Hide',
    keep: 'Keep only',
    more: 'More actions',
    expand: 'Expand',
    neighbors: 'Select neighbors',
    incident: 'Add to incident',
    clear: 'Clear',
    hidden: (count: number, written: string) =>
      plural(count, { one: '1 record hidden by hand', other: `${written} records hidden by hand` }),
    showHidden: 'Show hidden records',
    incidentTitle: (count: number, written: string) =>
      plural(count, { one: 'Add 1 record to an incident', other: `Add ${written} records to an incident` }),
    added: (count: number, written: string, incident: string) =>
      plural(count, { one: `1 record added to ${incident}`, other: `${written} records added to ${incident}` }),
    tooMany: (most: string) => `At most ${most} records can be added at once.`,
    failed: 'Failed to add to the incident.',
  },
  files: { graphml: 'Graph (GraphML)', gexf: 'Graph (GEXF)', saved: 'File downloaded' },
  groups: {
    label: 'Groups',
    path: 'Opened groups',
    all: 'All groups',
    gone: 'This group no longer exists.',
    around: (all: string, around: string) =>
      `${all} records, grouped around ${around}: too many to draw each. A record is in the group that it is most strongly connected to.`,
    byType: (all: string) => `${all} records, grouped by type: too many to draw each.`,
    drawRecords: (written: string) => `Show the ${written} best connected`,
    drawGroups: 'Show groups',
    counted: (name: string, written: string) => `${name} (${written})`,
    count: (count: number, written: string) => plural(count, { one: '1 group', other: `${written} groups` }),
    records: (name: string, count: number, written: string) => `${name}: ${records(count, written)}`,
    outside: (count: number, written: string) => `${connections(count, written)} to other groups`,
    figures: (count: number, written: string, pairs: number, pairsWritten: string) =>
      `${plural(count, { one: '1 group', other: `${written} groups` })}, ${plural(pairs, { one: '1 pair of them connected', other: `${pairsWritten} pairs of them connected` })}`,
  },
  similar: {
    title: 'Similar entities',
    loading: 'Loading similar entities...',
    failed: 'Failed to load similar entities.',
    none: 'No other record shares a neighbor with this one.',
    hint: 'Share of neighbors that both have (Jaccard).',
    score: (percent: string) => `${percent} similar`,
    shared: (count: number, written: string) =>
      plural(count, { one: '1 shared neighbor', other: `${written} shared neighbors` }),
    more: (written: string) => `and ${written} more`,
    partial: 'Some neighbors have very many connections and were left out.',
  },
  outside: {
    incident: 'Incident',
    observable: 'Observable',
    openIncident: 'Open incident',
    openObservable: 'Open observable',
    clear: 'Clear selection',
    linked: 'Linked',
    observed: 'Observed',
  },
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkCopiedWithout: 'Link copied. What was hidden, expanded, collapsed or pinned by hand is not in it.',
  copyFailed: 'Failed to copy. Copy the address from the address bar.',
  filter: {
    open: 'Filter graph',
    active: (count: number) => `${count} active`,
    label: 'Graph filter',
    kinds: 'Kinds',
    counted: (name: string, written: string) => `${name} (${written})`,
    strength: 'Connection strength',
    strengths: {
      strong: terms.strengths.Strong,
      medium: terms.strengths.Medium,
      weak: terms.strengths.Weak,
      none: 'Not set',
    },
    time: 'Time',
    timeHint: 'By last activity, first and last contact',
    from: 'From',
    to: 'To',
    noTime: 'Without a date',
    play: 'Play',
    pause: 'Pause',
    noDates: 'Nothing in this graph has a date.',
    hidden: (nodes: number, nodesWritten: string, edges: number, edgesWritten: string) =>
      `Hidden by the graph filter: ${records(nodes, nodesWritten)}, ${connections(edges, edgesWritten)}`,
    showAll: 'Show all',
  },
  more: {
    label: 'Neighbors not shown',
    of: (name: string, count: number, written: string) =>
      `${name}: ${plural(count, { one: '1 more neighbor', other: `${written} more neighbors` })}`,
    show: (written: string) => `Show ${written} more`,
    showOf: (name: string, written: string) => `Show ${written} more neighbors of ${name}`,
  },
  legend: {
    shapes: 'Type',
    tones: 'Risk or severity',
    lines: 'Connection strength',
    marks: 'Marks',
    size: 'More connections',
    arrow: 'From source to target',
    path: 'Shortest path',
    selected: 'Selected',
    chosen: 'Selected together',
    pinned: 'Pinned',
    several: '+2: two more connections on the line',
  },
};
