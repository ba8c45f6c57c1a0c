import { TaxiiError } from './taxii-error.ts';

/** Sent exactly so (TAXII 2.1, section 1.6.8). */
export const taxiiMediaType = 'application/taxii+json;version=2.1';

type MediaType = { readonly name: string; readonly parameters: ReadonlyMap<string, string> };

function readMediaType(text: string): MediaType {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim().toLowerCase());
  const parameters = rest.map((part) => {
    const [key = '', value = ''] = part.split('=').map((side) => side.trim());
    return [key, value.replaceAll('"', '')] as const;
  });
  return { name, parameters: new Map(parameters) };
}

/** The version may be missing, and a charset may be given: the standard has neither, and clients send both. */
const isTaxii = ({ name, parameters }: MediaType) =>
  name === 'application/taxii+json' && (parameters.get('version') ?? '2.1') === '2.1';

const isWanted = ({ parameters }: MediaType) => Number(parameters.get('q') ?? 1) > 0;

const takesAll = new Set(['*/*', 'application/*']);

/** @throws TaxiiError where the client takes nothing that TAXII 2.1 has */
export function requireAccepted(accept: string | undefined): void {
  if (accept === undefined || accept.trim() === '') return;
  const types = accept.split(',').map(readMediaType).filter(isWanted);
  if (types.some((type) => takesAll.has(type.name) || isTaxii(type))) return;
  throw new TaxiiError(406, `Send the header Accept: ${taxiiMediaType}`);
}

/** @throws TaxiiError where the body is said to be anything else */
export function requireTaxiiBody(contentType: string | undefined): void {
  if (contentType !== undefined && isTaxii(readMediaType(contentType))) return;
  throw new TaxiiError(415, `Send the body as Content-Type: ${taxiiMediaType}`);
}
