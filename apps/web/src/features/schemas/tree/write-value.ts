const shownAtMost = 200;

/** A value of a schema as JSON on one line; long ones are cut. */
export function writeValue(value: unknown, atMost = shownAtMost): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > atMost ? `${text.slice(0, atMost - 1)}…` : text;
}

const listedAtMost = 20;

/** Allowed values one after the other; as many as fit a line of the tree. */
export function writeValues(values: readonly unknown[]): string {
  const listed = values
    .slice(0, listedAtMost)
    .map((value) => (typeof value === 'string' ? value : writeValue(value, 40)));
  return `${listed.join(', ')}${values.length > listedAtMost ? ', …' : ''}`;
}
