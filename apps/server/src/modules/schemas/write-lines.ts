const pieceLength = 65_536;

/** Rows as NDJSON, in pieces. */
export async function* writeLines(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
