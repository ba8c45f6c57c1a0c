/** Pages of values as one list of JSON. */
export async function* writeJsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${isEmpty ? '[\n' : ',\n'}${page.map((value) => JSON.stringify(value)).join(',\n')}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]' : '\n]';
}

type Pages = AsyncIterable<readonly unknown[]>;

const isPages = (value: unknown): value is Pages =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** A JSON object, member by member; paged members become lists. */
export async function* writeJsonObject(members: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let separator = '{\n';
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(name)}: `;
    if (isPages(value)) yield* writeJsonList(value);
    else yield JSON.stringify(value, null, 2);
    separator = ',\n';
  }
  yield separator === '{\n' ? '{}\n' : '\n}\n';
}
