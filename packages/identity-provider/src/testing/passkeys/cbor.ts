/** The parts of an attestation. */
export type CborValue = number | string | Uint8Array | ReadonlyMap<number, CborValue> | ReadonlyMap<string, CborValue>;

const kinds = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 };

/** The first byte encodes the kind and, if it fits into five bits, the value; else it follows (RFC 8949, section 3). */
function head(kind: number, value: number): Buffer {
  const top = kind << 5;
  if (value < 24) return Buffer.of(top | value);
  if (value < 256) return Buffer.of(top | 24, value);
  return Buffer.of(top | 25, value >> 8, value & 255);
}

/** CBOR of whole numbers below 65,536 either way, texts, bytes and maps. */
export function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(kinds.negative, -1 - value) : head(kinds.unsigned, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(kinds.text, bytes.length), bytes]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(kinds.bytes, value.length), value]);
  const entries = [...(value as ReadonlyMap<number | string, CborValue>)];
  return Buffer.concat([
    head(kinds.map, entries.length),
    ...entries.flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
  ]);
}
