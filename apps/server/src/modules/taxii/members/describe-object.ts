import { readMicroseconds } from '../timestamps.ts';

type Json = Readonly<Record<string, unknown>>;

export type Described = {
  readonly type: string;
  readonly specVersion: string;
  readonly version: string;
  /** Microseconds since 1970. */
  readonly versionAt: number;
  /** Authors and markings. */
  readonly refs: readonly string[];
  readonly markings: readonly string[];
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const partMarkings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => {
    const marking = (one as Json | null)?.marking_ref;
    return typeof marking === 'string' ? [marking] : [];
  });

/** TAXII's data about a STIX object. An object without a time has the one of its row, in milliseconds. */
export function describeObject(text: string, rowAt: number): Described {
  const object = JSON.parse(text) as Json;
  const said = [object.modified, object.created].find((value) => typeof value === 'string') as string | undefined;
  const saidAt = said === undefined ? undefined : readMicroseconds(said);
  const markings = [...texts(object.object_marking_refs), ...partMarkings(object.granular_markings)];
  const author = typeof object.created_by_ref === 'string' ? [object.created_by_ref] : [];
  return {
    type: String(object.type),
    specVersion: typeof object.spec_version === 'string' ? object.spec_version : '2.0',
    version: saidAt === undefined || said === undefined ? new Date(rowAt).toISOString() : said,
    versionAt: saidAt ?? rowAt * 1000,
    refs: [...new Set([...author, ...markings])].sort(),
    markings,
  };
}
