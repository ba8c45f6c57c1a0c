export { decodeDelivery, type Wire } from './decode/decode-delivery.ts';
export type { Decoded } from './decode/gathering.ts';
export { detectFormat } from './detect-format.ts';
export { type EventRule, mapEvents } from './events/map-events.ts';
export { fingerprintOf, fingerprintVersion, occurrenceOf } from './fingerprint.ts';
export { type Format, formatOf, formats, loadMapping } from './formats.ts';
export type {
  IncomingAlert,
  Observable,
  Rejection,
  RejectionReason,
  SourceState,
} from './incoming-alert.ts';
export { compileMapping, type Mapping, MappingError } from './mapping/compile-mapping.ts';
export { type Document, type Mapped, mapDocuments } from './mapping/map-documents.ts';
