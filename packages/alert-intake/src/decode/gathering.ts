import type { Rejection } from '../incoming-alert.ts';
import type { Document } from '../mapping/map-documents.ts';

export type Decoded = {
  readonly documents: readonly Document[];
  readonly rejections: readonly Rejection[];
  /** Repairs made while reading that the sender may want to know. */
  readonly notes: readonly string[];
};

/** Documents of one delivery, those that cannot be read included. */
const documentsMax = 10_000;

/** Takes what a reader finds, in the order of the delivery; each document or rejection is one place. */
export type Gathering = {
  readonly add: (value: unknown) => void;
  readonly reject: (detail: string) => void;
  readonly note: (text: string) => void;
  /** Nothing more is taken, only counted: a reader may then spare itself the work. */
  readonly isFull: () => boolean;
  readonly finish: () => Decoded;
};

export function startGathering(): Gathering {
  const documents: Document[] = [];
  const rejections: Rejection[] = [];
  const notes = new Set<string>();
  let place = 0;
  const isFull = () => place >= documentsMax;
  return {
    isFull,
    add(value) {
      if (++place <= documentsMax) documents.push({ place, value });
    },
    reject(detail) {
      if (++place <= documentsMax) rejections.push({ place, reason: 'not_readable', detail });
    },
    note(text) {
      notes.add(text);
    },
    finish() {
      const beyond = place - documentsMax;
      if (beyond > 0)
        rejections.push({
          place: documentsMax + 1,
          reason: 'too_many',
          detail: `A delivery holds at most ${documentsMax} documents; ${beyond} more were not read.`,
          count: beyond,
        });
      return { documents, rejections, notes: [...notes] };
    },
  };
}
