import { crc32 } from 'node:zlib';

type Entry = { readonly name: string; readonly content: string };

function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** Common fields of the local header and the directory: version, flags, method, time, checksum, sizes, lengths. */
function describe({ name, content }: Entry): Buffer {
  const size = Buffer.byteLength(content);
  const sizes = [
    [4, crc32(content)],
    [4, size],
    [4, size],
  ] as const;
  return numbers([2, 20], [2, 0], [2, 0], [4, 0], ...sizes, [2, Buffer.byteLength(name)], [2, 0]);
}

/** A zip archive of texts, stored without compression (APPNOTE.TXT, 4.3). */
export function zipOf(entries: readonly Entry[]): Buffer {
  let offset = 0;
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const file = Buffer.concat([numbers([4, 0x04034b50]), describe(entry), name, Buffer.from(entry.content)]);
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), describe(entry), place, name]));
    files.push(file);
    offset += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return Buffer.concat([...files, ...directory, end]);
}
