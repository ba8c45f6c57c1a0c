import { escapeXml } from '../drawing/svg-pen.ts';
import { edgeValues, type GraphContent, nodeValues } from './graph-content.ts';

const edgeNames = ['type', 'strength', 'first_contact', 'last_contact'] as const;
const nodeNames = ['name', 'type', 'kind', 'severity', 'risk', 'last_activity'] as const;

const keysFor = (part: 'node' | 'edge', names: readonly string[]) =>
  names.map((name) => `<key id="${part}_${name}" for="${part}" attr.name="${name}" attr.type="string"/>`);

const dataOf = (part: 'node' | 'edge', values: Readonly<Record<string, string | null>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === null ? '' : `<data key="${part}_${name}">${escapeXml(value)}</data>`))
    .join('');

/** The graph as GraphML 1.0 (graphml.graphdrawing.org); what no one stated has no data element. */
export function writeGraphMl({ nodes, edges }: GraphContent): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keysFor('node', nodeNames),
    ...['x', 'y'].map((axis) => `<key id="node_${axis}" for="node" attr.name="${axis}" attr.type="double"/>`),
    ...keysFor('edge', edgeNames),
    '<graph edgedefault="directed">',
    ...nodes.map((node) => {
      const place = node.at && { x: String(node.at.x), y: String(node.at.y) };
      const data = `${dataOf('node', nodeValues(node))}${place ? dataOf('node', place) : ''}`;
      return `<node id="${escapeXml(node.id)}">${data}</node>`;
    }),
    ...edges.map((edge) => {
      const [id, source, target] = [edge.id, edge.source, edge.target].map(escapeXml);
      return `<edge id="${id}" source="${source}" target="${target}">${dataOf('edge', edgeValues(edge))}</edge>`;
    }),
    '</graph>',
    '</graphml>\n',
  ].join('\n');
}
