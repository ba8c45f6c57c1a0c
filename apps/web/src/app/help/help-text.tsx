import { InternalLink } from '../../ui/internal-link.tsx';

const link = /\[(?<name>[^\]]+)\]\((?<href>[^)]+)\)/g;

type Piece = { readonly at: number; readonly text: string; readonly href?: string };

/** The text and the links of one paragraph of Markdown, in their order. */
function piecesOf(text: string): Piece[] {
  const links = [...text.matchAll(link)];
  const parts = links.flatMap(({ index, 0: { length }, groups: { name = '', href = '' } = {} }, number): Piece[] => {
    const before = links[number - 1];
    const from = before ? before.index + before[0].length : 0;
    const next = links[number + 1] ? [] : [{ at: index + length, text: text.slice(index + length) }];
    return [{ at: from, text: text.slice(from, index) }, { at: index, text: name, href }, ...next];
  });
  return parts.length > 0 ? parts : [{ at: 0, text }];
}

/** The paragraph of a section, with links to the screens that it names. */
export function HelpText({ text }: { readonly text: string }) {
  return (
    <p>
      {piecesOf(text).map(({ at, text: said, href }) =>
        href === undefined ? (
          said
        ) : (
          <InternalLink key={at} address={href}>
            {said}
          </InternalLink>
        ),
      )}
    </p>
  );
}
