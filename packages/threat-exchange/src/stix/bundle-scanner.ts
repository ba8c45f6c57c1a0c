import type { ProblemItem, ReadOptions, RejectedItem } from '../records.ts';
import { problem, rejection } from '../reject.ts';
import { utf8Check } from '../utf8-check.ts';
import { type Captured, captureValue, isSpace } from './capture-value.ts';

/** Deeper objects are rejected: nothing in STIX comes near it. */
const maxDepth = 64;

export interface FoundObject {
  readonly kind: 'object';
  /** `objects[12]`. */
  readonly place: string;
  readonly object: unknown;
  /** Exactly as it is in the file. */
  readonly text: string;
}

export type BundleItem = FoundObject | RejectedItem | ProblemItem;

type Step =
  | 'start'
  | 'key_or_end'
  | 'key'
  | 'colon'
  | 'value'
  | 'after_value'
  | 'object_or_end'
  | 'object'
  | 'after_object'
  | 'end';

const byteOrderMark = [0xef, 0xbb, 0xbf];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const [quote, comma, colon] = [0x22, 0x2c, 0x3a];
const startsOtherJson = /["[\-0-9]/;

// Members of the bundle itself that mean something; the rest only has to be JSON.
const headKeys = new Set(['type', 'id', 'spec_version']);
const knownVersions = new Set<unknown>([undefined, '2.0', '2.1']);

/**
 * Scans a bundle byte by byte and yields its objects one at a time. Other members may be before or after the list of
 * objects (STIX 2.1, section 8: the order of members means nothing).
 */
export function bundleScanner({ maxObjects, maxObjectBytes }: Pick<ReadOptions, 'maxObjects' | 'maxObjectBytes'>) {
  const utf8 = utf8Check();
  const head = new Map<string, unknown>();
  let step: Step = 'start';
  let value: ReturnType<typeof captureValue> | null = null;
  let valueAt = 0;
  let key = '';
  let count = 0;
  let position = 0;

  const notJson = (at: number) => problem('not_json', `byte ${at}`);

  function* read(chunk: Uint8Array): Generator<BundleItem> {
    const badAt = utf8.check(chunk);
    if (badAt !== null) return yield problem('not_utf8', `byte ${badAt}`);
    let at = 0;
    while (at < chunk.length) {
      if (value) {
        at = value.take(chunk, at);
        if (!value.isDone()) break;
        const item = takeValue(value.captured());
        value = null;
        if (item) yield item;
        if (item?.kind === 'problem') return;
        continue;
      }
      const byte = chunk[at] ?? 0;
      if (!isSpace(byte)) {
        const found = takeByte(byte, position + at);
        if (found === 'value') continue;
        if (found) return yield found;
      }
      at += 1;
    }
    position += chunk.length;
  }

  /** `value`: this byte begins one. */
  function takeByte(byte: number, at: number): ProblemItem | 'value' | null {
    switch (step) {
      case 'start':
        return begin(byte, at);
      case 'key_or_end':
        return byte === closeBrace ? go('end') : beginKey(byte, at);
      case 'key':
        return beginKey(byte, at);
      case 'colon':
        return byte === colon ? go('value') : notJson(at);
      case 'value':
        if (key !== 'objects') return beginValue(at);
        return byte === openBracket ? go('object_or_end') : problem('not_a_bundle', `objects, byte ${at}`);
      case 'after_value':
        if (byte === comma) return go('key');
        return byte === closeBrace ? go('end') : notJson(at);
      case 'object_or_end':
        if (byte === closeBracket) return go('after_value');
        step = 'object';
        return beginObject(at);
      case 'object':
        return beginObject(at);
      case 'after_object':
        if (byte === comma) return go('object');
        return byte === closeBracket ? go('after_value') : notJson(at);
      case 'end':
        return notJson(at);
    }
  }

  function go(next: Step): null {
    step = next;
    return null;
  }

  function begin(byte: number, at: number): ProblemItem | null {
    if (at < 3 && byte === byteOrderMark[at]) return null;
    if (byte === openBrace) return go('key_or_end');
    return startsOtherJson.test(String.fromCharCode(byte)) ? problem('not_a_bundle', `byte ${at}`) : notJson(at);
  }

  function beginKey(byte: number, at: number): ProblemItem | 'value' {
    if (byte !== quote) return notJson(at);
    step = 'key';
    return beginValue(at);
  }

  function beginObject(at: number): ProblemItem | 'value' {
    return count >= maxObjects ? problem('too_many_objects', String(maxObjects)) : beginValue(at);
  }

  function beginValue(at: number): 'value' {
    valueAt = at;
    value = captureValue({ maxBytes: maxObjectBytes, maxDepth });
    return 'value';
  }

  function takeValue(captured: Captured): BundleItem | null {
    if (step === 'object') return takeObject(captured);
    const parsed = parse(captured);
    if (!parsed) return notJson(valueAt);
    if (step === 'key') {
      key = String(parsed.value);
      return go('colon');
    }
    if (headKeys.has(key)) head.set(key, parsed.value);
    step = 'after_value';
    // The rest of a file that says it is something else need not be read.
    return key === 'type' && parsed.value !== 'bundle' ? checkHead() : null;
  }

  function takeObject(captured: Captured): BundleItem {
    const place = `objects[${count}]`;
    count += 1;
    step = 'after_object';
    if ('fault' in captured) {
      const limit = captured.fault === 'too_deep' ? maxDepth : maxObjectBytes;
      return rejection({ place, reason: captured.fault, detail: String(limit) });
    }
    const parsed = parse(captured);
    if (!parsed) return problem('not_json', `${place}, byte ${valueAt}`);
    return { kind: 'object', place, object: parsed.value, text: captured.text };
  }

  function checkHead(): ProblemItem | null {
    const type = head.get('type');
    if (type !== 'bundle')
      return problem('not_a_bundle', type === undefined ? 'type' : `type: ${JSON.stringify(type)}`);
    const version = head.get('spec_version');
    return knownVersions.has(version) ? null : problem('not_a_bundle', `spec_version: ${JSON.stringify(version)}`);
  }

  function* end(): Generator<BundleItem> {
    const badAt = utf8.end();
    if (badAt !== null) yield problem('not_utf8', `byte ${badAt}`);
    else if (step === 'start') yield problem('empty_file', '');
    else if (step !== 'end') yield notJson(position);
    else {
      const verdict = checkHead();
      if (verdict) yield verdict;
    }
  }

  return { read, end };
}

function parse(captured: Captured): { value: unknown } | null {
  // Too large or too deep to read, and not a relevant member.
  if ('fault' in captured) return { value: null };
  try {
    return { value: JSON.parse(captured.text) };
  } catch {
    return null;
  }
}
