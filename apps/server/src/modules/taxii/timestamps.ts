const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/;

/**
 * A timestamp of STIX and TAXII as microseconds since 1970; undefined for anything else. Smaller parts are cut off.
 */
export function readMicroseconds(text: string): number | undefined {
  const [, seconds, fraction = ''] = shape.exec(text) ?? [];
  const at = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  // Date.parse reads 30 February as 2 March.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(seconds ?? '')) return undefined;
  return at * 1_000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}

/** As TAXII writes it, with six places. */
export function writeMicroseconds(at: number): string {
  const milliseconds = Math.floor(at / 1_000);
  const rest = String(at - milliseconds * 1_000).padStart(3, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
}
