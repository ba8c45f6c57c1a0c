import type { FastifyInstance } from 'fastify';

/** The operator's own texts by name; undefined for the product's own. */
export type LegalTexts = Readonly<Record<'terms' | 'privacy', string | undefined>>;

/** Which of them the operator has replaced. */
export const listOwnTexts = (texts: LegalTexts): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [name]));

/** Serves the operator's texts publicly, as plain text, at `/terms.txt` and `/privacy.txt`. */
export function serveLegalTexts(app: FastifyInstance, texts: LegalTexts): void {
  for (const [name, text] of Object.entries(texts))
    if (text !== undefined)
      app.get(`/${name}.txt`, (_, response) =>
        response.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text),
      );
}
