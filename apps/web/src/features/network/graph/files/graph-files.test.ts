import { expect, test } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { mergeGraphs } from '../model/network-model.ts';
import { writeGexf } from './gexf.ts';
import { graphContent } from './graph-content.ts';
import { writeGraphMl } from './graphml.ts';

const hostile = '<b attr="x"> & \u0001]]> "quay" 港';
const small = graphOf(['a', 'b', 'c'], ['a-b', 'b-c']);
const named = { ...small, nodes: small.nodes.map((node) => (node.id === 'a' ? { ...node, name: hostile } : node)) };
const content = graphContent(mergeGraphs([named]), {
  ids: new Set(['a', 'b']),
  isDrawn: () => true,
  pointOf: (id) => (id === 'a' ? { x: 1.5, y: -2 } : undefined),
});
const shown = '<b attr="x"> & ]]> "quay" 港';

const parse = (written: string) => {
  const document = new DOMParser().parseFromString(written, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

test('GraphML is well-formed whatever the names are, and every key that is used is declared', () => {
  const document = parse(writeGraphMl(content));
  const [node] = document.querySelectorAll('node');
  const dataOf = (name: string) => node?.querySelector(`data[key="node_${name}"]`)?.textContent;

  expect([dataOf('name'), dataOf('x'), dataOf('y'), dataOf('risk')]).toEqual([shown, '1.5', '-2', undefined]);
  expect(document.querySelectorAll('node')).toHaveLength(2);
  const [edge, ...others] = document.querySelectorAll('edge');
  expect([edge?.getAttribute('source'), edge?.getAttribute('target'), others.length]).toEqual(['a', 'b', 0]);
  const declared = [...document.querySelectorAll('key')].map(({ id }) => id);
  for (const data of document.querySelectorAll('data')) expect(declared).toContain(data.getAttribute('key'));
});

test('GEXF is well-formed too, with positions as its readers count them', () => {
  const document = parse(writeGexf(content));
  const [node] = document.querySelectorAll('node');

  expect(node?.getAttribute('label')).toBe(shown);
  expect(node?.getElementsByTagName('viz:position')[0]?.getAttribute('y')).toBe('2');
  expect(document.querySelectorAll('edge')).toHaveLength(1);
  const declared = [...document.querySelectorAll('attribute')].map(({ id }) => id);
  for (const value of document.querySelectorAll('attvalue')) expect(declared).toContain(value.getAttribute('for'));
});

test('connections that are not drawn are not in the file', () => {
  const without = graphContent(mergeGraphs([small]), {
    ids: new Set(['a', 'b', 'c']),
    isDrawn: (id) => id !== 'a-b',
    pointOf: () => undefined,
  });

  expect(without.edges.map(({ id }) => id)).toEqual(['b-c']);
});
