// After a digit a full stop may belong to a date ("21. November") or to a list.
const sentenceEnd = /(?<!\d)[.!?][)\]"'*_]{0,8}[ \t]{1,8}|[。！？](?=[^\x21-\x7E]|[ \t])/g;
const brackets = /[[\]()<>`]/g;

/** Where every bracket of a line has its other half, as far as has been read; read once from left to right. */
function createBalance(line: string) {
  const found = line.matchAll(brackets);
  let open = { square: 0, round: 0, angle: 0, code: 0 };
  let next = found.next();
  const step = (bracket: string) => {
    const { square, round, angle, code } = open;
    if (bracket === '[' || bracket === ']') open = { ...open, square: square + (bracket === '[' ? 1 : -1) };
    else if (bracket === '(' || bracket === ')') open = { ...open, round: round + (bracket === '(' ? 1 : -1) };
    else if (bracket === '`') open = { ...open, code: 1 - code };
    else open = { ...open, angle: bracket === '<' ? 1 : Math.min(angle, 0) };
  };
  return (until: number): boolean => {
    for (; !next.done && next.value.index < until; next = found.next()) step(next.value[0]);
    return open.square === 0 && open.round === 0 && open.angle === 0 && open.code === 0;
  };
}

function endOfSentence(line: string): number {
  const isBalancedAt = createBalance(line);
  let end = 0;
  for (const { index, 0: found } of line.matchAll(sentenceEnd)) {
    const after = index + found.length;
    if (isBalancedAt(after)) end = after;
  }
  return end;
}

/**
 * Collects what a model writes and hands out whole lines and sentences only, so that whoever looks at a piece never
 * sees half a link. `end` hands out the rest.
 */
export function createHoldBack() {
  let pending = '';
  const take = (until: number) => {
    const piece = pending.slice(0, until);
    pending = pending.slice(until);
    return piece;
  };
  return {
    push(delta: string): string {
      pending += delta;
      // Only a line feed or a blank ends something; letters alone are not worth looking at.
      if (!/[\s。！？]/.test(delta)) return '';
      const line = pending.lastIndexOf('\n') + 1;
      return take(line + endOfSentence(pending.slice(line)));
    },
    end: (): string => take(pending.length),
  };
}
