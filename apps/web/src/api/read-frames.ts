/** One message of a stream of server-sent events. */
export type Frame = { readonly event: string; readonly data: string };

type Hearers = {
  readonly onFrame: (frame: Frame) => void;
  /** Where to go on after a break. */
  readonly onId: (id: string) => void;
};

/**
 * Takes a stream apart as it arrives (WHATWG HTML, section 9.2): lines may be cut anywhere, comments say nothing,
 * and an id counts even where nothing is said with it.
 */
export function createFrameReader({ onFrame, onId }: Hearers): (text: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function takeLine(line: string) {
    if (line === '') {
      if (data.length > 0) onFrame({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
    if (name === 'id' && !value.includes('\0')) onId(value);
  }

  return (text) => {
    const all = rest + text;
    // A carriage return at the end may be half of a line break.
    const whole = all.endsWith('\r') ? all.slice(0, -1) : all;
    const lines = whole.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + (whole === all ? '' : '\r');
    for (const line of lines) takeLine(line);
  };
}
