/** Markdown of a model as plain text: without emphasis, headings and the addresses of links; citations stay. */
export const textOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/^```.*$/gm, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=\S)([^*_\n]*\S)[*_](?![\w*])/g, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
