import { dropInvisible } from './drop-invisible.ts';
import { dropAddresses } from './find-addresses.ts';
import { isInternalAddress } from './internal-address.ts';

/** Comments, tags and autolinks; an opened one that never closes only loses its bracket. */
const dropTags = (text: string) =>
  text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/<(?=[a-z/!?])/gi, '');

/** `[label](address)` stays where it is a screen of ours; else its label stays. Titles go. */
const keepInternal = (whole: string, label: string, target: string) => {
  const address = target.trim().split(/\s/)[0] ?? '';
  if (!isInternalAddress(address)) return label;
  return whole.endsWith(`](${address})`) ? whole : `[${label}](${address})`;
};

const dropLinks = (text: string) =>
  text
    // A definition that reference links would lead to.
    .replace(/^[ \t>*+-]*\[[^\]\n]*\]:.*$/gm, '')
    .replace(/!+(?=\\?\[)/g, '')
    .replace(/\[([^[\]]*)\]\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, keepInternal)
    .replace(/\]\((?![^()\n]*\))/g, '] (')
    .replace(/\[([^[\]]*)\]\[(?!\d{1,3}\])[^[\]]*\]/g, '$1');

const cleanOnce = (text: string) => dropAddresses(dropLinks(dropTags(dropInvisible(text))));

/**
 * A text of a model without pictures, HTML, outside links and addresses, and without characters that no one sees.
 * Links to screens of ours stay. Taking something out may put a new thing together, so it is repeated until nothing
 * changes; what still changes after that many rounds was made to, and is dropped whole.
 */
export function cleanText(text: string): string {
  let before = text;
  for (let round = 0; round < 40; round++) {
    const after = cleanOnce(before);
    if (after === before) return after;
    before = after;
  }
  return '';
}
