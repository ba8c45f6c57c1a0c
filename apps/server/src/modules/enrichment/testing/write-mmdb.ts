type Data = string | number | { readonly [name: string]: Data };

const control = (type: number, size: number): Buffer => {
  const [first, more] = size < 29 ? [size, []] : [29, [size - 29]];
  return type <= 7 ? Buffer.from([(type << 5) | first, ...more]) : Buffer.from([first, type - 7, ...more]);
};

function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0));
}

/** Types 2 (text), 6 (unsigned, 32 bits) and 7 (map) of the data section. */
function encode(data: Data): Buffer {
  if (typeof data === 'string') return Buffer.concat([control(2, Buffer.byteLength(data)), Buffer.from(data)]);
  if (typeof data === 'number') {
    const bytes = data === 0 ? Buffer.alloc(0) : unsigned(data);
    return Buffer.concat([control(6, bytes.length), bytes]);
  }
  const pairs = Object.entries(data);
  return Buffer.concat([control(7, pairs.length), ...pairs.flatMap(([name, value]) => [encode(name), encode(value)])]);
}

type Node = [number | Node | null, number | Node | null];
type Entry = { readonly network: string; readonly data: Data };

const bitOf = (address: string, at: number): 0 | 1 => {
  const octet = Number(address.split('.')[at >> 3]);
  return ((octet >> (7 - (at & 7))) & 1) as 0 | 1;
};

/**
 * A MaxMind DB file (specification 2.0) of IPv4 networks that do not overlap, with records of 24 bits.
 *
 * @param builtAt seconds since 1970
 */
export function writeMmdb(type: string, builtAt: number, entries: readonly Entry[]): Buffer {
  const root: Node = [null, null];
  const sections: Buffer[] = [];
  let offset = 0;
  for (const { network, data } of entries) {
    const [address = '', length = '32'] = network.split('/');
    let node = root;
    for (let at = 0; at < Number(length) - 1; at++) {
      const bit = bitOf(address, at);
      node[bit] ??= [null, null];
      node = node[bit] as Node;
    }
    node[bitOf(address, Number(length) - 1)] = offset;
    const bytes = encode(data);
    sections.push(bytes);
    offset += bytes.length;
  }
  const nodes: Node[] = [];
  const collect = (node: Node) => {
    nodes.push(node);
    for (const part of node) if (Array.isArray(part)) collect(part);
  };
  collect(root);
  const tree = Buffer.alloc(nodes.length * 6);
  const record = (part: Node[0]) => {
    if (part === null) return nodes.length;
    return Array.isArray(part) ? nodes.indexOf(part) : nodes.length + 16 + part;
  };
  for (const [index, node] of nodes.entries())
    for (const side of [0, 1] as const) tree.writeUIntBE(record(node[side]), index * 6 + side * 3, 3);
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: builtAt,
    database_type: type,
    description: {},
    ip_version: 4,
    languages: {},
    node_count: nodes.length,
    record_size: 24,
  });
  const start = Buffer.concat([Buffer.from('abcdef', 'hex'), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), ...sections, start, metadata]);
}
