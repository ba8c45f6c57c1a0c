const lineFeed = 0x0a;
const space = 0x20;
const opening = 0x3c;
/** The decoder's pattern of an octet count. */
const countPattern = /^\d{1,8} (?=<)/;
const countMax = 9;

/**
 * A message in a delivery: its own line, counted if it has several lines. A message cannot absorb the following ones,
 * whatever its sender writes: others may have sent those.
 */
export function encodeLine(message: Buffer): Buffer {
  const count = countPattern.exec(message.toString('latin1', 0, countMax + 1))?.[0].length ?? 0;
  const own = message.subarray(count);
  const hasLines = own.includes(lineFeed);
  const isCounted = hasLines && own[0] === opening;
  const line = Buffer.concat([Buffer.from(isCounted ? `${own.length} ` : ''), own, Buffer.of(lineFeed)]);
  if (hasLines && !isCounted) for (let at = 0; at < line.length - 1; at++) if (line[at] === lineFeed) line[at] = space;
  return line;
}

/** The body of a delivery. */
export function joinLines(lines: readonly Buffer[]): Buffer {
  // Two odd first bytes would be a byte order mark, and all lines be read as UTF-16.
  const guard = (lines[0]?.[0] ?? 0) >= 0xfe ? [Buffer.of(lineFeed)] : [];
  return Buffer.concat([...guard, ...lines]);
}
