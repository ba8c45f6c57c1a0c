import { terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';

const records = (count: number, written: string) => plural(count, { one: '1 record', other: `${written} records` });
const connections = (count: number, written: string) =>
  plural(count, { one: '1 connection', other: `${written} connections` });

/** What of the graph is drawn, and what its marks mean. `written` is a count as the person writes numbers. */
export const graphView = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
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
    timeHint: 'By last activity and last contact',
    from: 'From',
    to: 'To',
    noTime: 'Without a date',
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
    pinned: 'Pinned',
    several: '+2: two more connections on the line',
  },
};
