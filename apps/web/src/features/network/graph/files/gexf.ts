import { escapeXml } from '../drawing/svg-pen.ts';
import { edgeValues, type GraphContent, nodeValues } from './graph-content.ts';

const edgeNames = ['type', 'strength', 'first_contact', 'last_contact'] as const;
const nodeNames = ['name', 'type', 'kind', 'severity', 'risk', 'last_activity'] as const;

const attributes = (part: 'node' | 'edge', names: readonly string[]) => [
  `<attributes class="${part}">`,
  ...names.map((name) => `<attribute id="${name}" title="${name}" type="string"/>`),
  '</attributes>',
];

const valuesOf = (values: Readonly<Record<string, string | null>>) =>
  `<attvalues>${Object.entries(values)
    .map(([name, value]) => (value === null ? '' : `<attvalue for="${name}" value="${escapeXml(value)}"/>`))
    .join('')}</attvalues>`;

/** The graph as GEXF 1.3 (gexf.net) with its positions; what no one stated has no value. */
export function writeGexf({ nodes, edges }: GraphContent): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">',
    '<graph defaultedgetype="directed">',
    ...attributes('node', nodeNames),
    ...attributes('edge', edgeNames),
    '<nodes>',
    ...nodes.map((node) => {
      // Gephi counts upwards.
      const place = node.at ? `<viz:position x="${node.at.x}" y="${-node.at.y}" z="0"/>` : '';
      return `<node id="${escapeXml(node.id)}" label="${escapeXml(node.name)}">${valuesOf(nodeValues(node))}${place}</node>`;
    }),
    '</nodes>',
    '<edges>',
    ...edges.map((edge) => {
      const [id, source, target] = [edge.id, edge.source, edge.target].map(escapeXml);
      const label = escapeXml(edge.type);
      return `<edge id="${id}" source="${source}" target="${target}" label="${label}">${valuesOf(edgeValues(edge))}</edge>`;
    }),
    '</edges>',
    '</graph>',
    '</gexf>\n',
  ].join('\n');
}
