import { decodeDelivery } from '../decode/decode-delivery.ts';
import { detectFormat } from '../detect-format.ts';
import { formatOf, loadMapping } from '../formats.ts';
import type { IncomingAlert } from '../incoming-alert.ts';
import { compileMapping } from '../mapping/compile-mapping.ts';
import { mapDocuments } from '../mapping/map-documents.ts';

/** An alert with its key and observables as short texts, which are easier to compare. */
export type ShortAlert = Omit<IncomingAlert, 'key' | 'observables'> & {
  readonly key: string;
  readonly observables: readonly string[];
};

export type Read = {
  readonly alerts: readonly ShortAlert[];
  /** `reason: detail` of what became no alert. */
  readonly refused: readonly string[];
  readonly detected: readonly (string | null)[];
  readonly unmapped: readonly string[];
};

/** Reads a delivery as the product does: text as it is, anything else as JSON. */
export async function readWith(format: string, body: unknown): Promise<Read> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { documents, rejections } = decodeDelivery(Buffer.from(text), formatOf(format).wire);
  const mapped = await mapDocuments(compileMapping(loadMapping(format)), documents);
  return {
    alerts: mapped.alerts.map(({ alert }) =>
      Object.assign({}, alert, {
        key: alert.key.map(([name, value]) => `${name}=${value}`).join(' '),
        observables: alert.observables.map(({ type, role, value }) => `${type} ${role} ${value}`),
      }),
    ),
    refused: [...rejections, ...mapped.rejections].map(({ reason, detail }) => `${reason}: ${detail}`),
    detected: documents.map(({ value }) => detectFormat(value)),
    unmapped: mapped.unmapped,
  };
}
