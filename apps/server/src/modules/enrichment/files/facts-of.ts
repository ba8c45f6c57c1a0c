type Fact = { readonly name: string; readonly value: string };

const factsMax = 30;
const valueMax = 300;
/** Gazetteer ids, and the country of a registry or flag rather than of the address. */
const left = /(?:^|\.)(?:geoname_id|represented_country|registered_country|is_in_european_union)(?:\.|$)/;
const otherLanguage = /\.names\.(?!en$)/;

function* leavesOf(value: unknown, path: string): Generator<Fact> {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') {
    yield { name: path, value: String(value).slice(0, valueMax) };
    return;
  }
  for (const [name, part] of Object.entries(value)) yield* leavesOf(part, path === '' ? name : `${path}.${name}`);
}

/** The content of an entry, for any kind of file: each leaf by its path, names in English. */
export const factsOf = (answer: object): Fact[] =>
  [...leavesOf(answer, '')].filter(({ name }) => !left.test(name) && !otherLanguage.test(name)).slice(0, factsMax);
