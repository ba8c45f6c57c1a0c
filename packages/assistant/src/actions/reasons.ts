import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { ofKind } from '../reader/assemble/parts.ts';
import { isLeftOver } from '../reader/pieces.ts';
import type { Question } from '../reader/question.ts';

const because = /^(.+?)(?:ため|ので)(?:に)?[、,。]|[、,。]\s*([^、。]+?)(?:ため|ので|から)(?:です)?[。\s]*$/su;

const reasons = /(?:^|[\s,])(?:because|since|weil|denn|parce que|parce qu['’]|car|porque|ya que)\s*(\S.*)$/isu;

/** What is behind "because"; null where nothing does. */
export function reasonIn(text: string, language: Language): string | null {
  if (language !== 'ja') return reasons.exec(text)?.[1]?.trim() ?? null;
  const [, first, last] = because.exec(text) ?? [];
  return (first ?? last)?.trim() ?? null;
}

/** Words of the person's own behind the last value of a request and a comma; null where there are none. */
export function remarkIn({ text, request }: Question): string | null {
  const last = request.findLast((piece) =>
    ofKind(piece, 'value').some((meaning) => /^(?:status|verdict)\./.test(meaning)),
  );
  const said = last && /^\s*[,;:、，–—-]\s*(\S.*)$/su.exec(text.slice(last.until))?.[1];
  const isOwn = last !== undefined && request.some((piece) => piece.at > last.at && isLeftOver(piece));
  return said && isOwn ? said.trim() : null;
}
