import { pointerTokens } from '../viewer/json-pointer.ts';

/** The names of exported types, by the places their schemas are written at. */
export interface TypeNames {
  /** The same name for the same place; never the same name for two. */
  of(pointer: string): string;
}

export function openTypeNames(title: string): TypeNames {
  const byPointer = new Map<string, string>();
  const taken = new Set<string>();
  return {
    of(pointer) {
      const known = byPointer.get(pointer);
      if (known !== undefined) return known;
      const wanted = safeName(pointer === '' ? title : fileName(pointerTokens(pointer).at(-1) ?? ''));
      let name = wanted;
      for (let more = 2; taken.has(name); more += 1) name = `${wanted}${more}`;
      taken.add(name);
      byPointer.set(pointer, name);
      return name;
    },
  };
}

/** A schema from another document is called by its file. */
function fileName(token: string): string {
  if (!/^\w+:\/\//.test(token)) return token;
  return decodeURIComponent(/([^/]*?)(?:\.\w+)*$/.exec(token)?.[1] ?? token);
}

/** `order status` becomes `OrderStatus`; what is not a letter or digit only separates. */
function safeName(text: string): string {
  const words = text.normalize('NFC').split(/[^\p{L}\p{Nd}]+/u);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  const short = [...name].slice(0, 80).join('');
  if (short === '') return 'Schema';
  return /^\p{Nd}/u.test(short) ? `_${short}` : short;
}

/** A property's name as it is written in a type. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
