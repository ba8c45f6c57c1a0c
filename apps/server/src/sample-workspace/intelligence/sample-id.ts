import { createHash } from 'node:crypto';

/** The same name always gives the same STIX id, so that every sample workspace has the same records. */
export function sampleId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`halyard sample ${kind} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${kind}--${uuid.join('-')}`;
}
