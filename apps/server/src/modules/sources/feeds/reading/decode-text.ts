import type { FeedReply } from '../feed-reader.ts';

const declared = /^\s*<\?xml[^>]*\sencoding=["']([\w:.-]{1,40})["']/i;

/** The text of a response in the encoding of its headers or its XML declaration; UTF-8 by default. */
export function decodeText({ body, headers }: Pick<FeedReply, 'body' | 'headers'>): string {
  const named =
    /;\s*charset=["']?([\w:.-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ??
    declared.exec(body.toString('latin1', 0, 300))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(named).decode(body);
  } catch (cause) {
    // An encoding unknown to browsers too.
    if (!(cause instanceof RangeError)) throw cause;
    return new TextDecoder().decode(body);
  }
}
