import { oneOf } from '../../../records/address/read-value.ts';

export const layoutKinds = ['force', 'hierarchy', 'radial'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** What is worked out about the place of a record in the network. */
export const measures = ['degree', 'betweenness', 'pagerank'] as const;
export type Measure = (typeof measures)[number];
export const colorings = ['risk', 'community', ...measures] as const;
export type Coloring = (typeof colorings)[number];

/** How the network is laid out, colored and sized. */
export type GraphLook = { readonly layout: LayoutKind; readonly color: Coloring; readonly size: Measure };

export const usualLook: GraphLook = { layout: 'force', color: 'risk', size: 'degree' };

export const graphLookParameters = ['layout', 'color', 'size'] as const;

/** Reads the look from the address; what it does not know it leaves as usual. */
export const readGraphLook = (given: Readonly<Record<string, unknown>>): GraphLook => ({
  layout: oneOf(layoutKinds, given.layout) ?? 'force',
  color: oneOf(colorings, given.color) ?? 'risk',
  size: oneOf(measures, given.size) ?? 'degree',
});
